import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUNDLED_PHOTO_MODEL } from '../bundled.ts';
import { createPhotoPool } from '../photo/photo-pool.ts';
import type { PhotoEmbedder, PhotoVector, TextEmbedder } from '../port.ts';
import { createTextPool } from '../text/text-pool.ts';

/** A folder that holds no models that can be used; the message says why. */
export class ModelFolderError extends Error {
  override name = 'ModelFolderError';
}

/** A text encoder. */
const text = z.strictObject({
  /** The ONNX file, within the folder; it takes `input_ids`, and `attention_mask` and `token_type_ids` if it wants. */
  model: fileName(),
  /** A `tokenizer.json` as the Hugging Face libraries write it. */
  tokenizer: fileName(),
  /** Whether the model reads any language; then texts are not glossed into English. */
  multilingual: z.boolean(),
  /** Longer texts are cut off. */
  tokens_max: z.int().min(8).max(8192),
  /** The number of the token that brings every text to `tokens_max`, where the model was trained on texts of one length. */
  fill_token: z.int().min(0).optional(),
  /** The output to take; by default the first. */
  output: z.string().min(1).optional(),
  /** How token vectors become one: `mean`, `first` (the token in front), or `none` where the model has done it. */
  pooling: z.enum(['mean', 'first', 'none']),
  /** Written in front of every text, where the model was trained so: `query: `. */
  prefix: z.string().max(200).default(''),
});

const channels = (value: z.ZodNumber) => z.array(value).length(3);

/** An image encoder. */
const image = z.strictObject({
  /** The ONNX file, within the folder; it takes one photo of `size` × `size` pixels, as [1, 3, size, size]. */
  model: fileName(),
  /** The input and the output to take; by default the first. */
  input: z.string().min(1).optional(),
  output: z.string().min(1).optional(),
  /** In pixels. */
  size: z.int().min(16).max(1024),
  /** Of red, green and blue in 0..1: taken off, and divided by. */
  mean: channels(z.number()),
  std: channels(z.number().positive()),
  /** How a photo becomes a square: its middle (`crop`), or the whole of it, squeezed (`squash`). */
  resize: z.enum(['crop', 'squash']),
  /** The encoder of texts into the same space, where the model has one. */
  text: text.optional(),
});

/** What `manifest.json` in a folder of models says. */
export const folderManifest = z
  .strictObject({
    /** Names the models and their version: vectors of different ids are never compared. */
    id: z.string().regex(/^[\w.:@/-]{1,100}$/),
    /** Takes the place of the bundled text model. */
    text: text.optional(),
    /** Takes the place of the bundled photo models; objects and what is unsafe are still told by those. */
    image: image.optional(),
  })
  .refine((manifest) => manifest.text !== undefined || manifest.image !== undefined, {
    error: 'needs a part “text” or “image”, or both',
  });
export type FolderManifest = z.infer<typeof folderManifest>;

/** What a folder has of an embedder. */
export interface ModelFolder {
  texts: TextEmbedder | undefined;
  photos: PhotoEmbedder<PhotoVector> | undefined;
  /**
   * Loads and runs every model of the folder once.
   * @throws ModelFolderError when one cannot be used, or photos and their texts are not of one space
   */
  check(): Promise<void>;
}

/**
 * Vectors from models in a folder of the operator's, run in processes of their own as the bundled ones are.
 * @throws ModelFolderError when the manifest or a file it names is missing or makes no sense
 */
export function openModelFolder(options: {
  folder: string;
  /** Where the bundled models are. */
  cacheDir: string;
  processes?: number;
  /** Hears of processes that fail while they have nothing to do. */
  onFault?: (error: Error) => void;
}): ModelFolder {
  const { folder } = options;
  const manifest = readManifest(folder);
  const texts = manifest.text && openTexts(options, manifest.id, manifest.text);
  const photos = manifest.image && openPhotos(options, manifest.id, manifest.image);
  return {
    texts,
    photos,
    async check() {
      try {
        await texts?.embedTexts(['']);
        const [photo] = (await photos?.embedPhotos([GREY_PICTURE])) ?? [];
        const [caption] = (await photos?.captions?.embedTexts([''])) ?? [];
        if (photo !== undefined && caption !== undefined && photo.vector.length !== caption.length)
          throw new Error(
            `The image model gives ${photo.vector.length} numbers and its text model ${caption.length}: they are not of one space`,
          );
      } catch (error) {
        throw new ModelFolderError(`The models in ${folder} cannot be used: ${(error as Error).message}`);
      }
    },
  };
}

/** One grey pixel, as a PNG file. */
const GREY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

type Options = Parameters<typeof openModelFolder>[0];

function openTexts(options: Options, id: string, part: z.infer<typeof text>): TextEmbedder {
  const model = {
    modelPath: pathOf(options.folder, part.model),
    tokenizerPath: pathOf(options.folder, part.tokenizer),
    tokensMax: part.tokens_max,
    fillToken: part.fill_token,
    output: part.output,
    pooling: part.pooling,
    prefix: part.prefix,
  };
  const pool = createTextPool(options);
  return {
    textModel: id,
    isMultilingual: part.multilingual,
    embedTexts: (texts) => pool.run('embedFolderTexts', texts, model),
    close: () => pool.finish(),
  };
}

function openPhotos(options: Options, id: string, part: z.infer<typeof image>): PhotoEmbedder<PhotoVector> {
  const model = {
    modelPath: pathOf(options.folder, part.model),
    input: part.input,
    output: part.output,
    sizePx: part.size,
    mean: part.mean,
    std: part.std,
    resize: part.resize,
  };
  const captions = part.text && openTexts(options, id, part.text);
  const pool = createPhotoPool(options);
  return {
    // What is seen in a photo is stored beside its vector.
    photoModel: `${id}+${BUNDLED_PHOTO_MODEL}`,
    embedPhotos: (photos) =>
      pool.run<PhotoVector>('embedFolderPhoto', photos, { cacheDir: options.cacheDir, image: model }),
    captions,
    close: async () => {
      await Promise.all([pool.finish(), captions?.close()]);
    },
  };
}

/** @throws ModelFolderError when there is no such file */
function pathOf(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new ModelFolderError(`${file} is not in ${folder}`);
  return path;
}

function readManifest(folder: string): FolderManifest {
  const path = join(folder, 'manifest.json');
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ModelFolderError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const { success, data, error } = folderManifest.safeParse(content);
  if (!success) throw new ModelFolderError(`${path} makes no sense:\n${z.prettifyError(error)}`);
  return data;
}

/** A file within the folder itself, or below it. */
function fileName() {
  return z.string().regex(/^(?!.*\.\.)[\w][\w./-]*$/);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TextEmbedder } from './port.ts';
import { createTextPool } from './text-pool.ts';

/** A folder that holds no model that can be used; the message says why. */
export class ModelFolderError extends Error {
  override name = 'ModelFolderError';
}

/** What `manifest.json` in a folder of models says. */
export const folderManifest = z.strictObject({
  /** Names the model and its version: vectors of different ids are never compared. */
  id: z.string().regex(/^[\w.:@/-]{1,100}$/),
  text: z.strictObject({
    /** The ONNX file, within the folder; it takes `input_ids` and `attention_mask`, and `token_type_ids` if it wants. */
    model: fileName(),
    /** A `tokenizer.json` as the Hugging Face libraries write it. */
    tokenizer: fileName(),
    /** Whether the model reads any language; then texts are not glossed into English. */
    multilingual: z.boolean(),
    /** Longer texts are cut off. */
    tokens_max: z.int().min(8).max(8192),
    /** The output to take; by default the first. */
    output: z.string().min(1).optional(),
    /** How token vectors become one: `mean`, `first` (the token in front), or `none` where the model has done it. */
    pooling: z.enum(['mean', 'first', 'none']),
    /** Written in front of every text, where the model was trained so: `query: `. */
    prefix: z.string().max(200).default(''),
  }),
});
export type FolderManifest = z.infer<typeof folderManifest>;

/**
 * Text vectors from a model in a folder of the operator's, run in processes of its own as the bundled ones are.
 * @throws ModelFolderError when the manifest or a file it names is missing or makes no sense
 */
export function createFolderTexts(options: {
  folder: string;
  processes?: number;
  /** Hears of processes that fail while they have nothing to do. */
  onFault?: (error: Error) => void;
}): TextEmbedder {
  const { folder } = options;
  const { id, text } = readManifest(folder);
  for (const file of [text.model, text.tokenizer])
    if (!existsSync(join(folder, file))) throw new ModelFolderError(`${file} is not in ${folder}`);
  const pool = createTextPool(options);
  return {
    textModel: id,
    isMultilingual: text.multilingual,
    embedTexts: (texts) =>
      pool.run('embedFolderTexts', texts, {
        modelPath: join(folder, text.model),
        tokenizerPath: join(folder, text.tokenizer),
        tokensMax: text.tokens_max,
        output: text.output,
        pooling: text.pooling,
        prefix: text.prefix,
      }),
    close: () => pool.finish(),
  };
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

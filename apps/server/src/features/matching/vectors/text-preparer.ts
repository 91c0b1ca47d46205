import { createHash } from 'node:crypto';
import type { Embedder } from '@tessera/embedder/port';
import { createCaptionSpace } from '@tessera/matching/photo/caption-space';
import { createTextReader, vocabularyId, vocabularyTexts } from '@tessera/matching/text/text-reader';
import type { PreparedCaption, PreparedText } from './texts.repo.ts';

/** Turns texts into vectors and readings with one embedder. */
export type TextPreparer = ReturnType<typeof createTextPreparer>;

/** A text as its author wrote it, and in English. */
export interface GlossedText {
  written: string;
  gloss: string;
}

/** The objects seen in photos, with confidences (0..1). */
export type SeenObjects = Readonly<Record<string, number>>;

/**
 * Embeds the vocabulary once, on first use, because readings compare with it. A model that reads any language is given
 * texts as they were written; other models are given the gloss.
 */
export function createTextPreparer(embedder: Embedder) {
  const reader = once(() => embedder.embedTexts(vocabularyTexts).then(createTextReader));
  const captionSpace = once(
    async () => embedder.captions && createCaptionSpace(await embedder.captions.embedTexts(vocabularyTexts)),
  );
  const inputOf = ({ written, gloss }: GlossedText) => (embedder.isMultilingual ? written : gloss);

  const embed = async (texts: readonly GlossedText[]): Promise<Float32Array[]> => {
    const { centre } = await reader();
    return texts.length === 0 ? [] : (await embedder.embedTexts(texts.map(inputOf))).map(centre);
  };

  return {
    /** Loads the text model and reads the vocabulary, before the first text comes. */
    async warmUp(): Promise<void> {
      await reader();
    },

    /** A hash of everything that a prepared text depends on: the models' input and `others`. */
    hashOf: ({ written, gloss }: GlossedText, ...others: unknown[]): string =>
      hash([gloss, ...others, ...(embedder.isMultilingual ? [written] : [])]),

    /** The centred vectors of texts. */
    embed,

    /** A text's vector and reading, made from the text, the objects in its photos, and the styles that it refuses. */
    async prepare(
      text: GlossedText,
      sourceHash: string,
      objects: SeenObjects,
      refusedStyles: readonly string[] = [],
    ): Promise<PreparedText> {
      const [vector] = await embed([text]);
      const reading = (await reader()).read(text.gloss, vector!, objects, refusedStyles);
      return { sourceHash, gloss: text.gloss, vector: vector!, ...reading };
    },

    /**
     * A text among photos. Undefined with a photo model that reads no words, and where the hash that `storedHash` gives
     * says that nothing has changed.
     */
    async prepareCaption(
      { written, gloss }: GlossedText,
      storedHash: () => Promise<string | undefined>,
    ): Promise<PreparedCaption | undefined> {
      const { captions } = embedder;
      if (captions === undefined) return undefined;
      const input = captions.isMultilingual ? written : gloss;
      const sourceHash = hash([input, vocabularyId]);
      if ((await storedHash()) === sourceHash) return undefined;
      const { centre } = (await captionSpace())!;
      const [vector] = await captions.embedTexts([input]);
      return { sourceHash, vector: centre(vector!) };
    },

    /** The vectors of the vocabulary's texts among photos; none with a photo model that reads no words. */
    vocabularyCaptions: async (): Promise<readonly Float32Array[]> =>
      (await captionSpace())?.vocabulary ?? [],
  };
}

/** Loads something on first use and keeps it. A failure is not kept. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
}

function hash(source: unknown): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
}

import { z } from 'zod';
import { ModelUnusableError, type TextEmbedder } from '../port.ts';
import { unit } from '../unit-vector.ts';

/** A service takes so many texts at once without complaint, and answers soon. */
const TEXTS_PER_CALL = 64;

/** In characters: what services read of a text is bounded by tokens, and some refuse a longer one. */
const TEXT_LENGTH_MAX = 6_000;

const TIMEOUT_MS = 60_000;

/** The service is well and refuses these texts. */
const TEXT_REFUSED = [400, 413, 422];

const answer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

/**
 * Text vectors from a service that speaks the `embeddings` call of OpenAI's API. `url` is the address before
 * `/embeddings`. Calls reject with ModelUnusableError when the service is away, too slow or answers something else;
 * messages name neither key nor texts.
 */
export function createRemoteTexts(service: {
  url: string;
  /** As the service names it. */
  model: string;
  key?: string | undefined;
  isMultilingual: boolean;
}): TextEmbedder {
  const { url, model, key, isMultilingual } = service;

  const embed = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const response = await ask(`${url}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input: texts.map(toInput), encoding_format: 'float' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      const message = `The embeddings service answered ${response.status}.`;
      throw TEXT_REFUSED.includes(response.status) ? new Error(message) : new ModelUnusableError(message);
    }
    const { success, data } = answer.safeParse(await response.json().catch(() => undefined));
    const vectors = new Map(success ? data.data.map(({ index, embedding }) => [index, embedding]) : []);
    return texts.map((_, index) => {
      const vector = vectors.get(index);
      if (vector === undefined)
        throw new ModelUnusableError('The embeddings service answered something else.');
      return unit(Float32Array.from(vector));
    });
  };

  return {
    // Vectors of texts that are glossed first are others.
    textModel: `remote:${model}${isMultilingual ? '' : '+gloss'}`,
    isMultilingual,
    async embedTexts(texts) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_PER_CALL)
        vectors.push(...(await embed(texts.slice(start, start + TEXTS_PER_CALL))));
      return vectors;
    },
    close: async () => {},
  };
}

async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    throw new ModelUnusableError('The embeddings service cannot be reached.', { cause });
  }
}

/** An empty text is refused by services; a space says as little. */
function toInput(text: string): string {
  const cut = text.slice(0, TEXT_LENGTH_MAX).toWellFormed();
  return cut.trim() === '' ? ' ' : cut;
}

import { resolve } from 'node:path';
import { z } from 'zod';
import { count, flag, Secret, setting, webAddress } from './setting.ts';

/** The models that read texts and photos, and the memory of matching. */
export const matchingSettings = {
  MODEL_DIR: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => resolve(value))
      .optional(),
    default: null,
    description:
      'Folder with a text model, a photo model or a joint model (ONNX) and its manifest.json, used instead of the bundled models. See docs/howto/use-another-model.md.',
  }),
  MATCH_MEMORY_MB: setting({
    schema: count(1, 65_536),
    default: '256',
    description:
      'Memory in which prepared portfolios and orders are kept for the next list, in MB. A designer with ten photos takes about 25 kB. What does not fit is read from the database again.',
  }),
  EMBEDDINGS_URL: setting({
    schema: webAddress.optional(),
    default: null,
    description:
      'Address of a service with the embeddings call of OpenAI’s API, as https://host/v1, used instead of the bundled text model. Briefs and portfolio texts are sent there.',
  }),
  EMBEDDINGS_MODEL: setting({
    schema: z
      .string()
      .regex(/^[\w.:@/-]{1,100}$/, { error: 'must be the name of a model' })
      .optional(),
    default: null,
    description: 'Name of the model at EMBEDDINGS_URL. Required with it.',
  }),
  EMBEDDINGS_KEY: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'API key for the service at EMBEDDINGS_URL.',
    secret: true,
  }),
  EMBEDDINGS_MULTILINGUAL: setting({
    schema: flag,
    default: 'on',
    description:
      'on: the model at EMBEDDINGS_URL reads any language. off: it reads English, and design words of other languages are translated for it.',
  }),
};

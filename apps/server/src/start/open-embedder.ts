import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { ModelFolderError, openModelFolder, type ModelFolder } from '@tessera/embedder/onnx/model-folder';
import type { Embedder, TextEmbedder } from '@tessera/embedder/port';
import { createRemoteTexts } from '@tessera/embedder/text/remote-texts';
import { ConfigError, type Config } from '../config.ts';
import { MODELS_DIR } from './cache-folders.ts';

interface EmbedderOptions {
  /** Called with the fault of a process that fails while it is idle. */
  onFault: (error: Error) => void;
  /** How many processes run each model; by default one. */
  processes?: number;
}

/**
 * Opens the models of the settings: the bundled ones, or the operator's own for texts, photos or both. A model is loaded when it
 * is first used.
 * @throws ConfigError when the folder of models cannot be used
 */
export function openEmbedder(config: Config, options: EmbedderOptions): Embedder {
  const bundled = createBundledEmbedder({ cacheDir: MODELS_DIR, ...options });
  const folder = openFolder(config, options);
  const service = openService(config);
  if (folder?.texts !== undefined && service !== undefined)
    throw new ConfigError('MODEL_DIR, EMBEDDINGS_URL: the folder has a text model as well; give one of them');
  const texts = service ?? folder?.texts;
  const photos = folder?.photos;
  return {
    ...bundled,
    ...texts,
    ...photos,
    ...(folder && {
      check: () =>
        folder.check().catch((error: unknown) => {
          throw toConfigError(error);
        }),
    }),
    close: async () => {
      await Promise.all([bundled, texts, photos].map((models) => models?.close()));
    },
  };
}

function openService(config: Config): TextEmbedder | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model } = config;
  if (url === undefined || model === undefined) return undefined;
  const key = config.EMBEDDINGS_KEY?.reveal();
  return createRemoteTexts({ url, model, key, isMultilingual: config.EMBEDDINGS_MULTILINGUAL });
}

function openFolder({ MODEL_DIR: folder }: Config, options: EmbedderOptions): ModelFolder | undefined {
  if (folder === undefined) return undefined;
  try {
    return openModelFolder({ folder, cacheDir: MODELS_DIR, ...options });
  } catch (error) {
    throw toConfigError(error);
  }
}

/** Reports a fault of the folder as a fault of the setting. */
function toConfigError(error: unknown): unknown {
  return error instanceof ModelFolderError ? new ConfigError(`MODEL_DIR: ${error.message}`) : error;
}

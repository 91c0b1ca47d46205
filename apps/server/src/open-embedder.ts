import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { createFolderTexts, ModelFolderError } from '@tessera/embedder/folder-texts';
import type { Embedder, TextEmbedder } from '@tessera/embedder/port';
import { createRemoteTexts } from '@tessera/embedder/remote-texts';
import { ConfigError, type Config } from './config.ts';
import { MODELS_DIR } from './server.ts';

/**
 * The models of the settings: the bundled ones, or for texts one of the operator's. Nothing is loaded before it is used.
 * @throws ConfigError when the folder of models cannot be used
 */
export function openEmbedder(config: Config, onFault: (error: Error) => void): Embedder {
  const bundled = createBundledEmbedder({ cacheDir: MODELS_DIR, onFault });
  const texts = openTexts(config, onFault);
  if (texts === undefined) return bundled;
  return {
    ...bundled,
    ...texts,
    close: async () => {
      await Promise.all([bundled.close(), texts.close()]);
    },
  };
}

function openTexts(config: Config, onFault: (error: Error) => void): TextEmbedder | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, MODEL_DIR: folder } = config;
  if (url !== undefined && model !== undefined) {
    const key = config.EMBEDDINGS_KEY?.reveal();
    return createRemoteTexts({ url, model, key, isMultilingual: config.EMBEDDINGS_MULTILINGUAL });
  }
  if (folder === undefined) return undefined;
  try {
    return createFolderTexts({ folder, onFault });
  } catch (error) {
    if (error instanceof ModelFolderError) throw new ConfigError(`MODEL_DIR: ${error.message}`);
    throw error;
  }
}

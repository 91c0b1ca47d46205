import type { InferenceSession } from 'onnxruntime-node';

/** One thread per worker, so that inference never takes more cores than there are workers. */
export const sessionOptions: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
};

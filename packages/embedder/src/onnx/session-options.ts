import type { InferenceSession } from 'onnxruntime-node';

/** One thread per process, so that inference never takes more cores than there are processes. */
export const sessionOptions: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
};

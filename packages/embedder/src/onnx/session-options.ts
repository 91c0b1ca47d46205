import type { InferenceSession } from 'onnxruntime-node';

/** One thread per process, so that inference never takes more cores than there are processes. */
export const sessionOptions: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
};

/**
 * For models that run seldom: what a run needed goes back to the machine after it, where the runtime would keep it for the next one.
 * Photos take a quarter longer so, and 60 MB less (ADR 7).
 */
export const leanSessionOptions: InferenceSession.SessionOptions = {
  ...sessionOptions,
  enableCpuMemArena: false,
};

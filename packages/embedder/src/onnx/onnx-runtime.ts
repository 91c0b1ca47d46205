import type * as OnnxRuntime from 'onnxruntime-node';

// Without this the library makes a database with an id of the machine below the user's home, and sends it with facts
// about models to its maker. It is read when the library is loaded, so the library is loaded here and nowhere else.
process.env['ORT_DISABLE_TELEMETRY'] = '1';

/** The library that runs models, which keeps no files of its own and tells nobody anything. */
export const { InferenceSession, Tensor } = await import('onnxruntime-node');

/** What goes into a model, or comes out. */
export type Tensor = OnnxRuntime.Tensor;

import type { z } from 'zod';
import { callVersioned, type CallInput, type Transport } from './api.ts';
import type { Callable } from './callable.ts';

/** How much of a request's body has left this browser. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Before the first byte has left. */
export const NOTHING_SENT: UploadProgress = { sentBytes: 0, totalBytes: 0 };

/** Whether an upload was cancelled, or ended by leaving the page. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Like {@link callVersioned}, telling how much of the body has been sent; `fetch` cannot say that. */
export function upload<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType<object>,
>(
  route: Callable<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  onProgress: (progress: UploadProgress) => void,
) {
  return callVersioned(route, input, requestWithProgress(onProgress));
}

function requestWithProgress(onProgress: (progress: UploadProgress) => void): Transport {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'blob';
      for (const [name, value] of Object.entries(headers as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      request.onload = () => {
        const content = request.status === 204 ? null : (request.response as Blob);
        const etag = request.getResponseHeader('etag');
        resolve(
          new Response(content, { status: request.status, ...(etag !== null && { headers: { etag } }) }),
        );
      };
      request.onerror = () => reject(new TypeError('The upload did not arrive'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
}

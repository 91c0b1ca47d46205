import { ApiError, sendSignedIn } from './api.ts';

/** Fetches a file with the access token, which an image or a link cannot carry. @param path from the root of the site @throws ApiError */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await sendSignedIn((session) =>
    fetch(path, {
      signal: signal ?? null,
      headers: session === null ? {} : { authorization: `Bearer ${session.access}` },
    }),
  );
  if (!response.ok) throw new ApiError(response.status, 'network', '');
  return response.blob();
}

/** A file as a data address, which an image can show. */
export function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read'));
    reader.readAsDataURL(content);
  });
}

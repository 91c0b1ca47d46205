import type { Photo } from '@tessera/contract/media';
import { ownPhotosApi } from '../../../lib/api/routes/orders.generated.ts';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/api/api.ts';
import { newId } from '../../../lib/api/new-id.ts';
import { isAbort, upload } from '../../../lib/api/upload.ts';

/** A photo on its way to the server, or one that it has refused. */
export interface OwnPhotoUpload {
  key: string;
  /** The name of the file. */
  name: string;
  /** How much has left this browser: 0 to 100. */
  percent: number;
  /** Why it was refused; null while it is on its way. */
  fault: string | null;
}

/** Sends photos for an order, each by itself. `onStored` is told of each that has arrived. Leaving the page ends the rest. */
export function useOwnPhotoUploads(onStored: (stored: { id: string; photo: Photo }) => void) {
  const [uploads, setUploads] = useState<readonly OwnPhotoUpload[]>([]);
  const sending = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const started = sending.current;
    return () => started.forEach((one) => one.abort());
  }, []);

  const change = (key: string, changed: Partial<OwnPhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: string) => {
    sending.current.get(key)?.abort();
    sending.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    sending.current.set(key, controller);
    try {
      const stored = await upload(
        ownPhotosApi.add,
        { body: {}, files: { photo: [file] }, signal: controller.signal },
        ({ sentBytes, totalBytes }) => change(key, { percent: Math.round((100 * sentBytes) / totalBytes) }),
      );
      drop(key);
      onStored({ id: stored.id, photo: stored.photo });
    } catch (error) {
      if (!isAbort(error)) change(key, { fault: errorText(error, 'This photo could not be uploaded.') });
    }
  };

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ file, key: newId() }));
      setUploads((all) => [
        ...all,
        ...added.map(({ key, file }) => ({ key, name: file.name, percent: 0, fault: null })),
      ]);
      for (const { key, file } of added) void send(key, file);
    },
    /** Ends an upload, or puts a refused photo away. */
    drop,
  };
}

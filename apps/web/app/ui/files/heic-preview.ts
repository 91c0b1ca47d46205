/** A file that takes longer than this will never be seen. */
const TIMEOUT_MS = 60_000;

/** Containers of this family begin with the size of a box and its name. */
const HEAD_NAME = { name: 'ftyp', start: 4, end: 8 } as const;

const previews = new WeakMap<File, Promise<Blob | null>>();
const waiting: { file: File; resolve: (preview: Blob | null) => void }[] = [];
let worker: Worker | null = null;

/**
 * A JPEG of a HEIC file, for browsers that cannot show those; null where it is none or cannot be read. Made once a file,
 * one after the other; the decoder weighs megabytes, so it is loaded with the first file and let go after the last.
 */
export function heicPreview(file: File): Promise<Blob | null> {
  const known = previews.get(file);
  if (known !== undefined) return known;
  const preview = isHeic(file).then((isOne) => (isOne ? decode(file) : null));
  previews.set(file, preview);
  return preview;
}

/** By its content: a HEIC may have any name. */
async function isHeic(file: File): Promise<boolean> {
  const { name, start, end } = HEAD_NAME;
  return (
    (await file
      .slice(start, end)
      .text()
      .catch(() => '')) === name
  );
}

function decode(file: File): Promise<Blob | null> {
  return new Promise((resolve) => {
    waiting.push({ file, resolve });
    if (waiting.length === 1) decodeNext();
  });
}

function decodeNext(): void {
  const [task] = waiting;
  if (task === undefined) {
    stop();
    return;
  }
  worker ??= new Worker(new URL('./heic-preview.worker.ts', import.meta.url), { type: 'module' });
  const end = (preview: Blob | null) => {
    clearTimeout(timer);
    waiting.shift();
    task.resolve(preview);
    decodeNext();
  };
  // After a fault nothing inside the worker can be relied upon: another one starts anew.
  const fail = () => {
    stop();
    end(null);
  };
  const timer = setTimeout(fail, TIMEOUT_MS);
  worker.onmessage = ({ data }: MessageEvent<Blob | null>) => (data === null ? fail() : end(data));
  worker.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  worker.postMessage(task.file);
}

function stop(): void {
  worker?.terminate();
  worker = null;
}

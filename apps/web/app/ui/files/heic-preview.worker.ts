import {
  ImageMagick,
  initializeImageMagick,
  MagickFormat,
  MagickImageInfo,
  MagickReadSettings,
  ResourceLimits,
} from '@imagemagick/magick-wasm';
import wasmUrl from '@imagemagick/magick-wasm/magick.wasm?url';

/**
 * Turns HEIC files, one message each, into JPEGs small enough to be looked at; null where that cannot be done. Colours
 * keep their profile, which the browser minds.
 */

/** Wide enough for the preview at its largest zoom. */
const SIDE_MAX_PIXELS = 1600;

/** As on the server: more than any phone's camera makes. */
const PIXELS_MAX = 64_000_000;
const BYTES_MAX = 700_000_000n;

const QUALITY = 82;

/** The part of a worker's global scope that is used; the types of pages have none of their own for it. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<File>) => void;
  postMessage: (preview: Blob | null) => void;
};

const starting = start();

scope.onmessage = ({ data: file }) => {
  readPreview(file).then(scope.postMessage, () => scope.postMessage(null));
};

async function start(): Promise<void> {
  await initializeImageMagick(await WebAssembly.compileStreaming(fetch(wasmUrl)));
  ResourceLimits.memory = BYTES_MAX;
  ResourceLimits.disk = 0n;
}

async function readPreview(file: File): Promise<Blob | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await starting;
  // Told the format, ImageMagick does not look for another one inside the file.
  const settings = new MagickReadSettings({ format: MagickFormat.Heic });
  const { width, height } = MagickImageInfo.create(bytes, settings);
  if (width * height > PIXELS_MAX) return null;
  return ImageMagick.read(bytes, settings, (image) => {
    const scale = Math.min(1, SIDE_MAX_PIXELS / Math.max(image.width, image.height));
    if (scale < 1) image.resize(Math.round(image.width * scale), Math.round(image.height * scale));
    // The decoder has turned the picture already; the browser would do it once more.
    image.removeProfile('exif');
    image.quality = QUALITY;
    return image.write(MagickFormat.Jpeg, (jpeg) => new Blob([jpeg.slice()], { type: 'image/jpeg' }));
  });
}

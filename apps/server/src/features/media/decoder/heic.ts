import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  ColorProfile,
  type IMagickImage,
  ImageMagick,
  initializeImageMagick,
  MagickFormat,
  MagickImageInfo,
  MagickReadSettings,
  ResourceLimits,
} from '@imagemagick/magick-wasm';
import sharp, { type Raw } from 'sharp';
import { isWithinLimit, type Size } from './photo-sizes.ts';

/** How much memory the decoder may take: one picture of the largest size, and as much again while it decodes. */
const BYTES_MAX = 700_000_000n;

/** The decoder's memory only grows, so pixels leave it a few rows at a time and not as a second picture within it. */
const STRIP_ROWS = 256;

/** The pixels of a HEIC file with 8 bits a channel, the right way up, in the colours of its profile. */
export interface HeicPixels extends Size {
  pixels: Uint8Array;
  channels: Raw['channels'];
  /** Null if it has none, which means sRGB. */
  profile: Uint8Array | null;
}

/**
 * Reads a HEIC file; undefined if it is damaged or has more than `pixelsMax` pixels. The decoder applies the rotation of the
 * container, so the orientation in its EXIF data is ignored. If the decoder crashes, the process ends.
 */
export async function readHeic(bytes: Uint8Array, pixelsMax: number): Promise<HeicPixels | undefined> {
  await startMagick();
  // With the format set, ImageMagick does not detect another one from the content.
  const settings = new MagickReadSettings({ format: MagickFormat.Heic });
  return orEnd(() => {
    if (!isWithinLimit(MagickImageInfo.create(bytes, settings), pixelsMax)) return undefined;
    return ImageMagick.read(bytes, settings, (image) => {
      const { width, height } = image;
      if (!isWithinLimit(image, pixelsMax)) return undefined;
      const channels = image.hasAlpha ? 4 : 3;
      // Copied, because the decoder frees its memory together with the picture.
      const profile = image.getColorProfile()?.data.slice() ?? null;
      return { width, height, channels, pixels: pixelsOf(image, channels), profile };
    });
  });
}

/** Converts pixels from a colour profile to sRGB. Call it after scaling down: it takes longer than decoding. */
export async function toSrgb(
  { width, height, channels, pixels }: Omit<HeicPixels, 'profile'>,
  profile: Uint8Array,
): Promise<Uint8Array | undefined> {
  const srgb = await startMagick();
  const settings = new MagickReadSettings({
    format: channels === 4 ? MagickFormat.Rgba : MagickFormat.Rgb,
    width,
    height,
    depth: 8,
  });
  return orEnd(() =>
    ImageMagick.read(pixels, settings, (image) => {
      image.setProfile(new ColorProfile(profile));
      image.transformColorSpace(srgb);
      return pixelsOf(image, channels);
    }),
  );
}

let starting: Promise<ColorProfile> | undefined;

/** Node's own; TypeScript has its types for browsers only. */
declare const WebAssembly: {
  compile(code: Uint8Array): Promise<Parameters<typeof initializeImageMagick>[0]>;
};

/** Starts ImageMagick once in a process. It has no sRGB profile, so that comes from libvips. */
function startMagick(): Promise<ColorProfile> {
  starting ??= (async () => {
    const entry = fileURLToPath(import.meta.resolve('@imagemagick/magick-wasm'));
    const code = await readFile(new URL('./x86/magick.wasm', `file://${entry}`));
    // Compiled here, because ImageMagick would keep the 15 MB that it is given.
    await initializeImageMagick(await WebAssembly.compile(code));
    ResourceLimits.memory = BYTES_MAX;
    ResourceLimits.disk = 0n;
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
    const { icc } = await sharp(await pixel.withIccProfile('srgb').png().toBuffer()).metadata();
    return new ColorProfile(icc!);
  })();
  return starting;
}

function pixelsOf(image: IMagickImage, channels: Raw['channels']): Uint8Array {
  const { width, height } = image;
  const order = channels === 4 ? 'RGBA' : 'RGB';
  const pixels = new Uint8Array(width * height * channels);
  return image.getPixels((all) => {
    for (let top = 0; top < height; top += STRIP_ROWS) {
      const strip = all.toByteArray(0, top, width, Math.min(STRIP_ROWS, height - top), order)!;
      pixels.set(strip, top * width * channels);
    }
    return pixels;
  });
}

/** Runs the work; undefined if the picture is faulty. */
function orEnd<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    // After such a fault the state of the WebAssembly instance is unreliable. Another process starts with a new one.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1);
    return undefined;
  }
}

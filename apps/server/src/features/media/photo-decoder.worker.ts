import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  ColorProfile,
  ImageMagick,
  initializeImageMagick,
  MagickFormat,
  MagickImageInfo,
  MagickReadSettings,
  ResourceLimits,
} from '@imagemagick/magick-wasm';
import sharp, { type Raw, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { DecodeTask, FirstLook, Rendition } from './photo-decoder.ts';
import { firstSize, servedSizes, type Size } from './photo-sizes.ts';
import type { PhotoType } from './photo-type.ts';

/** Larger than any phone's camera makes; a file of a few bytes can claim to be larger still. */
const PIXELS_MAX = 100_000_000;

/** How long libvips may work on one picture. */
const VIPS_TIMEOUT_SECONDS = 40;

/** What ImageMagick may allocate: a picture at its largest, and as much again while its coding is undone. */
const MAGICK_BYTES_MAX = 1_200_000_000n;

const WEBP_QUALITY = 80;
const JPEG_QUALITY = 80;

/** A blurred preview is made from at most this many pixels a side. */
const THUMBHASH_SIDE_MAX = 100;

/** As `PhotoDecoder.look`; null when the picture cannot be read. */
export async function look({ source, type }: DecodeTask): Promise<FirstLook | null> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const picture = await decode(bytes, type, firstSize);
  if (picture === null) return null;
  return {
    sha256: createHash('sha256').update(bytes).digest(),
    ...picture.photo,
    thumbhash: await thumbhash(picture),
    first: await toWebp(picture, picture),
  };
}

/** As `PhotoDecoder.render`; null when the picture cannot be read. */
export async function render({ source, type }: DecodeTask): Promise<Rendition[] | null> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const picture = await decode(bytes, type, (photo) => servedSizes(photo).at(-1)!);
  if (picture === null) return null;
  const renditions: Rendition[] = [];
  for (const size of servedSizes(picture.photo)) {
    renditions.push(await toWebp(picture, size), await toJpeg(picture, size));
  }
  return renditions;
}

/** A picture the right way up, in sRGB with 8 bits a channel, at the size asked for; `photo` is the size it has. */
interface Picture extends Size {
  photo: Size;
  pixels: Buffer;
  channels: Raw['channels'];
}

async function decode(
  bytes: Uint8Array,
  type: PhotoType,
  sizeOf: (photo: Size) => Size,
): Promise<Picture | null> {
  const needsMagick = type === 'image/bmp' || type === 'image/heic' || type === 'image/heif';
  const opened = needsMagick ? await openWithMagick(bytes, type) : await openWithVips(bytes);
  if (opened === null) return null;
  const { photo, picture } = opened;
  try {
    const { data, info } = await picture
      .resize({ ...sizeOf(photo), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: VIPS_TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { photo, pixels: data, width: info.width, height: info.height, channels: info.channels };
  } catch {
    return null;
  }
}

interface Opened {
  photo: Size;
  picture: Sharp;
}

/** Only the first frame of a moving picture is read. */
async function openWithVips(bytes: Uint8Array): Promise<Opened | null> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX, pages: 1 });
  try {
    const { autoOrient: photo } = await picture.metadata();
    return isWithinLimit(photo) ? { photo, picture: picture.autoOrient() } : null;
  } catch {
    return null;
  }
}

/** The rotation a HEIC file asks for is done by its decoder, so what its EXIF says of orientation is not looked at. */
async function openWithMagick(bytes: Uint8Array, type: PhotoType): Promise<Opened | null> {
  const srgb = await startMagick();
  // Told the format, ImageMagick does not look for another one inside the file.
  const settings = new MagickReadSettings({
    format: type === 'image/bmp' ? MagickFormat.Bmp : MagickFormat.Heic,
  });
  // Old bitmaps often state a size of file that is not theirs.
  settings.setDefine(MagickFormat.Bmp, 'ignore-filesize', 'true');
  try {
    const header = MagickImageInfo.create(bytes, settings);
    if (!isWithinLimit(header)) return null;
    return ImageMagick.read(bytes, settings, (image) => {
      const photo = { width: image.width, height: image.height };
      if (!isWithinLimit(photo)) return null;
      if (image.getColorProfile() !== null) image.transformColorSpace(srgb);
      const channels: Raw['channels'] = image.hasAlpha ? 4 : 3;
      const pixels = image.getPixels((all) =>
        all.toByteArray(0, 0, photo.width, photo.height, channels === 4 ? 'RGBA' : 'RGB'),
      );
      if (pixels === null) return null;
      return { photo, picture: sharp(pixels, { raw: { ...photo, channels }, limitInputPixels: PIXELS_MAX }) };
    });
  } catch (error) {
    // After such a fault nothing inside the WebAssembly instance can be relied upon: end this thread, the pool starts another.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1);
    return null;
  }
}

let startingMagick: Promise<ColorProfile> | undefined;

/** Starts ImageMagick once a thread; the profile of sRGB, which it lacks, comes from libvips. */
function startMagick(): Promise<ColorProfile> {
  startingMagick ??= (async () => {
    const entry = fileURLToPath(import.meta.resolve('@imagemagick/magick-wasm'));
    await initializeImageMagick(await readFile(new URL('./x86/magick.wasm', `file://${entry}`)));
    ResourceLimits.memory = MAGICK_BYTES_MAX;
    ResourceLimits.disk = 0n;
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
    const { icc } = await sharp(await pixel.withIccProfile('srgb').png().toBuffer()).metadata();
    return new ColorProfile(icc!);
  })();
  return startingMagick;
}

function isWithinLimit({ width, height }: Size): boolean {
  return width > 0 && height > 0 && width * height <= PIXELS_MAX;
}

function at({ pixels, width, height, channels }: Picture, size: Size): Sharp {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  const isSame = size.width === width && size.height === height;
  return isSame ? picture : picture.resize({ width: size.width, height: size.height, fit: 'fill' });
}

async function toWebp(picture: Picture, size: Size): Promise<Rendition> {
  const bytes = await at(picture, size).webp({ quality: WEBP_QUALITY }).toBuffer();
  return { width: size.width, mediaType: 'image/webp', bytes };
}

async function toJpeg(picture: Picture, size: Size): Promise<Rendition> {
  const bytes = await at(picture, size)
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY, progressive: true })
    .toBuffer();
  return { width: size.width, mediaType: 'image/jpeg', bytes };
}

async function thumbhash(picture: Picture): Promise<string> {
  const { data, info } = await sharp(picture.pixels, { raw: picture })
    .resize({
      width: THUMBHASH_SIDE_MAX,
      height: THUMBHASH_SIDE_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

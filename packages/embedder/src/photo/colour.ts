const GREY_BINS = 8;
const HUE_BINS = 16;
const SATURATION_BINS = 2;
const VALUE_BINS = 4;

/** Below this HSV saturation a pixel counts as grey: its hue is mostly noise. */
const GREY_SATURATION = 0.12;

/** 136: 8 greys, then hue (16) × saturation (2) × value (4). */
export const COLOUR_DIMENSIONS = GREY_BINS + HUE_BINS * SATURATION_BINS * VALUE_BINS;

/**
 * The picture's colours as Float32Array[136], L2-normalised. Bins 0–7 hold the share of grey pixels by value; bin
 * 8 + (hue · 2 + saturation) · 4 + value that of coloured ones, where hue 0 is centred on pure red. Each is the square
 * root of its share, which makes the product of two histograms their Bhattacharyya coefficient and keeps a large wall
 * from drowning a small accent.
 * @param pixels RGB, one byte each; at least one pixel
 */
export function colourHistogram(pixels: Uint8Array): Float32Array {
  const histogram = new Float32Array(COLOUR_DIMENSIONS);
  for (let i = 0; i < pixels.length; i += 3) {
    histogram[colourBin(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)]! += 1;
  }
  const pixelCount = pixels.length / 3;
  return histogram.map((count) => Math.sqrt(count / pixelCount));
}

/** RGB in bytes to HSV: https://en.wikipedia.org/wiki/HSL_and_HSV#From_RGB */
function colourBin(red: number, green: number, blue: number): number {
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  const saturation = highest === 0 ? 0 : range / highest;
  if (saturation < GREY_SATURATION) return toBin(highest / 255, GREY_BINS);

  const sixth =
    highest === red
      ? (green - blue) / range
      : highest === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const hue = Math.round((sixth / 6) * HUE_BINS + HUE_BINS) % HUE_BINS;
  const level = toBin((saturation - GREY_SATURATION) / (1 - GREY_SATURATION), SATURATION_BINS);
  return GREY_BINS + (hue * SATURATION_BINS + level) * VALUE_BINS + toBin(highest / 255, VALUE_BINS);
}

/** The bin of a number in 0..1 among equal bins. */
function toBin(value: number, bins: number): number {
  return Math.min(bins - 1, Math.floor(value * bins));
}

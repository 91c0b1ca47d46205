import sharp from 'sharp';
import { storyDesigners } from '../designers.ts';
import { hairOf, type HairCut } from './portrait-hair.ts';
import type { StoryStyle } from '../story.ts';

/** How an invented person looks, as far as a portrait of a few tiles shows it. */
interface Look {
  hair: HairCut;
  hairColour: string;
  skin: string;
  extras?: readonly ('glasses' | 'beard' | 'moustache' | 'earrings')[];
}

/** Side of the picture in pixels. */
const SIZE_PX = 640;

const skins = {
  fair: '#f3d3bd',
  light: '#eac1a2',
  tan: '#d9a27a',
  olive: '#c98f63',
  brown: '#a56a43',
  deep: '#74462c',
};
const hairs = {
  black: '#23202b',
  espresso: '#3d2a25',
  brown: '#6a4430',
  chestnut: '#8c5533',
  copper: '#b5592e',
  honey: '#c8934d',
  blond: '#e3c27f',
  grey: '#a7a29a',
  white: '#e6e1d8',
};

/** Ground, garment and tile for designers of each style: light grounds in the colours of their rooms, garments far enough from them. */
const schemes: Readonly<
  Record<StoryStyle, readonly (readonly [ground: string, garment: string, tile: string])[]>
> = {
  scandinavian: [
    ['#e8e6df', '#4f6b66', '#e6c15c'],
    ['#dbe4e0', '#8a5b3c', '#d8a48f'],
    ['#c3d0d6', '#39504c', '#c98f5a'],
    ['#efe6d6', '#4f6273', '#8fa596'],
  ],
  japandi: [
    ['#e4d9c6', '#4a4a42', '#a35d3f'],
    ['#d8d2bd', '#5d4030', '#7d7f60'],
    ['#ece3d4', '#6d5f4e', '#3a3631'],
    ['#d9c9b4', '#3f443a', '#a8795f'],
  ],
  industrial: [
    ['#d6d1c8', '#3b2a22', '#b5532c'],
    ['#c9cccb', '#24444b', '#c9b79a'],
    ['#e0d5c6', '#2f3336', '#8a5a34'],
  ],
  'mid-century-modern': [
    ['#f0e3c4', '#2f5d62', '#b5532c'],
    ['#dfe3d2', '#8a4a26', '#d9a441'],
    ['#f3ddc9', '#4d6152', '#d9a441'],
    ['#f2d98f', '#2f4a6b', '#b5532c'],
  ],
  bohemian: [
    ['#f3dcc4', '#3f6b66', '#c8714b'],
    ['#f5e3b8', '#8e3b46', '#3f6b66'],
    ['#d9e0dc', '#b9653f', '#d9a441'],
  ],
  farmhouse: [
    ['#e6e6dc', '#5d6f58', '#b7a07a'],
    ['#e2e7ea', '#7a4a2a', '#7d8fa0'],
    ['#efe6d4', '#56697a', '#a8b3a0'],
  ],
  'art-deco': [
    ['#d3e0d8', '#1c2f4a', '#c7a15a'],
    ['#ead3c8', '#1d4541', '#c7a15a'],
    ['#efe8da', '#7d3a44', '#b5853b'],
  ],
  minimalist: [
    ['#ecebe8', '#2d2c2b', '#b99b78'],
    ['#e0dbd3', '#6b6a68', '#2d2c2b'],
    ['#f2eee8', '#8a6f55', '#c2bcb2'],
    ['#dcdedf', '#4d4c4b', '#b99b78'],
  ],
  coastal: [
    ['#dbe8ee', '#3f6f8c', '#d9c7a3'],
    ['#f1ead9', '#3f5a70', '#9cc0cc'],
    ['#d5e4e0', '#8a6b45', '#4f8aa5'],
  ],
  traditional: [
    ['#dbe0d2', '#7d3a35', '#c9a45c'],
    ['#e9dfc0', '#3f5668', '#8a3f38'],
    ['#d9e0e5', '#5d3520', '#c9a45c'],
  ],
  mediterranean: [
    ['#f4e3c8', '#3f6f8c', '#b5643f'],
    ['#dbe7ee', '#b5643f', '#2f5f8a'],
    ['#e6e6cf', '#8f4a2c', '#3f6f8c'],
  ],
  contemporary: [
    ['#e3ddd3', '#2d3b40', '#b0703f'],
    ['#d8dcd4', '#7c4a2c', '#5b6f73'],
    ['#ece4d9', '#4a4642', '#b58a5e'],
  ],
};

const person = (
  hair: HairCut,
  hairColour: keyof typeof hairs,
  skin: keyof typeof skins,
  ...extras: NonNullable<Look['extras']>
): Look => ({ hair, hairColour: hairs[hairColour], skin: skins[skin], extras });

const looks: Readonly<Record<string, Look>> = {
  'linnea.ahlgren': person('bob', 'blond', 'fair'),
  'mads.tolstrup': person('crop', 'honey', 'fair', 'beard'),
  'aino.kettunen': person('fringe', 'white', 'fair', 'glasses'),
  'jonas.wendelborn': person('sidePart', 'brown', 'light', 'glasses'),
  'haruka.mizushima': person('bob', 'black', 'light', 'earrings'),
  'sigrid.haugland': person('bun', 'copper', 'fair'),
  'clement.vasseur': person('quiff', 'espresso', 'light', 'moustache'),
  'weishan.tan': person('long', 'black', 'tan', 'glasses'),
  'rafal.dobrzycki': person('bald', 'brown', 'light', 'beard', 'glasses'),
  'dana.whitlock': person('curly', 'copper', 'light', 'earrings'),
  'bram.vanderwerff': person('crop', 'blond', 'fair', 'glasses'),
  'owen.castellano': person('sidePart', 'grey', 'tan', 'moustache'),
  'beatriz.quintela': person('waves', 'espresso', 'olive', 'earrings'),
  'henrike.vollmar': person('fringe', 'chestnut', 'light', 'glasses'),
  'callum.redfern': person('quiff', 'copper', 'fair', 'beard'),
  'zeynep.karaoglan': person('waves', 'black', 'tan', 'earrings'),
  'marisol.echeandia': person('bun', 'black', 'olive', 'earrings'),
  'imani.okello': person('coils', 'black', 'deep', 'earrings'),
  'abigail.thornbury': person('bob', 'grey', 'fair', 'glasses'),
  'wyatt.sorensen': person('crop', 'chestnut', 'fair', 'beard'),
  'solene.kerbrat': person('long', 'copper', 'fair'),
  'leopold.vanneste': person('sidePart', 'black', 'light', 'moustache', 'glasses'),
  'priya.raghunathan': person('long', 'black', 'brown', 'earrings'),
  'giulia.ferrantelli': person('bob', 'espresso', 'olive', 'earrings'),
  'matthias.oberhuber': person('bald', 'grey', 'fair', 'glasses'),
  'ines.carvalhal': person('bun', 'brown', 'tan'),
  'sooah.baek': person('fringe', 'black', 'fair'),
  'anneke.vorster': person('long', 'honey', 'light', 'glasses'),
  'nora.gallivan': person('waves', 'grey', 'fair'),
  'lachlan.weatherall': person('quiff', 'blond', 'tan', 'beard'),
  'marit.hoogland': person('bun', 'blond', 'fair', 'glasses'),
  'charlotte.penhallow': person('waves', 'honey', 'fair', 'earrings'),
  'grace.abernethy': person('coils', 'espresso', 'brown', 'glasses', 'earrings'),
  'helena.wyrzykowska': person('bun', 'white', 'light', 'earrings'),
  'alba.montcada': person('curly', 'espresso', 'olive'),
  'stavroula.kanellou': person('curly', 'grey', 'olive', 'glasses'),
  'rosario.cangelosi': person('crop', 'black', 'olive', 'beard', 'glasses'),
  'rana.khourysaleh': person('long', 'espresso', 'olive', 'earrings'),
  'marcus.oyelaran': person('crop', 'black', 'deep', 'beard'),
  'oksana.levchuk': person('fringe', 'honey', 'light', 'earrings'),
};

/**
 * The portrait of a designer of the story as PNG: a figure laid from a few tiles in the tones of the rooms the designer
 * makes, always the same for the same key.
 */
export async function drawPortrait(key: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(portraitSvg(key)), { density: (72 * SIZE_PX) / 256 })
    .resize(SIZE_PX, SIZE_PX)
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

/** The drawing itself. @throws Error for a key that nobody has */
export function portraitSvg(key: string): string {
  const look = looks[key];
  if (look === undefined) throw new Error(`Nobody has drawn ${key}.`);
  const [ground, garment, tile] = schemeOf(key);
  const { back, front } = hairOf(look.hair, look.hairColour);
  const has = (extra: string) => look.extras?.some((given) => given === extra) ?? false;
  const dark = shade(look.skin, 0.86);
  const line = shade(look.skin, 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${ground}"/>
<rect x="180" y="46" width="30" height="30" rx="3" fill="${tile}" transform="rotate(7 195 61)"/>
${back}
<path d="M30 256c0-46 34-70 98-70s98 24 98 70z" fill="${garment}"/>
<path d="M128 186c64 0 98 24 98 70h-98z" fill="${shade(garment, 0.88)}"/>
<path d="M106 150h44v40c0 12-10 22-22 22s-22-10-22-22z" fill="${dark}"/>
<path d="M80 112c0-32 20-52 48-52s48 20 48 52c0 36-22 62-48 62s-48-26-48-62z" fill="${look.skin}"/>
<path d="M128 60c28 0 48 20 48 52 0 36-22 62-48 62z" fill="${dark}"/>
${has('beard') ? `<path d="M80 118c4 10 10 16 20 18 12-6 44-6 56 0 10-2 16-8 20-18 0 34-18 62-48 62s-48-28-48-62z" fill="${look.hair === 'bald' ? hairs.brown : look.hairColour}"/>` : ''}
<path d="M106 147q22 14 44 0" fill="none" stroke="${has('beard') ? look.skin : line}" stroke-width="4" stroke-linecap="round"/>
${has('moustache') ? `<path d="M100 141c8-10 22-11 28-5 6-6 20-5 28 5-10 4-22 4-28 0-6 4-18 4-28 0z" fill="${look.hairColour}"/>` : ''}
<path d="M128 106v20q0 6-7 6" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round"/>
<path d="M97 108q8-6 16 0M143 108q8-6 16 0" fill="none" stroke="${line}" stroke-width="4.5" stroke-linecap="round"/>
${front}
${has('glasses') ? `<g fill="none" stroke="${hairs.black}" stroke-width="4"><rect x="88" y="96" width="34" height="26" rx="9"/><rect x="134" y="96" width="34" height="26" rx="9"/><path d="M122 106q6-4 12 0"/></g>` : ''}
${has('earrings') ? `<g fill="${tile}"><rect x="74" y="134" width="10" height="10" rx="2" transform="rotate(45 79 139)"/><rect x="172" y="134" width="10" height="10" rx="2" transform="rotate(45 177 139)"/></g>` : ''}
</svg>`;
}

/** The designers of one style take its schemes in turn. */
function schemeOf(key: string): readonly [ground: string, garment: string, tile: string] {
  const { style } = storyDesigners.find((designer) => designer.key === key)!;
  const place = storyDesigners
    .filter((designer) => designer.style === style)
    .findIndex((designer) => designer.key === key);
  return schemes[style][place % schemes[style].length]!;
}

/** A colour made darker: each channel times a factor of 0 to 1. */
function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel * factor)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

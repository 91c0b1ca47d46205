import sharp from 'sharp';
import { hairOf, type HairCut } from './portrait-hair.ts';

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

/** Pigments of the product's mosaic, ground and garment of each pair far enough apart. */
const schemes: readonly [ground: string, garment: string, tile: string][] = [
  ['#dfe3f3', '#2b3b8f', '#c9972f'],
  ['#f7edd6', '#1d6650', '#a52a1e'],
  ['#e0efe8', '#7a5409', '#2b3b8f'],
  ['#fbe8e4', '#1f2c70', '#c9972f'],
  ['#bcc4e8', '#f5f4f1', '#a52a1e'],
  ['#2b3b8f', '#c9972f', '#f5f4f1'],
  ['#c9972f', '#161f50', '#f5f4f1'],
  ['#1d6650', '#f7edd6', '#c9972f'],
  ['#7d8bd6', '#fbe8e4', '#161f50'],
  ['#ebe9e4', '#a52a1e', '#2b3b8f'],
  ['#a9b5f2', '#161f50', '#c9972f'],
  ['#161f50', '#bcc4e8', '#c9972f'],
];

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

/** The portrait of a designer of the story as PNG: a figure laid from a few tiles, always the same for the same key. */
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
  const [ground, garment, tile] = schemes[Object.keys(looks).indexOf(key) % schemes.length]!;
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

import { readPicture, readPictures } from '@tessera/demo/pictures';
import type { Embedder } from '@tessera/embedder/port';
import type {
  DesignerEvidence,
  OrderEvidence,
  Pair,
  ProjectEvidence,
} from '@tessera/matching/evidence/evidence';
import { toPhotoVector } from '@tessera/matching/photo/photo-vector';
import { createTextReader, vocabularyTexts, type TextTopics } from '@tessera/matching/text/text-reader';
import { dot, meanOf, unit } from '@tessera/matching/math/vectors';
import { rooms } from '@tessera/matching/vocabulary/rooms';
import { styles } from '@tessera/matching/vocabulary/styles';
import type { Term } from '@tessera/matching/vocabulary/term';
import { works } from '@tessera/matching/vocabulary/works';
import { createRandom } from '../metrics.ts';

/** Invented orders and designers, with what the engine would be given of each pair. */
export interface SimulatedMarketplace {
  designerCount: number;
  orderCount: number;
  pairOf(order: number, designer: number): Pair;
}

/** Styles of the rendered rooms that the vocabulary calls otherwise. */
const renamed: Readonly<Record<string, string>> = { 'mid-century-modern': 'mid-century' };

/** A designer has mostly one style, and now and then another. */
const OTHER_STYLE_SHARE = 0.25;
const PROJECTS_MAX = 4;
const PHOTOS_PER_PROJECT = 3;

/** Renders vary by so much of their length from one simulated photo to the next: none is in two portfolios. */
const PHOTO_NOISE = 0.6;

const countryCodes = ['DE', 'FR', 'GB', 'SE', 'ES', 'IT', 'PL', 'US'];
const languageOf: Readonly<Record<string, string>> = {
  DE: 'de',
  FR: 'fr',
  GB: 'en',
  SE: 'sv',
  ES: 'es',
  IT: 'it',
  PL: 'pl',
  US: 'en',
};

/** Makes up a marketplace from the vocabulary's words and the rendered rooms; the same every time. */
export async function simulateMarketplace(
  embedder: Embedder,
  { designerCount, orderCount }: { designerCount: number; orderCount: number },
): Promise<SimulatedMarketplace> {
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const renders = await readRenders(embedder);
  const shownStyles = [...renders.keys()].map((id) => styles.find((term) => term.id === id)!);
  /** Some styles are many designers', others few: the chance falls with the place in the list. */
  const pickStyle = () => shownStyles[Math.floor(random() ** 2 * shownStyles.length)]!;
  const clauses = (term: Term, most: number) => {
    const all = term.about.replace(/^[^:]*: |\.$/gu, '').split(', ');
    const start = Math.floor(random() * all.length);
    return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[(start + i) % all.length]!);
  };
  const write = (style: Term) =>
    `${[...clauses(style, 3), ...clauses(pick(rooms), 2), ...clauses(pick(works), 1)].join(', ')}.`;
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const photograph = (style: Term) => {
    const render = pick(renders.get(style.id)!);
    const noise = (PHOTO_NOISE * Math.hypot(...render)) / Math.sqrt(render.length);
    return unit(render.map((value) => value + noise * normal()));
  };

  const drafts = Array.from({ length: designerCount }, () => {
    const [own, other, countryCode] = [pickStyle(), pickStyle(), pick(countryCodes)];
    const projects = Array.from({ length: 1 + Math.floor(random() * PROJECTS_MAX) }, () => {
      const style = random() < OTHER_STYLE_SHARE ? other : own;
      return {
        text: write(style),
        photos: Array.from({ length: PHOTOS_PER_PROJECT }, () => photograph(style)),
      };
    });
    return { countryCode, projects, budgetMinUsd: 1000 * 2 ** Math.floor(random() * 7) };
  });
  const wishes = Array.from({ length: orderCount }, () => {
    const style = pickStyle();
    const hasText = random() < 0.7;
    return {
      countryCode: pick(countryCodes),
      text: hasText ? write(style) : 'Please look at the pictures.',
      photos: !hasText || random() < 0.5 ? [photograph(style)] : [],
      budgetUsd: random() < 0.5 ? 1000 * 2 ** Math.floor(random() * 8) : null,
    };
  });

  const reader = createTextReader(await embedder.embedTexts(vocabularyTexts));
  const read = async (texts: readonly string[]) => {
    const vectors = (await embedder.embedTexts(texts)).map(reader.centre);
    return vectors.map((vector, i) => ({ vector, ...reader.read(texts[i]!, vector) }));
  };
  const projectTexts = await read(drafts.flatMap(({ projects }) => projects.map(({ text }) => text)));
  let nextText = 0;
  const designers = drafts.map((draft) => ({
    ...draft,
    projects: draft.projects.map((project) => ({ ...project, reading: projectTexts[nextText++]! })),
  }));
  const orders = (await read(wishes.map(({ text }) => text))).map((reading, i) => ({
    ...wishes[i]!,
    reading,
  }));
  return {
    designerCount,
    orderCount,
    pairOf: (order, designer) => toPair(order, orders[order]!, designer, designers[designer]!),
  };
}

interface Read extends TextTopics {
  vector: Float32Array;
}

function toPair(
  orderIndex: number,
  asked: { countryCode: string; budgetUsd: number | null; photos: readonly Float32Array[]; reading: Read },
  designerIndex: number,
  shown: {
    countryCode: string;
    budgetMinUsd: number;
    projects: readonly { photos: readonly Float32Array[]; reading: Read }[];
  },
): Pair {
  const order: OrderEvidence = {
    id: `order ${orderIndex}`,
    countryCode: asked.countryCode,
    languageCodes: [languageOf[asked.countryCode]!],
    budgetUsd: asked.budgetUsd,
    clarity: asked.reading.clarity,
    styles: asked.reading.styles,
    rooms: asked.reading.rooms,
    works: asked.reading.works,
  };
  const projects: ProjectEvidence[] = shown.projects.map(({ reading }, i) => ({
    id: `project ${designerIndex} ${i}`,
    name: '',
    likeness: dot(asked.reading.vector, reading.vector),
    sentence: null,
    words: 0,
    clarity: reading.clarity,
    styles: reading.styles,
    rooms: reading.rooms,
    works: reading.works,
  }));
  const designer: DesignerEvidence = {
    id: `designer ${designerIndex}`,
    countryCode: shown.countryCode,
    languageCodes: [languageOf[shown.countryCode]!],
    budgetMinUsd: shown.budgetMinUsd,
    budgetMaxUsd: 4 * shown.budgetMinUsd,
    projects,
    pictures: asked.photos.map((picture, position) => {
      const photos = shown.projects.flatMap((project, i) =>
        project.photos.map((photo, k) => ({
          photoId: `photo ${designerIndex} ${i} ${k}`,
          projectId: projects[i]!.id,
          likeness: dot(picture, photo),
        })),
      );
      return {
        position,
        photos: photos.toSorted((a, b) => b.likeness - a.likeness).slice(0, 2),
        photosOfProjects: photos,
        meanLikeness: photos.reduce((sum, { likeness }) => sum + likeness, 0) / photos.length,
      };
    }),
  };
  return { order, designer };
}

/** Photo vectors of the rendered rooms by style, centred. */
async function readRenders(embedder: Embedder): Promise<Map<string, Float32Array[]>> {
  const pictures = await readPictures();
  const files = await Promise.all(pictures.map(readPicture));
  const vectors = (await embedder.embedPhotos(files)).map((look) => toPhotoVector(look, embedder.photoModel));
  const mean = meanOf(vectors);
  const byStyle = new Map<string, Float32Array[]>();
  for (const [i, { style }] of pictures.entries()) {
    const id = renamed[style] ?? style;
    byStyle.set(id, [...(byStyle.get(id) ?? []), unit(vectors[i]!.map((value, k) => value - mean[k]!))]);
  }
  return byStyle;
}

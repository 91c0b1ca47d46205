import type { OrderEvidence, ProjectEvidence } from './evidence.ts';
import type { Match } from './rank.ts';
import { captionLikeness } from './signals/caption.ts';
import { coincidence } from './signals/curves.ts';
import { sharedLanguage } from './signals/language.ts';
import { photoLikeness } from './signals/style.ts';
import type { Shares } from './text-reader.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import type { Term } from './vocabulary/term.ts';
import { works } from './vocabulary/works.ts';
import type { SignalName } from './weights.ts';

/** Why a match is one, in words that can be checked. */
export interface Reason {
  code: 'style' | 'photos' | 'caption' | 'brief' | 'room' | 'work' | 'budget' | 'country' | 'language';
  /** The signal it speaks for. */
  signal: SignalName;
  text: string;
  /** What to look at. */
  projectId: string | null;
  photoId: string | null;
}

/** Who reads: the customer sees designers, the designer sees orders. */
export type Reader = 'customer' | 'designer';

const REASONS_MAX = 4;

/** A signal below this is no reason. */
const VALUE_MIN = 0.5;

/** How sure order and project must both be of a style, room or work for it to be named. */
const SURE_MIN = { styles: 0.3, rooms: 0.2, works: 0.3 } as const;

/** How far a project of the room asked for goes before one that is nearer otherwise: what a reason shows is looked at. */
const ROOM_ADVANTAGE = { likeness: 0.1, sureness: 1 } as const;

/** In characters: a reason is read in a line or two, on a phone too. */
const QUOTE_LENGTH_MAX = 60;

/**
 * The strongest reasons of a match, strongest first. Each comes from a signal that added to the score, and names the
 * project or photo that made it do so.
 */
export function explain(match: Match, reader: Reader): Reason[] {
  return match.contributions
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ signal, value }) => speakers[signal]?.(match, value, reader) ?? [])
    .slice(0, REASONS_MAX);
}

type Speaker = (match: Match, value: number, reader: Reader) => Reason | null;

const speakers: Partial<Record<SignalName, Speaker>> = {
  photos: photosReason,
  caption: captionReason,
  style: styleReason,
  brief: briefReason,
  room: (match, _value, reader) =>
    termReason('rooms', match, reader, rooms, (term, place) =>
      reader === 'customer' ? `Has designed ${term.name}, ${place}` : `About ${term.name}, ${place}`,
    ),
  work: (match, _value, reader) =>
    termReason('works', match, reader, works, (term, place) =>
      reader === 'customer' ? `Has done ${term.name}, ${place}` : `Asks for ${term.name}, ${place}`,
    ),
  budget: (_match, value, reader) =>
    value < 1
      ? null
      : plain('budget', reader === 'customer' ? 'Usual budget fits' : 'Budget within your usual range'),
  country: ({ order, designer }, value, reader) => {
    const name = countryNames.of(designer.countryCode) ?? designer.countryCode;
    if (value === 1)
      return plain('country', reader === 'customer' ? `Based in ${name}` : `In ${name}, like you`);
    if (value < VALUE_MIN) return null;
    if (reader === 'customer') return plain('country', `Based in neighbouring ${name}`);
    return plain('country', `In neighbouring ${countryNames.of(order.countryCode) ?? order.countryCode}`);
  },
  language: (match, _value, reader) => {
    const code = sharedLanguage(match);
    if (code === undefined) return null;
    const name = languageNames.of(code) ?? code;
    return plain('language', reader === 'customer' ? `Speaks ${name}` : `Speaks ${name}, like you`);
  },
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function photosReason({ designer }: Match, _value: number, reader: Reader): Reason | null {
  const [best] = designer.pictures
    .flatMap(({ position, photos }) => photos.map((photo) => ({ position, ...photo })))
    .toSorted((a, b) => b.likeness - a.likeness || (a.photoId < b.photoId ? -1 : 1));
  if (best === undefined || photoLikeness(best.likeness) < VALUE_MIN) return null;
  const project = designer.projects.find(({ id }) => id === best.projectId);
  if (project === undefined) return null;
  const whose = reader === 'customer' ? 'your' : 'the customer’s';
  const picture =
    designer.pictures.length === 1
      ? `${whose} inspiration picture`
      : `${whose} ${ordinals[best.position] ?? `${best.position + 1}th`} inspiration picture`;
  const text =
    reader === 'customer'
      ? `Looks like ${picture}, as in ${quoted(project.name)}`
      : `Your ${quoted(project.name)} looks like ${picture}`;
  return { code: 'photos', signal: 'photos', text, projectId: project.id, photoId: best.photoId };
}

function captionReason({ designer }: Match, _value: number, reader: Reader): Reason | null {
  const best = designer.caption?.photos[0];
  if (best === undefined || captionLikeness(best.likeness) < VALUE_MIN) return null;
  const project = designer.projects.find(({ id }) => id === best.projectId);
  if (project === undefined) return null;
  const text =
    reader === 'customer'
      ? `Shows what you describe, as in ${quoted(project.name)}`
      : `Your ${quoted(project.name)} shows what the customer describes`;
  return { code: 'caption', signal: 'caption', text, projectId: project.id, photoId: best.photoId };
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function styleReason(match: Match, _value: number, reader: Reader): Reason | null {
  return termReason(
    'styles',
    match,
    reader,
    styles,
    (term, place) => `${capitalised(term.name)} style, ${place}`,
  );
}

function briefReason({ order, designer }: Match, value: number, reader: Reader): Reason | null {
  if (value < VALUE_MIN) return null;
  const fit = new Map(
    designer.projects.map((project) => [
      project,
      nearness(project) + ROOM_ADVANTAGE.likeness * sameRoom(order, project),
    ]),
  );
  const [nearest] = designer.projects.toSorted((a, b) => fit.get(b)! - fit.get(a)! || (a.id < b.id ? -1 : 1));
  if (nearest === undefined) return null;
  const { sentence } = nearest;
  const name = quoted(nearest.name);
  const text =
    reader === 'customer'
      ? sentence && sentence.likeness >= nearest.likeness
        ? `Close to your brief: “${shortened(sentence.text)}” in ${name}`
        : `Close to your brief: ${name}`
      : `Asks for something like your ${name}`;
  return { code: 'brief', signal: 'brief', text, projectId: nearest.id, photoId: null };
}

function nearness({ likeness, sentence }: ProjectEvidence): number {
  return Math.max(likeness, sentence?.likeness ?? likeness);
}

/** How much the room asked for is the room a project shows: 0..1. */
function sameRoom(order: OrderEvidence, project: ProjectEvidence): number {
  return Math.sqrt(coincidence(order.rooms, project.rooms));
}

/** Names the style, room or work that order and one project are surest of, shown in the room asked for where it is. */
function termReason(
  kind: keyof typeof SURE_MIN,
  { order, designer }: Match,
  reader: Reader,
  terms: readonly Term[],
  say: (term: Term, place: string) => string,
): Reason | null {
  const asked: Shares = order[kind];
  const sure = terms.filter(({ id }) => (asked[id] ?? 0) >= SURE_MIN[kind]);
  let found: { term: Term; project: ProjectEvidence; weight: number } | null = null;
  for (const project of designer.projects) {
    for (const term of sure) {
      const shown = (project[kind][term.id] ?? 0) * (kind === 'styles' ? project.clarity : 1);
      const sureness = Math.min(shown, asked[term.id] ?? 0);
      if (sureness < SURE_MIN[kind]) continue;
      const weight = sureness * (1 + ROOM_ADVANTAGE.sureness * sameRoom(order, project));
      if (weight > (found?.weight ?? 0)) found = { term, project, weight };
    }
  }
  if (found === null) return null;
  const code = codes[kind];
  const text = say(found.term, placeOf(found.project, reader));
  return { code, signal: code, text, projectId: found.project.id, photoId: null };
}

const codes = { styles: 'style', rooms: 'room', works: 'work' } as const;

function plain(code: 'budget' | 'country' | 'language', text: string): Reason {
  return { code, signal: code, text, projectId: null, photoId: null };
}

function placeOf(project: ProjectEvidence, reader: Reader): string {
  return reader === 'customer' ? `as in ${quoted(project.name)}` : `as in your ${quoted(project.name)}`;
}

function quoted(name: string): string {
  return `‘${shortened(name)}’`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= QUOTE_LENGTH_MAX) return line;
  const cut = line.slice(0, QUOTE_LENGTH_MAX + 1);
  const wordEnd = cut.lastIndexOf(' ');
  const words = cut.slice(0, wordEnd > QUOTE_LENGTH_MAX / 2 ? wordEnd : QUOTE_LENGTH_MAX);
  // Nor does it end with half a character, or with a mark that waits for more words.
  return `${words.replace(/[\s,;:.–—-]+$|[\ud800-\udbff]$/, '')}…`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { ProjectEvidence } from './evidence.ts';
import type { Match } from './rank.ts';
import { sharedLanguage } from './signals/language.ts';
import { photoLikeness, sharedStyle, sharedTerm } from './signals/style.ts';
import { rooms, styles, works, type Term } from './vocabulary.ts';
import type { SignalName } from './weights.ts';

/** Why a match is one, in words that can be checked. */
export interface Reason {
  code: 'style' | 'photos' | 'brief' | 'room' | 'work' | 'budget' | 'country' | 'language';
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
const SHARED_MIN = 0.2;

const QUOTE_LENGTH_MAX = 110;

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
  style: styleReason,
  brief: briefReason,
  room: (match, _value, reader) =>
    termReason('room', match, reader, rooms, (term, place) =>
      reader === 'customer' ? `Has designed ${term.name}, ${place}` : `About ${term.name}, ${place}`,
    ),
  work: (match, _value, reader) =>
    termReason('work', match, reader, works, (term, place) =>
      reader === 'customer' ? `Knows ${term.name}, ${place}` : `Asks for ${term.name}, ${place}`,
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
    const orderCountry = countryNames.of(order.countryCode) ?? order.countryCode;
    return plain(
      'country',
      reader === 'customer'
        ? `Based in ${name}, a neighbour of ${orderCountry}`
        : `In ${orderCountry}, next to ${name}`,
    );
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
  const shared = sharedStyle(match);
  const term = styles.find(({ id }) => id === shared?.id);
  if (shared === null || term === undefined || shared.strength < SHARED_MIN) return null;
  const { project } = shared;
  const text = `${capitalised(term.name)} style, ${placeOf(project, reader)}`;
  return { code: 'style', signal: 'style', text, projectId: project.id, photoId: null };
}

function briefReason({ designer }: Match, value: number, reader: Reader): Reason | null {
  if (value < VALUE_MIN) return null;
  const [nearest] = designer.projects.toSorted((a, b) => nearness(b) - nearness(a) || (a.id < b.id ? -1 : 1));
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

function termReason(
  code: 'room' | 'work',
  { order, designer }: Match,
  reader: Reader,
  terms: readonly Term[],
  say: (term: Term, place: string) => string,
): Reason | null {
  const kind = code === 'room' ? 'rooms' : 'works';
  const shared = sharedTerm(order[kind], designer.projects, (project) => project[kind]);
  const term = terms.find(({ id }) => id === shared?.id);
  if (shared === null || term === undefined || shared.strength < SHARED_MIN) return null;
  return {
    code,
    signal: code,
    text: say(term, placeOf(shared.project, reader)),
    projectId: shared.project.id,
    photoId: null,
  };
}

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
  const cut = line.slice(0, QUOTE_LENGTH_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTE_LENGTH_MAX / 2)).toWellFormed()}…`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { BriefReading, SourceWords, Wish, WishKind } from './brief-reading.ts';
import { budgetsIn } from './budgets.ts';
import { conditionsIn } from './conditions.ts';
import { findCues, type Cue } from './cues/find-cues.ts';
import { findMentions, type Mention } from './mentions/find-mentions.ts';
import { impliedWorks, isBuilding, isBuildingWork, settled } from './settle.ts';
import { stancesOf, type Stance } from './scope.ts';
import { demandsOf } from './demands.ts';
import { toSentences, type Sentence } from './mentions/tokens.ts';

/** A brief as its writer entered it. */
export interface Brief {
  name: string;
  description: string;
  /** The sum of the form, in whole US dollars. */
  budgetUsd: number | null;
  /** The country of the project, ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The languages that the writer speaks, ISO 639-1; they decide where the text alone does not tell its language. */
  spoken: readonly string[];
}

const kindOf: Record<Mention['term']['kind'], Record<Stance, WishKind | null>> = {
  style: { asked: 'style', refused: 'not_style', 'left alone': 'style', 'put off': 'style' },
  room: { asked: 'room', refused: 'not_room', 'left alone': 'not_room', 'put off': null },
  work: { asked: 'work', refused: 'not_work', 'left alone': null, 'put off': null },
};

/** How sure a wish is that the brief names. */
const NAMED_CERTAINTY = 0.9;

/** One sentence with its cues and where it stands. */
interface Part {
  sentence: Sentence;
  cues: readonly Cue[];
  field: SourceWords['field'];
  text: string;
}

/** Reads what a brief asks for by rules: names and cues of its language, and which of them belong together. */
export function readBrief(brief: Brief): BriefReading {
  const whole = `${brief.name}. ${brief.description}`;
  const parts = (['name', 'description'] as const).flatMap((field) =>
    toSentences(brief[field], brief.spoken, whole).map((sentence): Part => ({
      sentence,
      cues: findCues(sentence),
      field,
      text: brief[field],
    })),
  );
  const conditions = parts.flatMap((part) => conditionsOf(part, brief.countryCode));
  const named = withLimits(
    settled(
      merged(parts.flatMap((part, i) => namedIn(part, parts[i - 1]))).filter(
        (wish) => !isPartOf(wish, conditions),
      ),
    ),
  );
  const wishes = [
    ...named,
    ...impliedWorks(named),
    ...merged(conditions),
    ...budgetOf(parts, brief.budgetUsd),
  ];
  const language = parts.find(({ sentence }) => sentence.language !== 'en')?.sentence.language ?? 'en';
  return { language, wishes, isVague: wishes.length === 0 };
}

function namedIn({ sentence, cues, field, text }: Part, before: Part | undefined): Wish[] {
  const mentions = findMentions(sentence).filter(({ isNamed }) => isNamed);
  const stanceOf = stancesOf(sentence, cues, mentions);
  const isDemanded = demandsOf(sentence, cues, isIntroducing(before) ? before!.cues : []);
  return mentions.flatMap((mention): Wish[] => {
    const kind = kindOf[mention.term.kind][stanceOf(mention)];
    if (kind === null) return [];
    const start = sentence.tokens[mention.from]!.start;
    const end = sentence.tokens[mention.to - 1]!.end;
    return [
      {
        kind,
        value: mention.term.id,
        origin: 'said',
        isMust: kind.startsWith('not_') || isDemanded(mention),
        certainty: NAMED_CERTAINTY,
        sources: [{ field, start, end, words: text.slice(start, end) }],
      },
    ];
  });
}

/** Whether a sentence ends with a colon, so that what it demands is what follows: «You must also make it: a kitchen …» */
function isIntroducing(part: Part | undefined): boolean {
  const last = part?.sentence.tokens.at(-1);
  return last !== undefined && /^\s*[:：]/u.test(part!.text.slice(last.end));
}

/**
 * A brief that leaves rooms alone means the rooms that it asks for; one that refuses a kind of building work means the
 * kind that it asks for.
 */
function withLimits(wishes: readonly Wish[]): Wish[] {
  const isLimited = wishes.some(({ kind, value }) => kind === 'not_room' && value !== 'interior');
  const isContrasted = wishes.some(({ kind }) => kind === 'not_work');
  return wishes.map((wish) =>
    (wish.kind === 'room' && isLimited && !isBuilding(wish.value)) ||
    (wish.kind === 'work' && isContrasted && isBuildingWork(wish.value))
      ? { ...wish, isMust: true }
      : wish,
  );
}

/** Whether the words of a wish are those of a condition: «who speaks Spanish» asks for no style. */
function isPartOf({ sources }: Wish, conditions: readonly Wish[]): boolean {
  return sources.every((own) =>
    conditions.some(({ sources: others }) =>
      others.some(({ field, start, end }) => field === own.field && start <= own.start && own.end <= end),
    ),
  );
}

function conditionsOf({ sentence, cues, field, text }: Part, home: string): Wish[] {
  return conditionsIn(sentence, cues, home).map(({ kind, code, from, to, certainty }) => {
    const start = sentence.tokens[from]!.start;
    const end = sentence.tokens[to - 1]!.end;
    return {
      kind,
      value: code,
      origin: 'said',
      isMust: true,
      certainty,
      sources: [{ field, start, end, words: text.slice(start, end) }],
    };
  });
}

/** The sum of the form, or else the sum in the text. It is a cap where the text says so of a sum. */
function budgetOf(parts: readonly Part[], budgetUsd: number | null): Wish[] {
  const named = parts.flatMap(({ sentence, cues, field, text }) =>
    budgetsIn(sentence, text, cues).map((budget) => ({ ...budget, field, text })),
  );
  const best = named.find(({ isCap }) => isCap) ?? named[0];
  if (best === undefined && budgetUsd === null) return [];
  return [
    {
      kind: 'budget',
      value: String(Math.round(budgetUsd ?? best!.usd)),
      origin: 'said',
      isMust: best?.isCap ?? false,
      certainty: budgetUsd === null ? best!.certainty : 1,
      sources:
        best === undefined
          ? []
          : [
              {
                field: best.field,
                start: best.start,
                end: best.end,
                words: best.text.slice(best.start, best.end),
              },
            ],
    },
  ];
}

/** Each kind and value once, with all its sources. */
function merged(wishes: readonly Wish[]): Wish[] {
  const all = new Map<string, Wish>();
  for (const wish of wishes) {
    const key = `${wish.kind} ${wish.value}`;
    const known = all.get(key);
    all.set(
      key,
      known === undefined
        ? wish
        : { ...known, isMust: known.isMust || wish.isMust, sources: [...known.sources, ...wish.sources] },
    );
  }
  return [...all.values()];
}

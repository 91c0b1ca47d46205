import { fingerprint } from '@tessera/matching/math/fingerprint';
import type { BriefReading } from '@tessera/matching/reading/brief-reading';
import { cueTables } from '@tessera/matching/reading/cues/cue-tables';
import { withGuessedStyles } from '@tessera/matching/reading/apply/guess-styles';
import { readWithDoubts } from '@tessera/matching/reading/apply/contested';
import { familyOf } from '@tessera/matching/reading/apply/style-share';
import { idioms, wishTerms } from '@tessera/matching/reading/mentions/wish-terms';
import type { TextTopics } from '@tessera/matching/text/text-reader';
import type { OrderSource } from '../vectors/texts.repo.ts';

/** Raise it when the reader understands the same words differently: every order is then read again. */
const READER_VERSION = 3;

/** Names the rules by which orders are read. */
export const readerId = `${READER_VERSION}+${fingerprint(JSON.stringify([wishTerms, idioms, cueTables]))}`;

/** Reads what an order asks for in its own words. */
export function readOrder(order: OrderSource): BriefReading {
  return readWithDoubts({
    name: order.objectName,
    description: order.objectDesc,
    budgetUsd: order.budgetUsd,
    countryCode: order.countryCode,
    spoken: order.languageCodes,
  });
}

/** The ids of the styles that a brief refuses, with those that go with them. */
export function refusedStylesOf({ wishes }: BriefReading): string[] {
  return wishes.filter(({ kind }) => kind === 'not_style').flatMap(({ value }) => familyOf(value));
}

/** Adds the styles that an order only describes, by what its prepared text gives; nothing while there is none. */
export function withTextTopics(
  reading: BriefReading,
  topics: Pick<TextTopics, 'styles' | 'clarity'> | undefined,
): BriefReading {
  return topics === undefined ? reading : withGuessedStyles(reading, topics.styles, topics.clarity);
}

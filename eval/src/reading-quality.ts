import { readBrief } from '@tessera/matching/reading/read-brief';
import { wishTerms } from '@tessera/matching/reading/mentions/wish-terms';
import type { Wish, WishKind } from '@tessera/matching/reading/brief-reading';
import type { ExpectedReading, OrderRecord } from './data-set.ts';

/** How often what was read is right, and how much of what is expected was read. */
export interface Agreement {
  right: number;
  read: number;
  expected: number;
}

/** The fields of an expected reading with the kinds of wish they are compared with. */
const fields = {
  styles: 'style',
  not_styles: 'not_style',
  rooms: 'room',
  not_rooms: 'not_room',
  works: 'work',
  not_works: 'not_work',
  languages_must: 'language',
  countries_must: 'country',
  budget_max: 'budget',
} as const satisfies Partial<Record<keyof ExpectedReading, WishKind>>;

export type ReadField = keyof typeof fields;
export const readFields = Object.keys(fields) as readonly ReadField[];

/** Names that sets use for terms whose own names are others. */
const otherNames: Readonly<Record<string, string>> = {
  'style provencal': 'provence',
  'style mid-century modern': 'mid-century',
  'style classic': 'traditional',
  'style arabic': 'moroccan',
  'style chinese': 'japanese',
  'style cottage': 'cottage-garden',
  'room living room': 'living',
  'room dining room': 'dining',
  "room children's room": 'children',
  'room home office': 'home-office',
  'room whole house': 'house',
  'room tea room': 'cafe',
  'room japanese room': 'japanese-room',
  'room open kitchen': 'open-kitchen',
  'work styling': 'furnishing',
  'work online design': 'online',
  'work new build': 'new-build',
  'work joinery': 'bespoke',
  'work garden': 'landscaping',
  'work facade': 'facade-work',
  'work office fit-out': 'office-fit-out',
};

/** How well the brief is read, by field. A sum counts as right within a tenth. */
export function agreementOn(
  order: OrderRecord,
  expected: ExpectedReading,
  guessed: readonly Wish[] = [],
): Record<ReadField, Agreement> {
  const reading = readBrief({
    name: order.object_name,
    description: order.object_desc,
    budgetUsd: order.budget,
    countryCode: order.country_code,
    spoken: [],
  });
  const wishes = [...reading.wishes, ...guessed];
  return Object.fromEntries(
    readFields.map((field) => {
      const kind = fields[field];
      const read = wishes.filter((wish) => wish.kind === kind).map(({ value }) => value);
      const wanted = expectedValues(expected, field);
      const right = wanted.filter((value) => read.some((one) => isSame(kind, one, value))).length;
      return [field, { right, read: read.length, expected: wanted.length }];
    }),
  ) as Record<ReadField, Agreement>;
}

/** The harmonic mean of precision and recall over agreements; null where nothing is read or expected. */
export function f1(all: readonly Agreement[]): number | null {
  const sum = (of: keyof Agreement) => all.reduce((total, one) => total + one[of], 0);
  const both = sum('read') + sum('expected');
  return both === 0 ? null : (2 * sum('right')) / both;
}

function expectedValues(expected: ExpectedReading, field: ReadField): string[] {
  const value = expected[field];
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [String(value)];
  const kind = fields[field].replace('not_', '');
  return value.map((name) => (kind === 'language' || kind === 'country' ? name : idOf(kind, name)));
}

function idOf(kind: string, name: string): string {
  const byName = wishTerms.find(
    (term) =>
      term.kind === kind &&
      (term.id === name || term.label.toLowerCase() === name || term.names.includes(name)),
  );
  return otherNames[`${kind} ${name}`] ?? byName?.id ?? name;
}

const BUDGET_TOLERANCE = 0.1;

/** Terms of the vocabulary that sets do not tell apart. */
const alike = [
  ['japandi', 'japanese'],
  ['traditional', 'neoclassical'],
];

function isSame(kind: WishKind, read: string, wanted: string): boolean {
  if (kind !== 'budget')
    return read === wanted || alike.some((one) => one.includes(read) && one.includes(wanted));
  return Math.abs(Number(read) - Number(wanted)) <= BUDGET_TOLERANCE * Number(wanted);
}

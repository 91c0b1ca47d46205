import type { DesignerEvidence, OrderEvidence } from '../evidence/evidence.ts';
import { always, defineSignal } from './signal.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Whether the designer speaks a language that the brief asks for, or else shares one with the customer. Says nothing unless both have
 * named one.
 */
export const language = defineSignal({
  name: 'language',
  about:
    'a language that the brief asks for, or a shared one; the one an order is written in counts. None while the designer has named none',
  group: 'nearness',
  weight: 3,
  calibratedAs: 'place',
  fact: 'human',
  certainty: always,

  value({ order, designer }) {
    if (languagesOf(order).length === 0 || designer.languageCodes.length === 0) return null;
    return spokenOf(languagesOf(order), designer) === undefined ? 0 : 1;
  },

  reason({ order, designer }, _value, reader) {
    const code = spokenOf(languagesOf(order), designer);
    if (code === undefined) return null;
    const name = names.of(code) ?? code;
    const toDesigner = askedOf(order).includes(code)
      ? `Asks for ${name}, which you speak`
      : `Speaks ${name}, like you`;
    return { text: reader === 'customer' ? `Speaks ${name}` : toDesigner, projectId: null, photoId: null };
  },

  print: ({ order, designer }) => [
    `order ${order.languageCodes.join(', ') || 'none'}; designer ${designer.languageCodes.join(', ') || 'none'}`,
  ],
});

/** The languages that the brief asks for, ISO 639-1. */
function askedOf({ wishes = [] }: OrderEvidence): string[] {
  return wishes.filter(({ kind }) => kind === 'language').map(({ value }) => value);
}

/** Those that the brief asks for come first: whoever asks for German is not told of English. */
function languagesOf(order: OrderEvidence): string[] {
  return [...askedOf(order), ...order.languageCodes];
}

/** The first of some languages that the designer speaks. */
function spokenOf(codes: readonly string[], { languageCodes }: DesignerEvidence): string | undefined {
  return codes.find((code) => languageCodes.includes(code));
}

import type { Pair } from '../evidence/evidence.ts';
import { always, defineSignal } from './signal.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Whether customer and designer share a language. Says nothing unless both have named one. */
export const language = defineSignal({
  name: 'language',
  about: 'a shared language; the one an order is written in counts. None while the designer has named none',
  group: 'nearness',
  weight: 3,
  calibratedAs: 'place',
  fact: 'human',
  certainty: always,

  value(pair) {
    const { order, designer } = pair;
    if (order.languageCodes.length === 0 || designer.languageCodes.length === 0) return null;
    return sharedLanguage(pair) === undefined ? 0 : 1;
  },

  reason(pair, _value, reader) {
    const code = sharedLanguage(pair);
    if (code === undefined) return null;
    const name = names.of(code) ?? code;
    const text = reader === 'customer' ? `Speaks ${name}` : `Speaks ${name}, like you`;
    return { text, projectId: null, photoId: null };
  },

  print: ({ order, designer }) => [
    `order ${order.languageCodes.join(', ') || 'none'}; designer ${designer.languageCodes.join(', ') || 'none'}`,
  ],
});

/** The first of the order's languages that the designer speaks. */
function sharedLanguage({ order, designer }: Pair): string | undefined {
  return order.languageCodes.find((code) => designer.languageCodes.includes(code));
}

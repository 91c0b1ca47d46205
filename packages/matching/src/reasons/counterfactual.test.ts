import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counterfactual } from './counterfactual.ts';
import type { OrderEvidence } from '../evidence/evidence.ts';
import { pair } from '../evidence/pair.arbitrary.ts';
import { score } from '../score/rank.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';

const order: OrderEvidence = {
  id: 'order',
  countryCode: 'SE',
  languageCodes: ['sv'],
  budgetUsd: null,
  clarity: 1,
  styles: {},
  rooms: { bathroom: 0.9 },
  works: {},
};

const matchOf = (room: string) =>
  score({
    order,
    designer: {
      id: 'designer',
      countryCode: 'DK',
      languageCodes: [],
      budgetMinUsd: null,
      budgetMaxUsd: null,
      projects: [
        {
          id: 'project',
          name: 'Project',
          likeness: 0.1,
          sentence: null,
          words: 0,
          clarity: 1,
          styles: {},
          rooms: { [room]: 0.9 },
          works: {},
        },
      ],
      pictures: [],
    },
  });

test('the advice names what the order asks for and the portfolio does not show', () => {
  expect(counterfactual(matchOf('kitchen'), 'customer')).toMatchObject({
    code: 'room',
    text: 'Would rank higher with a project that shows bathrooms',
  });
  expect(counterfactual(matchOf('kitchen'), 'designer')?.text).toBe(
    'You would rank higher with a project that shows bathrooms',
  );
  expect(counterfactual(matchOf('bathroom'), 'customer')).toBeNull();
});

test('the advice names a term of the order, and promises no more points than the scale has left', () => {
  const kinds = { style: [styles, 'styles'], room: [rooms, 'rooms'], work: [works, 'works'] } as const;
  fc.assert(
    fc.property(pair, (one) => {
      const match = score(one);
      const wish = counterfactual(match, 'customer');
      if (wish === null) return;
      expect(wish.points).toBeGreaterThan(0);
      expect(match.score + wish.points).toBeLessThanOrEqual(100);
      const [terms, kind] = kinds[wish.code];
      const named = terms.filter(({ name }) => wish.text.includes(name));
      expect(named.some(({ id }) => (one.order[kind][id] ?? 0) > 0)).toBe(true);
    }),
  );
});

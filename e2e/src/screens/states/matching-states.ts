import { matchingApi, type MatchedDesigner, type MatchProject } from '@tessera/contract/matching';
import { ordersApi, type Order } from '@tessera/contract/orders/orders';
import type { Page } from 'playwright-core';
import type { Cast } from '../cast.ts';
import type { Screen, State } from '../screen.ts';
import { click } from './shared-states.ts';

const oneOrder = ({ order }: Cast) => `/customer/?order=${order.id}`;
const kitchen = ({ appliedOrder }: Cast) => `/customer/?order=${appliedOrder.id}`;

/** Where a customer's list ends: near misses apart, and what fits less on demand. */
export const matchListStates: Screen['states'] = {
  'near-misses': {
    path: kitchen,
    changes: [
      [ordersApi.get, withConditions],
      [matchingApi.customerMatches, withNearMisses],
    ],
  },
  'nobody-fits': { path: oneOrder, changes: [[matchingApi.customerMatches, withNobody]] },
  weaker: {
    path: oneOrder,
    changes: [[matchingApi.customerMatches, withOneFitting]],
    act: click('Show weaker matches'),
  },
  hidden: {
    changes: [[matchingApi.customerMatches, withHidden]],
    act: (page) => page.getByText('1 designer is hidden').click(),
  },
};

/** Where a designer's list ends. */
export const designerListStates: Screen['states'] = {
  'none-fits': { changes: [[matchingApi.designerMatches, withOnlyWeak]] },
  weaker: { changes: [[matchingApi.designerMatches, withOnlyWeak]], act: click('Show weaker matches') },
};

/** What was read of an order that leaves something open. */
export const question: State = {
  path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}?tab=matches`,
  changes: [[ordersApi.get, withQuestion]],
};

/** The style quiz on the form of an order: a pair, and what the picks come to. */
export const quizStates: Screen['states'] = {
  quiz: { act: pickRooms(3) },
  'quiz-result': { act: pickRooms(8) },
};

/** Orders of which no picture is there: one that can still get some, and two that are over. */
export const withoutPictures: State = {
  changes: [
    [
      ordersApi.list,
      (page: { results: Order[] }) => ({
        ...page,
        results: page.results.map((order, index) => ({
          ...order,
          photos: [],
          status: (['active', 'completed', 'cancelled'] as const)[index % 3],
        })),
      }),
    ],
  ],
};

interface List {
  results: MatchedDesigner[];
}

const german = { kind: 'language', value: 'de', label: 'German', must: true } as const;
const cap = { kind: 'budget', value: '42000', label: '$42,000', must: true } as const;

/** Sets two conditions in what was read of an order. */
function withConditions(order: Order): unknown {
  const wishes = order.reading.wishes.filter(({ kind }) => kind !== 'budget');
  const set = [german, cap].map((wish) => ({ ...wish, origin: 'set', sources: [] }));
  return { ...order, reading: { ...order.reading, wishes: [...set, ...wishes] } };
}

/** Leaves the first designer on the list, and puts the others below it for what they miss. */
function withNearMisses(list: List): unknown {
  const [first, ...others] = list.results;
  const nearMisses = others.map((one, index) => ({
    ...one,
    score: one.score / 4,
    ...(index === 0
      ? { unmet: [german] }
      : {
          unmet: [cap],
          startsAtUsd: 48_000,
          reasons: one.reasons.filter(({ code }) => code !== 'budget'),
        }),
  }));
  return {
    ...list,
    count: 1,
    results: [{ ...first!, isWeak: false }],
    nearMisses,
    aboveCap: { count: 1, usd: 48_000 },
  };
}

/** As if nobody showed what the order is about. */
function withNobody(list: List): unknown {
  const facade = { kind: 'room', value: 'facade', label: 'façade' };
  return { ...list, results: list.results.map(toWeak), shownByNobody: [facade] };
}

function withOneFitting(list: List): unknown {
  return { ...list, results: list.results.map((one, index) => (index === 0 ? one : toWeak(one))) };
}

/** Hides the first designer of a list, as if the customer had chosen “Not for me”. */
function withHidden(list: List): unknown {
  return { ...list, results: list.results.slice(1), hidden: list.results.slice(0, 1) };
}

function withOnlyWeak(list: { results: MatchProject[] }): unknown {
  return { ...list, results: list.results.map(toWeak) };
}

function toWeak<One extends { score: number }>(one: One): One {
  return { ...one, score: Math.min(one.score, 30), isWeak: true };
}

function withQuestion(order: Order): unknown {
  const answers = [
    ['kitchen', 'kitchen'],
    ['living', 'living room'],
    ['bedroom', 'bedroom'],
  ].map(([value, label]) => ({ kind: 'room', value, label, must: false }));
  const wishes = order.reading.wishes.filter(({ kind }) => kind !== 'room');
  return {
    ...order,
    reading: { ...order.reading, wishes, question: { text: 'Which room is it?', answers } },
  };
}

/** Opens the quiz and picks the left and the right room by turns. */
function pickRooms(count: number): (page: Page) => Promise<void> {
  return async (page) => {
    await click('Choose rooms')(page);
    const rooms = page.getByRole('group', { name: /^Two / }).getByRole('button');
    for (let picked = 0; picked < count; picked += 1) {
      await page.getByText(`Pair ${picked + 1} of 8`).waitFor();
      await rooms.nth(picked % 2).click();
    }
    if (count === 8) await page.getByRole('heading', { name: /^You lean/ }).waitFor();
    else await page.getByText(`Pair ${count + 1} of 8`).waitFor();
  };
}

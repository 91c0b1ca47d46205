import { areNeighbours } from '../vocabulary/neighbours.ts';
import { always, defineSignal, REASON_VALUE_MIN } from './signal.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The value for a neighbouring country, half of that for the same country. Chosen by hand. */
const NEIGHBOUR_VALUE = 0.5;

/** Whether order and designer are in the same country, or in neighbouring ones. */
export const country = defineSignal({
  name: 'country',
  about: 'the same country 1, a neighbour ½',
  group: 'nearness',
  weight: 2,
  calibratedAs: 'place',
  fact: 'human',
  certainty: always,

  value({ order, designer }) {
    if (order.countryCode === designer.countryCode) return 1;
    return areNeighbours(order.countryCode, designer.countryCode) ? NEIGHBOUR_VALUE : 0;
  },

  reason({ order, designer }, value, reader) {
    if (value < REASON_VALUE_MIN) return null;
    const [designers, orders] = [designer, order].map(
      ({ countryCode }) => names.of(countryCode) ?? countryCode,
    );
    const isSame = value === 1;
    const text =
      reader === 'customer'
        ? `Based in ${isSame ? '' : 'neighbouring '}${designers}`
        : isSame
          ? `In ${designers}, like you`
          : `In neighbouring ${orders}`;
    return { text, projectId: null, photoId: null };
  },

  print: ({ order, designer }) => [`order ${order.countryCode}; designer ${designer.countryCode}`],
});

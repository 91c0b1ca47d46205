import { customerMatches, matchedDesigner } from '@tessera/contract/matching';
import { readableItems } from '../../../lib/api/lists.ts';
import type { CustomerMatches } from './list-parts.ts';

/** A designer of whom nothing else is said fits, and misses nothing. */
const listedDesigner = matchedDesigner.extend({
  isWeak: matchedDesigner.shape.isWeak.catch(false),
  unmet: matchedDesigner.shape.unmet.catch([]),
  startsAtUsd: matchedDesigner.shape.startsAtUsd.catch(null),
  reservation: matchedDesigner.shape.reservation.catch(null),
});

const { hidden, shownByNobody, aboveCap } = customerMatches.shape;

/** A page of a customer's matches as it can be shown: what cannot be read of it is left out. */
export function readCustomerMatches(page: CustomerMatches): CustomerMatches {
  return {
    ...page,
    results: readableItems(page.results, listedDesigner),
    hidden: readableItems(page.hidden, hidden.element),
    nearMisses: readableItems(page.nearMisses ?? [], listedDesigner),
    shownByNobody: readableItems(page.shownByNobody ?? [], shownByNobody.element),
    aboveCap: aboveCap.catch(null).parse(page.aboveCap),
  };
}

import { order } from '@tessera/contract/orders/orders';

/** An order of a list. One without a status is active, and one without a reading asks for nothing. */
export const listedOrder = order.extend({
  status: order.shape.status.nullish().transform((status) => status ?? 'active'),
  reading: order.shape.reading.catch({ wishes: [], added: [], removed: [], question: null }),
  own_photos: order.shape.own_photos.catch([]),
  style_picks: order.shape.style_picks.catch([]),
  review: order.shape.review.catch(null),
});

import { browser, feature, type Rule } from '../proof.ts';

/** What is promised of orders. */
export const ordersRules: readonly Rule[] = [
  {
    promise: 'An order moves along the edges of its graph, each by the side that may',
    proofs: [
      ...feature(
        'orders/states/order-states',
        'every edge of the graph is taken',
        'neither side can do what is the other’s, and a stranger finds nothing',
      ),
      ...browser(
        'deal/order-page',
        'an order is paused, resumed and cancelled, and each state offers only what it has',
      ),
    ],
  },
  {
    promise: 'What the graph does not have is refused with words on how things stand, and changes nothing',
    proofs: [
      ...feature(
        'orders/states/order-states',
        'what is no edge is refused with wrong_state and changes nothing',
      ),
      ...browser('deal/order-page', 'an answer that comes too late says how things stand, and shows them'),
    ],
  },
  {
    promise: 'An act may be sent twice by the side that did it, with the effect of one',
    proofs: feature(
      'orders/states/order-states',
      'the act that made the last change may be sent again',
      'by the same side only',
    ),
  },
  {
    promise: 'Ending an engagement needs a reason, and the other side is told',
    proofs: [
      ...feature(
        'engagements/engagements',
        'an engagement that the %s cancels needs a reason, which the other side is told',
      ),
      ...browser('deal/work', 'either side ends the work with a reason, and the other reads it'),
    ],
  },
  {
    promise: 'The timeline tells both sides what happened, oldest first',
    proofs: browser(
      'deal/work',
      'a designer delivers, the customer asks for changes, completes and reviews, the designer answers, and each reads what happened without loading the page again',
    ),
  },
  {
    promise: 'The plan limits how many orders there are, also under calls at once',
    proofs: feature('orders/orders', 'counts orders, and creations at the same time never exceed it'),
  },
  {
    promise: 'An order of somebody else is not found',
    proofs: [
      ...feature('orders/orders', 'is not found by any call'),
      ...browser('deal/order-page', 'an order of somebody else is not found'),
    ],
  },
  {
    promise:
      'An order is edited while active or paused, deleted while active, paused or cancelled, and otherwise refused with wrong_state',
    proofs: feature('orders/states/order-lifetime', 'an order that is %s'),
  },
  {
    promise:
      'Only active orders are matched and take applications; the plan counts orders that are neither completed nor cancelled',
    proofs: feature('orders/states/order-lifetime', 'an order that is %s'),
  },
  {
    promise: 'A completed order stays readable to its customer, and an accepted application stays accepted',
    proofs: feature(
      'orders/states/order-lifetime',
      'an order that is %s',
      'an application that was accepted stays accepted after its engagement has ended',
    ),
  },
  {
    promise:
      'Accepting one application and cancelling the order decline the other open ones, each with its reason',
    proofs: [
      ...feature(
        'applications/application-limits',
        'of 50 accepts of different applicants at once exactly one wins, and the others are declined',
      ),
      ...browser(
        'deal/application',
        'a declined designer reads the reason, and one whose customer chose another is told that',
      ),
    ],
  },
  {
    promise: 'Both sides are told of each change at once',
    proofs: [
      ...feature(
        'events/order-events',
        'is told to both sides with each act, and once for an act that changes several things',
      ),
      ...browser(
        'deal/order-page',
        'both sides see at once what the other does, without loading the page again',
      ),
    ],
  },
];

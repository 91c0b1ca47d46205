import { z } from 'zod';
import { page } from './fields/fields.ts';
import { namedWish } from './orders/order-reading.ts';
import { cardPhoto, photo } from './media.ts';
import { specialty } from './account/profiles.ts';
import { route } from './route.ts';

/** Whether the part of a thing that matching needs is there: its text and photos turned into vectors. */
export const matchingState = z
  .enum(['pending', 'ready', 'failed', 'no_photos'])
  .describe(
    '`pending`: being prepared; `failed`: parked after repeated failures; `no_photos`: takes no part',
  );
export type MatchingState = z.infer<typeof matchingState>;

/** What a reason speaks of; the text is for people, the code for icons and tests. */
export const reasonCodes = [
  'style',
  'photos',
  'caption',
  'brief',
  'room',
  'work',
  'budget',
  'country',
  'language',
  'taste',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Why a match is one, in words a person can check, with what to look at. */
export const reason = z
  .object({
    code: z.enum(reasonCodes),
    text: z.string(),
    evidence: z
      .object({
        project_id: z.string().nullable().describe('The portfolio project that shows it'),
        project_name: z.string().nullable(),
        photo_url: z.string().nullable().describe('The photo that shows it'),
        designer_id: z.string().nullable().describe('The designer on the same list with whom it compares'),
      })
      .nullable(),
  })
  .meta({ id: 'Reason' });
export type Reason = z.infer<typeof reason>;

/** What a customer can say of a matched designer for one order. */
export const verdict = z
  .enum(['more_like_this', 'not_for_me'])
  .describe(
    '`more_like_this`: alike designers move up; `not_for_me`: hidden from the order’s list, alike ones move down',
  );
export type Verdict = z.infer<typeof verdict>;

const score = z.number().min(0).max(100).describe('0 to 100');
const isWeak = z.boolean().describe('Whether the score is below what counts as a fit');

/** An order as a designer sees it in the list of matches. */
export const matchProject = z
  .object({
    id: z.string(),
    objectName: z.string(),
    description: z.string(),
    location: z.string().describe('English name of the country'),
    budget: z.number().nullable().describe('US dollars'),
    photos: z.array(z.string()).describe('Addresses of pictures'),
    orderPhotos: z.array(cardPhoto).describe('The same pictures in all their sizes'),
    roomPhotos: z.array(cardPhoto).describe('The customer’s photos of the room as it is now'),
    score,
    isWeak,
    reasons: z.array(reason),
    applicationsCount: z.int().describe('How many designers have applied, and not withdrawn'),
    applied: z.boolean().describe('Whether the designer has applied to it'),
    suggestion: z
      .string()
      .nullable()
      .describe(
        'What would raise a low score most: «You would rank higher with a project that shows bathrooms»',
      ),
  })
  .meta({ id: 'MatchProject' });
export type MatchProject = z.infer<typeof matchProject>;

/** A designer as a customer sees one in the list of matches. */
export const matchedDesigner = z
  .object({
    id: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    avatarPhoto: cardPhoto.nullable().describe('The same portrait in all its sizes'),
    location: z.string().describe('English name of the country'),
    rating: z.number().nullable().describe('Null while there is no review'),
    reviewCount: z.int(),
    portfolioImages: z.array(z.string()).describe('Addresses of photos, the ones that fit best first'),
    portfolioPhotos: z.array(cardPhoto).describe('The same photos in all their sizes'),
    bio: z.string(),
    specialties: z.array(z.string()),
    score,
    isWeak,
    unmet: z.array(namedWish).describe('The conditions of the order that the designer does not meet'),
    startsAtUsd: z
      .number()
      .nullable()
      .describe('The designer’s usual least in US dollars, where it is above the order’s limit'),
    reasons: z.array(reason),
    reservation: z
      .object({ code: z.enum(['room', 'budget']), text: z.string() })
      .nullable()
      .describe('The one thing that speaks against the match, in words a person can check'),
    orderId: z.string().describe('The order this designer fits best'),
    orderName: z.string(),
    verdict: verdict.nullable().describe('What the customer has said of the designer for that order'),
  })
  .meta({ id: 'MatchedDesigner' });
export type MatchedDesigner = z.infer<typeof matchedDesigner>;

/** A designer whom the customer has hidden from an order's list. */
export const hiddenDesigner = z
  .object({ id: z.string(), name: z.string(), orderId: z.string(), orderName: z.string() })
  .meta({ id: 'HiddenDesigner' });
export type HiddenDesigner = z.infer<typeof hiddenDesigner>;

/** A designer’s own card, as clients see it before anything of their project is known. */
export const ownCard = z
  .object({
    name: z.string(),
    avatarPhoto: photo.nullable(),
    location: z.string().describe('English name of the country'),
    rating: z.number().nullable().describe('Null while there is no review'),
    reviewCount: z.int(),
    portfolioPhotos: z.array(photo).describe('Of the newest projects that take part in matching'),
    bio: z.string().describe('The designer’s own words, or else the sentence made from the facts'),
    factsBio: z.string().describe('What the card says where the designer has written nothing'),
    specialties: z.array(z.string()),
    proposedSpecialties: z.array(specialty).describe('What the portfolio shows most surely'),
  })
  .meta({ id: 'OwnCard' });
export type OwnCard = z.infer<typeof ownCard>;

/** A page of matches, with whether they are up to date. */
const matches = <Item extends z.ZodType>(item: Item) =>
  page(item).extend({
    state: matchingState.describe('`pending`: some of what is matched is still being prepared; ask again'),
  });

const window = {
  limit: z.coerce.number().int().min(1).max(100).catch(30),
  offset: z.coerce.number().int().min(0).max(1000).catch(0),
};

const emphasis = (what: string) =>
  z.coerce
    .number()
    .min(0)
    .max(2)
    .catch(1)
    .describe(`How much ${what} counts: 0 not at all, 1 as usual, 2 most`);

const verdictParams = z.object({ id: z.string(), designer: z.string() });

/** Designers who miss nothing but the limit of the budget: how many there are, and at which sum they come in. */
export const aboveCap = z.object({ count: z.int(), usd: z.number() });
export type AboveCap = z.infer<typeof aboveCap>;

/** The designers who fit a customer's orders, with what is told beside the list. */
export const customerMatches = matches(matchedDesigner).extend({
  nearMisses: z
    .array(matchedDesigner)
    .describe('On the first page: the best of those who miss a condition, who are not among the results'),
  aboveCap: aboveCap
    .nullable()
    .describe('How many of those who miss only the limit of the budget come in at which sum'),
  shownByNobody: z
    .array(namedWish)
    .describe('Rooms and kinds of work that the one order of the list names and no designer shows'),
  hidden: z.array(hiddenDesigner).describe('Those who are `not_for_me`, latest first'),
});

export const matchingApi = {
  ownCard: route({
    method: 'GET',
    path: 'designer/card/',
    access: 'designer',
    summary: 'The designer’s own card, as clients see it',
    status: 200,
    reply: ownCard,
    errors: ['profile_not_found'],
  }),
  designerMatches: route({
    method: 'GET',
    path: 'designer/match/',
    access: 'designer',
    summary: 'The orders that fit the designer, best first, then weaker ones, with reasons',
    status: 200,
    query: z.object(window),
    reply: matches(matchProject),
  }),
  customerMatches: route({
    method: 'GET',
    path: 'customer/match/',
    access: 'customer',
    summary: 'The designers who fit the customer’s orders, or one of them, best first, with reasons',
    status: 200,
    query: z.object({
      ...window,
      order: z.string().optional().describe('Only for this order'),
      style: emphasis('the look'),
      scope: emphasis('what is to be done'),
      budget: emphasis('the budget'),
      nearness: emphasis('country and language'),
    }),
    reply: customerMatches,
    errors: ['not_found'],
  }),
  giveVerdict: route({
    method: 'PUT',
    path: 'customer/order/:id/verdict/:designer/',
    access: 'customer',
    summary: 'Say of a designer that they are not for this order, or that more like them are wanted',
    status: 200,
    params: verdictParams,
    body: z.object({ verdict }),
    reply: z.object({ order_id: z.string(), designer_id: z.string(), verdict }),
    errors: ['not_found'],
  }),
  withdrawVerdict: route({
    method: 'DELETE',
    path: 'customer/order/:id/verdict/:designer/',
    access: 'customer',
    summary: 'Take back what was said of a designer for an order; where nothing was said, nothing changes',
    status: 204,
    params: verdictParams,
    errors: ['not_found'],
  }),
};

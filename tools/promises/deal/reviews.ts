import { at, browser, feature, type Rule } from '../proof.ts';

/** What is promised of reviews. */
export const reviewsRules: readonly Rule[] = [
  {
    promise: 'A completed order is reviewed once; other orders are not',
    proofs: feature(
      'reviews/reviews',
      'is written once, and without words if one likes',
      'is refused while the order is %s',
    ),
  },
  {
    promise: 'A review is changed within fourteen days, and answered once by its designer',
    proofs: feature(
      'reviews/reviews',
      'is changed within 14 days, and not afterwards',
      'is answered once by its designer, and by nobody else',
    ),
  },
  {
    promise: 'A designer reads a review, its words as they are now, where the work is, and answers it there',
    proofs: [
      ...feature(
        'reviews/reviews',
        'of a completed order is read by the designer, who is told, and in the timeline of both',
        'is changed within 14 days, and not afterwards',
      ),
      ...browser(
        'deal/work',
        'a designer delivers, the customer asks for changes, completes and reviews, the designer answers, and each reads what happened without loading the page again',
        'what comes too late says how things stand, and shows them',
      ),
    ],
  },
  {
    promise: 'A review that an operator has hidden is read by its author alone, in archives too',
    proofs: feature(
      'reviews/reviews',
      'that is hidden is read by its author alone, cannot be answered, and is back once it is shown',
    ).concat(
      feature(
        'account/export/completeness',
        'has a review that an operator has hidden only if the person wrote it',
      ),
    ),
  },
  {
    promise:
      'A rating is the mean of the visible reviews of completed orders, whatever happens in whatever order',
    proofs: feature(
      'reviews/ratings.model',
      'after every step of any sequence, ratings equal the mean of visible reviews of completed orders',
    ),
  },
  {
    promise: 'Reviews count a little in matches, as a Bayesian mean; hidden ones count nowhere',
    proofs: [
      ...feature(
        'matching/reviews-in-ranking',
        'of designers who fit alike, the better reviewed comes first, a newcomer between, and a hidden review counts nowhere',
      ),
      ...at(
        'packages/matching/src/score/rank.test.ts',
        'is moved little by few reviews, and the same work is as good a fit whatever is said of it',
        'is that of a designer at the marketplace’s mean for a newcomer, and knows no reviews where there are none',
      ),
    ],
  },
  {
    promise:
      'A review has 1 to 5 stars and at most 2,000 characters, and shows on the match card and the public page',
    proofs: [
      ...feature(
        'reviews/reviews',
        'of another customer’s order is not found, and needs stars from 1 to 5',
        'shows in the rating of the designer’s match card',
      ),
      ...feature('public-pages/public-pages', 'shows visible reviews, their mean and their answers'),
      ...browser(
        'deal/story',
        'a described project is matched, applied to, talked about, accepted, delivered, changed, completed and rated',
      ),
    ],
  },
  {
    promise: 'What was typed is kept when publishing fails',
    proofs: browser('deal/work', 'a review that fails to be published stays typed and can be sent again'),
  },
];

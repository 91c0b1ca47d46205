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

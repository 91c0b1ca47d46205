import { at, browser, feature, type Rule } from '../proof.ts';

/** What is promised of designers’ pages for everybody. */
export const publicPagesRules: readonly Rule[] = [
  {
    promise: 'The page is off at first, and switched off it is gone at once',
    proofs: [
      ...feature(
        'public-pages/public-pages',
        'is off at first, and nobody sees the designer',
        'shows and hides the page at once, and stays when a save leaves it out',
      ),
      ...browser(
        'public/public-pages',
        'a page that is not there or no longer shown is a 404, and an earlier address leads on',
      ),
    ],
  },
  {
    promise: 'The address is made from the name, can be changed, and is nobody else’s, now or before',
    proofs: [
      ...feature(
        'public-pages/public-pages',
        'is made from the name, with a number where somebody has it',
        'can be changed, and the earlier ones lead to it',
        'is refused where it is wrong, and where somebody else has it or had it',
        'is given to one of two who want it at once',
      ),
      ...browser(
        'designer/designer-settings',
        'the public page is switched on, gets an address of its own, and refuses one that is taken',
      ),
    ],
  },
  {
    promise:
      'The page shows what the designer shows, reviews included, and nothing that is private or held back',
    proofs: feature(
      'public-pages/public-pages',
      'shows what the designer shows, and no address, phone number or order',
      'shows no photo that is held back or removed',
      'shows visible reviews, their mean and their answers',
    ),
  },
  {
    promise:
      'It is whole without script, with title, description, canonical address, picture and structured data',
    proofs: browser(
      'public/public-pages',
      'a page is whole without script, and says what it is to machines',
      'a page without reviews says New and names no rating, and its photos open large',
    ),
  },
  {
    promise: 'Visitors are led to sign up, customers write to the designer',
    proofs: browser(
      'public/public-pages',
      'a customer writes to the designer from the page, and the owner sees it as others do',
    ),
  },
  {
    promise:
      'The directory is filtered by style, room, country, language and words, 24 a page, with and without script',
    proofs: [
      ...feature(
        'public-pages/public-pages',
        'finds by style, room, country, language and words, and by all of them together',
        'has 24 a page at most, the newest designers first, and leads on',
        'refuses values that do not exist',
      ),
      ...browser(
        'public/public-pages',
        'the directory is filtered without script by its form',
        'the directory is filtered at once with script, leads to a designer, and says what excludes most',
      ),
    ],
  },
  {
    promise: 'The site map has every public page',
    proofs: [
      ...at('apps/server/src/http/static/web.test.ts', 'robots.txt leads to a site map of the public pages'),
      ...browser(
        'public/public-pages',
        'the directory is filtered at once with script, leads to a designer, and says what excludes most',
      ),
    ],
  },
  {
    promise: 'A website is an address of the web, and the switch takes yes or no',
    proofs: feature(
      'public-pages/public-pages',
      'takes yes or no only, and a website that is an address of the web',
    ),
  },
];

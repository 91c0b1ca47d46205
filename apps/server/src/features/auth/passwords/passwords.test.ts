import { GOOD_PASSWORD } from '@tessera/testkit/given';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordFault } from './passwords.ts';

const faultOf = (password: string, email = 'nora.lind@harbour-design.example') =>
  passwordFault(password, email, ['Tessera']);

describe('a password is too common', () => {
  test.each([
    ['a season and a year', ['Summer2024', 'Summer2024!', 'Winter23!', 'Herbst2024', 'Sommer2024']],
    ['a month and a year or a number', ['January2024', 'October1', 'December31']],
    ['a walk across the keyboard', ['Qwertz123!', 'Qwerty12345', '1qaz2wsxQ', 'Zaq12wsx', 'Qwer1234Asdf']],
    ['a word written with digits', ['P@ssw0rd2024', 'M0nk3y2020', 'P4$$w0rd!']],
    ['the name of the product', ['Tessera2024', 'Tessera123!', 'T3ssera1']],
    ['a part of the address', ['Nora1990', 'Harbour-Design1', 'Nora.Lind1', 'Lind2024!']],
    ['one pattern, however long', ['Aa1'.repeat(20), 'Abcdefgh1', 'Abcdefgh12345678', `${'A'.repeat(30)}a1`]],
  ])('that is %s', (_what, passwords) => {
    expect(passwords.filter((password) => faultOf(password) !== 'password_too_common')).toEqual([]);
  });
});

describe('a password is taken', () => {
  test.each([
    GOOD_PASSWORD,
    'Demo-abc2-def3-ghj4',
    'Demo-kxa4-mfq7-zbt2-pwn9',
    'Somebody-Else-5',
    'Blue-Lamp-42',
    'xK3!vBn9',
    'Häuschen-Blau-7',
    'Correct-Horse-Battery-Staple-1',
    'Молоко-и-Хлеб-9',
  ])('if it needs many guesses: %s', (password) => {
    expect(faultOf(password)).toBeUndefined();
  });

  test('if it has twelve random letters and digits or more', () => {
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
    const random = fc
      .array(fc.constantFrom(...characters), { minLength: 12, maxLength: 40 })
      .map((picked) => picked.join(''))
      .filter((text) => /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text));
    // Without bias: fast-check's favours repetitions, which no password generator does.
    fc.assert(
      fc.property(fc.noBias(random), (password) => {
        expect(faultOf(password)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['substitutions', '4@8({[<369&#!1/|0$5+7%2Aa'],
  ['words', 'p@ssw0rdM0nk3y1ov3'],
  ['dates', '1.1.2011/12/13Aa'],
  ['digits', '31415926535897932384626433832795Aa'],
])('rating a password of 1024 characters of %s takes no longer than rating its beginning', (_what, part) => {
  const longest = part.repeat(100).slice(0, 1024);
  const beginning = longest.slice(0, 20);
  const email = `${'a.b1c2d3-'.repeat(7)}@${'example-'.repeat(7)}.org`;
  const fastest = (password: string) => {
    let ms = Infinity;
    for (let run = 0; run < 10; run++) {
      const startedAt = performance.now();
      passwordFault(`Aa1${password}`, email, ['Tessera']);
      ms = Math.min(ms, performance.now() - startedAt);
    }
    return ms;
  };
  fastest(beginning);
  expect(fastest(longest)).toBeLessThan(fastest(beginning) * 3 + 2);
});

import { expect, test } from 'vitest';
import { printCoverage } from './coverage-page.ts';

/** Guarantees that the page of promises names only tests that exist. */

const HERE = 'tools/promises/coverage-page.test.ts';

test('a promise is printed with its test', async () => {
  const name = 'a promise is printed with its test';
  const page = await printCoverage({ Here: [{ promise: 'It is printed', proofs: [[HERE, name]] }] });
  expect(page).toContain(`| It is printed | [coverage-page.test.ts](../${HERE}): «${name}» |`);
});

test('a test that is not there, a file that is not there, and a promise without a test are refused', async () => {
  const proofs = [
    [HERE, ['no', 'such test'].join(' ')],
    ['tools/none.test.ts', 'any'],
  ] as const;
  await expect(
    printCoverage({
      Here: [
        { promise: 'One', proofs },
        { promise: 'Two', proofs: [] },
      ],
    }),
  ).rejects.toThrow(
    `${HERE} has no test «no such test».\ntools/none.test.ts does not exist.\nNothing proves «Two».`,
  );
});

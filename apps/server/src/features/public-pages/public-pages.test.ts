import type { PublicDesigner } from '@tessera/contract/designers/public-pages';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSlug } from './to-slug.ts';

/** Guarantees about what everybody sees of designers: only of those who want it, at an address that is theirs. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
});
afterAll(() => server.stop());

type Fields = Parameters<typeof profileForm>[1];

const save = (designer: DealDesigner, fields: Fields = {}) => {
  const [first_name, last_name] = designer.name.split(' ') as [string, string];
  return designer.post('designer/profile/', profileForm([], { first_name, last_name, ...fields }));
};
const visitor = () => server.client();
const pageOf = (slug: string) => visitor().get(`public/designer/${slug}/`);
const faultsOf = (body: { errors: { field: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

/** Three digits, so that no number is the beginning of another. */
let lastNumber = 100;

/** A designer with a public page, whose last name nobody else has. */
async function publicDesigner(fields: Fields = {}): Promise<DealDesigner & { slug: string }> {
  const designer = await deals.poolDesigner('Sanna', `Lind${++lastNumber}`);
  const { body } = await save(designer, { public_page: 'true', ...fields });
  return { ...designer, slug: body.slug! };
}

async function found(query: string): Promise<string[]> {
  const { status, body } = await visitor().raw('GET', `public/designer/${query}`);
  expect(status).toBe(200);
  return (body as unknown as { results: { name: string }[] }).results.map(({ name }) => name);
}

describe('the switch', () => {
  test('is off at first, and nobody sees the designer', async () => {
    const designer = await deals.poolDesigner('Ronja', 'Hidden');
    const { body } = await designer.get('designer/profile/');
    expect(body).toMatchObject({ public_page: false, slug: 'ronja-hidden', website: '' });
    expect((await pageOf('ronja-hidden')).status).toBe(404);
    expect(await found('?words=hidden')).toEqual([]);
  });

  test('shows and hides the page at once, and stays when a save leaves it out', async () => {
    const designer = await publicDesigner();
    expect((await pageOf(designer.slug)).status).toBe(200);
    expect((await save(designer)).body.public_page).toBe(true);
    expect(await found(`?words=${designer.slug.split('-')[1]}`)).toEqual([designer.name]);
    await save(designer, { public_page: 'false' });
    expect((await pageOf(designer.slug)).body.code).toBe('not_found');
    expect(await found(`?words=${designer.slug.split('-')[1]}`)).toEqual([]);
  });

  test('takes yes or no only, and a website that is an address of the web', async () => {
    const designer = await publicDesigner();
    expect(faultsOf((await save(designer, { public_page: 'perhaps' })).body)).toEqual([
      'public_page invalid',
    ]);
    for (const website of ['javascript:alert(1)', 'ftp://example.org', 'my site'])
      expect(faultsOf((await save(designer, { website })).body)).toEqual(['website invalid']);
    expect((await save(designer, { website: 'https://lind.example/' })).body.website).toBe(
      'https://lind.example/',
    );
    expect((await save(designer)).body.website).toBe('https://lind.example/');
    expect((await save(designer, { website: '' })).body.website).toBe('');
  });
});

describe('the address', () => {
  test('is made from the name, with a number where somebody has it', async () => {
    const slugs = [];
    for (let each = 0; each < 3; each++) {
      const designer = await deals.poolDesigner('Åsa', 'Öberg-Strauß');
      slugs.push((await designer.get('designer/profile/')).body.slug);
    }
    expect(slugs).toEqual(['asa-oberg-strauss', 'asa-oberg-strauss-2', 'asa-oberg-strauss-3']);
  });

  test('made from any name is one that can be saved', () => {
    const address = /^[a-z0-9-]{3,40}$/;
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 9999 }),
        (name, number) => {
          expect(toSlug(name, number)).toMatch(address);
        },
      ),
    );
    expect(['山田', 'Bo', 'Łukasz Æsop', '--'].map((name) => toSlug(name))).toEqual([
      'designer',
      'designer-bo',
      'lukasz-aesop',
      'designer',
    ]);
  });

  test('can be changed, and the earlier ones lead to it', async () => {
    const designer = await publicDesigner();
    for (const slug of ['studio-lind', 'lind-and-daughters'])
      expect((await save(designer, { slug })).body.slug).toBe(slug);
    for (const slug of [designer.slug, 'studio-lind', 'lind-and-daughters'])
      expect((await pageOf(slug)).body.slug).toBe('lind-and-daughters');
    expect((await save(designer, { slug: designer.slug })).body.slug).toBe(designer.slug);
    expect((await pageOf('studio-lind')).body.slug).toBe(designer.slug);
  });

  test('is refused where it is wrong, and where somebody else has it or had it', async () => {
    const [one, other] = [await publicDesigner(), await publicDesigner()];
    for (const slug of ['ab', 'x'.repeat(41), 'Lind', 'lind studio', 'lind/studio', 'lindström'])
      expect(faultsOf((await save(one, { slug })).body)).toEqual(['slug invalid']);
    await save(one, { slug: 'studio-one' });
    for (const slug of [one.slug, 'studio-one']) {
      const { status, body } = await save(other, { slug, first_name: 'Changed' });
      expect([status, ...faultsOf(body)]).toEqual([400, 'slug slug_taken']);
    }
    expect((await other.get('designer/profile/')).body).toMatchObject({
      first_name: 'Sanna',
      slug: other.slug,
    });
  });

  test('is given to one of two who want it at once', async () => {
    const designers = [await publicDesigner(), await publicDesigner()];
    const answers = await Promise.all(designers.map((designer) => save(designer, { slug: 'wanted-by-two' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is free again once its owner’s account is deleted, and the page is gone', async () => {
    const designer = await publicDesigner({ website: 'https://gone.example/' });
    await save(designer, { slug: 'soon-free' });
    await designer.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });
    for (const slug of [designer.slug, 'soon-free']) expect((await pageOf(slug)).status).toBe(404);
    expect((await save(await publicDesigner(), { slug: 'soon-free' })).status).toBe(200);
  });
});

describe('the page', () => {
  test('shows what the designer shows, and no address, phone number or order', async () => {
    const designer = await publicDesigner({
      bio: 'Ten years of oak.',
      budget_min: '8000',
      budget_max: '25000',
      website: 'https://lind.example/',
      specialties: ['style:japandi', 'room:kitchen'],
    });
    const { body, raw } = await read(designer.slug);
    expect(body).toMatchObject({
      id: designer.id,
      name: designer.name,
      first_name: 'Sanna',
      country: 'Sweden',
      bio: 'Ten years of oak.',
      budget_min: 8000,
      budget_max: 25000,
      website: 'https://lind.example/',
      specialties: [
        { value: 'style:japandi', label: 'Japandi' },
        { value: 'room:kitchen', label: 'Kitchens' },
      ],
      rating: null,
      reviewCount: 0,
      stars: [0, 0, 0, 0, 0],
      reviews: [],
    });
    expect(body.languages.map(({ code }) => code)).toEqual(['sv', 'en']);
    expect(body.portrait).not.toBeNull();
    expect(body.projects.map(({ name, photos }) => [name, photos.length])).toEqual([['Loft in Malmö', 1]]);
    expect((await fetch(body.projects[0]!.photos[0]!.url)).status).toBe(200);
    for (const secret of [designer.email, '+46', 'order_id']) expect(raw).not.toContain(secret);
  });

  test('has a sentence of facts without a bio, and the specialties that the portfolio shows', async () => {
    const designer = await publicDesigner();
    const { body } = await read(designer.slug);
    expect(body.bio).toBe('Designer in Sweden with one portfolio project, speaks Swedish and English.');
    const { proposedSpecialties } = (await designer.get('designer/card/')).body;
    expect(proposedSpecialties).not.toEqual([]);
    expect(body.specialties).toEqual(expect.arrayContaining(proposedSpecialties));
    expect(body.specialties).toHaveLength(proposedSpecialties.length);
  });

  test('shows no photo that is held back or removed', async () => {
    const designer = await publicDesigner();
    await server.withDatabase((db) =>
      db
        .updateTable('photo')
        .set({ review: 'held' })
        .where('id', 'in', (photo) =>
          photo
            .selectFrom('designerProfile')
            .select('photoId')
            .where('accountId', '=', designer.id)
            .unionAll(
              photo
                .selectFrom('portfolioImage')
                .innerJoin('portfolioProject', 'portfolioProject.id', 'projectId')
                .select('portfolioImage.photoId')
                .where('designerId', '=', designer.id),
            ),
        )
        .execute(),
    );
    const { body } = await read(designer.slug);
    expect([body.portrait, body.projects]).toEqual([null, []]);
    const { results } = (await visitor().get('public/designer/', { query: { words: designer.name } })).body;
    expect(results.map(({ portrait, photos }) => [portrait, photos])).toEqual([[null, []]]);
  });

  test('shows visible reviews, their mean and their answers', async () => {
    const designer = await publicDesigner();
    for (const [stars, text] of [
      [5, 'Light and calm.'],
      [4, 'A week late.'],
      [1, 'Hidden words'],
    ] as const) {
      const owner = await deals.orderAt('completed', designer);
      await owner.post(`customer/order/${owner.orderId}/review/`, { stars, text });
    }
    const { results } = (await designer.get('designer/review/')).body;
    await designer.post(`designer/review/${results.at(-1)!.id}/answer/`, { text: 'Thank you.' });
    await server.withDatabase((db) =>
      db.updateTable('review').set({ hiddenAt: new Date() }).where('body', '=', 'Hidden words').execute(),
    );
    const { body, raw } = await read(designer.slug);
    expect(body).toMatchObject({ rating: 4.5, reviewCount: 2, stars: [0, 0, 0, 1, 1] });
    expect(body.reviews).toMatchObject([
      {
        stars: 4,
        text: 'A week late.',
        answer: '',
        customer_first_name: 'Carl',
        order_name: 'Bright kitchen',
      },
      { stars: 5, text: 'Light and calm.', answer: 'Thank you.' },
    ]);
    expect(raw).not.toContain('Hidden words');
    const listed = (await visitor().get('public/designer/', { query: { words: designer.name } })).body
      .results;
    expect(listed).toMatchObject([{ rating: 4.5, reviewCount: 2 }]);
  });
});

describe('the directory', () => {
  test('finds by style, room, country, language and words, and by all of them together', async () => {
    const baths = await publicDesigner({
      country_code: 'NO',
      spoken_languages_codes: ['no', 'de'],
      specialties: ['style:japandi', 'room:bathroom'],
      bio: 'Tadelakt and Äpplen.',
    });
    const gardens = await publicDesigner({
      country_code: 'NO',
      spoken_languages_codes: ['no'],
      specialties: ['style:art-deco', 'room:garden'],
    });
    const both = [gardens.name, baths.name];
    for (const [query, names] of [
      ['?country=NO', both],
      ['?country=NO&style=japandi', [baths.name]],
      ['?country=NO&style=japandi&style=art-deco', both],
      ['?country=NO&style=japandi,art-deco', both],
      ['?country=NO&room=garden', [gardens.name]],
      ['?country=NO&room=garden&style=japandi', []],
      ['?country=NO&language=de', [baths.name]],
      ['?words=tadelakt', [baths.name]],
      ['?words=TADEL%20apple', [baths.name]],
      ['?words=tadelakt%20malm%C3%B6', [baths.name]],
      ['?words=tadelakt%20garden', []],
      [`?words=${baths.name}`, [baths.name]],
      ['?country=NO&words=%26%20%7C%20!%20%3A*', both],
    ] as const)
      expect(await found(query), query).toEqual(names);
  });

  test('knows a new portfolio project as soon as it is prepared', async () => {
    const designer = await publicDesigner();
    expect(await found('?words=zellige')).toEqual([]);
    const photo = { name: 'photo.jpg', bytes: await jpeg() };
    const { body } = await designer.post(
      'designer/project/',
      projectForm([photo], { name: 'Bath', description: 'A bathroom with shower, basin and zellige tiles.' }),
    );
    await server.jobsDone();
    expect(await found('?words=zellige')).toEqual([designer.name]);
    await designer.raw('DELETE', `designer/project/${body.id}/`);
    expect(await found('?words=zellige')).toEqual([]);
  });

  test('puts the photos nearest to the filter first, one of each project before a second of one', async () => {
    const designer = await publicDesigner();
    const photos = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, at) => ({ name: 'p.jpg', bytes: await jpeg(300 + at, 200) })),
      );
    await designer.post(
      'designer/project/',
      projectForm(await photos(2), {
        name: 'Bath',
        description: 'A bathroom with shower, bathtub, tiles and basin. Bathroom taps of brass.',
      }),
    );
    await server.jobsDone();
    await save(designer, { specialties: ['room:bathroom'] });
    const { projects } = (await read(designer.slug)).body;
    const { results } = (
      await visitor().get('public/designer/', { query: { room: 'bathroom', words: designer.name } })
    ).body;
    const bath = projects.find(({ name }) => name === 'Bath')!.photos;
    const loft = projects.find(({ name }) => name !== 'Bath')!.photos;
    expect(results[0]!.photos.map(({ id }) => id)).toEqual([bath[0]!.id, loft[0]!.id, bath[1]!.id]);
  });

  test('says which filter leaves nobody, and what can be chosen', async () => {
    const designer = await publicDesigner({
      country_code: 'IS',
      spoken_languages_codes: ['is'],
      specialties: ['style:pop'],
    });
    const { body } = await visitor().get('public/designer/', {
      query: { country: 'IS', style: ['japandi'] },
    });
    expect(body.count).toBe(0);
    expect(['country', 'style']).toContain(body.excludes_most);
    const narrower = await visitor().get('public/designer/', {
      query: { words: designer.name, country: 'FJ' },
    });
    expect(narrower.body.excludes_most).toBe('country');
    expect(
      (await visitor().get('public/designer/', { query: { words: 'nobodyhasthis' } })).body.excludes_most,
    ).toBe('words');
    expect(body.options.country).toContainEqual({ value: 'IS', label: 'Iceland' });
    expect(body.options.language).toContainEqual({ value: 'is', label: 'Icelandic' });
    expect(body.options.style).toContainEqual({ value: 'japandi', label: 'Japandi' });
    expect(body.options.room).toContainEqual({ value: 'kitchen', label: 'Kitchens' });
  });

  test('refuses values that do not exist', async () => {
    for (const [query, fault] of [
      ['style=nonsense', 'style.0 invalid_choice'],
      ['room=nonsense', 'room invalid_choice'],
      ['country=XX', 'country invalid_choice'],
      ['language=xx', 'language invalid_choice'],
      [`words=${'x'.repeat(201)}`, 'words max_length'],
    ] as const) {
      const { status, body } = await visitor().raw('GET', `public/designer/?${query}`);
      expect([status, ...faultsOf(body)]).toEqual([400, fault]);
    }
  });

  test('has 24 a page at most, the newest designers first, and leads on', async () => {
    const designers = [];
    for (let each = 0; each < 3; each++) designers.push(await publicDesigner({ country_code: 'FI' }));
    const names = designers.map(({ name }) => name).toReversed();
    const first = (await visitor().get('public/designer/', { query: { country: 'FI', limit: 2 } })).body;
    expect([first.count, first.results.map(({ name }) => name)]).toEqual([3, names.slice(0, 2)]);
    const next = (await (await fetch(first.next!)).json()) as typeof first;
    expect([next.count, next.results.map(({ name }) => name), next.next]).toEqual([3, names.slice(2), null]);
    const { body } = await visitor().get('public/designer/', { query: { limit: 500 } });
    expect(body.results.length).toBeLessThanOrEqual(24);
  });
});

async function read(slug: string): Promise<{ body: PublicDesigner; raw: string }> {
  const { status, body } = await pageOf(slug);
  expect(status).toBe(200);
  return { body, raw: JSON.stringify(body) };
}

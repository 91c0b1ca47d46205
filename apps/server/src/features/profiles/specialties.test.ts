import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees about what designers say they do, and about the card by which they see how clients see them. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

const BATH = 'A bathroom with shower, bathtub, tiles and basin. Bathroom taps of brass.';

describe('specialties', () => {
  test('are proposed from the portfolio until the designer sets their own', async () => {
    const designer = await designerWith(BATH);
    expect((await designer.get('designer/profile/')).body.specialties).toBeNull();
    const { body } = await designer.get('designer/card/');
    expect(body.proposedSpecialties).toContainEqual({ value: 'room:bathroom', label: 'Bathrooms' });
    expect(body.specialties).toEqual(body.proposedSpecialties.map(({ label }) => label));
  });

  test('are shown to clients as they were set, in their order', async () => {
    const designer = await designerWith(BATH);
    const set = ['style:japandi', 'room:kitchen'];
    const saved = await save(designer, { specialties: set });
    expect(saved.body.specialties).toEqual([
      { value: 'style:japandi', label: 'Japandi' },
      { value: 'room:kitchen', label: 'Kitchens' },
    ]);
    const turned = await save(designer, { specialties: set.toReversed() });
    expect(turned.body.specialties?.map(({ label }) => label)).toEqual(['Kitchens', 'Japandi']);
    const customer = await given.customer();
    await customer.post('customer/order/', given.orderBody({ object_desc: BATH }));
    await server.jobsDone();
    const { results } = (await customer.get('customer/match/')).body;
    expect(results.find(({ name }) => name === saved.body.first_name + ' Öberg')?.specialties).toEqual([
      'Kitchens',
      'Japandi',
    ]);
  });

  test('stay when a save leaves them out, and are none after one empty text', async () => {
    const designer = await designerWith(BATH);
    await save(designer, { specialties: ['style:japandi'] });
    expect((await save(designer, { bio: 'Me.' })).body.specialties).toHaveLength(1);
    expect((await save(designer, { specialties: [''] })).body.specialties).toEqual([]);
    expect((await designer.get('designer/card/')).body.specialties).toEqual([]);
  });

  test('are refused when unknown, named twice or more than eight', async () => {
    const designer = await designerWith(BATH);
    const faults = async (specialties: string[]) =>
      (await save(designer, { specialties })).body.errors.map(({ field, code }) => `${field} ${code}`);
    expect(await faults(['style:nonsense', 'room:kitchen', 'room:kitchen'])).toEqual([
      'specialties.0 invalid_choice',
      'specialties.2 invalid_choice',
    ]);
    const { results } = (await designer.get('designer/specialty-option/')).body;
    expect(await faults(results.slice(0, 9).map(({ value }) => value))).toEqual(['specialties max_items']);
    expect(
      (await save(designer, { specialties: results.slice(0, 8).map(({ value }) => value) })).status,
    ).toBe(200);
  });

  test('nobody but designers can ask for them or for a card', async () => {
    const customer = await given.customer();
    expect((await customer.raw('GET', 'designer/card/')).status).toBe(403);
    expect((await customer.raw('GET', 'designer/specialty-option/')).status).toBe(403);
    expect((await server.client().raw('GET', 'designer/card/')).status).toBe(401);
  });
});

describe('a designer’s own card', () => {
  test('shows their photos and a sentence of facts that says nothing the chips say', async () => {
    const designer = await designerWith(BATH);
    const { status, body } = await designer.get('designer/card/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      location: 'Sweden',
      rating: null,
      reviewCount: 0,
      bio: 'Designer in Sweden with one portfolio project, speaks Swedish and English.',
    });
    expect(body.portfolioPhotos).toHaveLength(1);
    for (const { label } of body.proposedSpecialties) expect(body.bio).not.toContain(label);
    await save(designer, { bio: 'I like baths.' });
    expect((await designer.get('designer/card/')).body.bio).toBe('I like baths.');
  });

  test('is there without a portfolio, and not before the profile is saved', async () => {
    const designer = await given.designer();
    expect((await designer.get('designer/card/')).body.code).toBe('profile_not_found');
    await save(designer, {}, true);
    expect((await designer.get('designer/card/')).body).toMatchObject({
      portfolioPhotos: [],
      specialties: [],
    });
  });
});

let lastNumber = 0;

async function designerWith(description: string): Promise<Account> {
  const designer = await given.designer();
  await save(designer, { first_name: `Designer${++lastNumber}` }, true);
  const photo = { name: 'work.jpg', bytes: await jpeg() };
  await designer.post('designer/project/', projectForm([photo], { name: 'Bathroom', description }));
  await server.jobsDone();
  return designer;
}

async function save(designer: Account, fields: Parameters<typeof profileForm>[1], isFirst = false) {
  const photos = isFirst ? [{ name: 'photo.jpg', bytes: await jpeg() }] : [];
  const { first_name } = isFirst ? { first_name: 'Åsa' } : (await designer.get('designer/profile/')).body;
  return designer.post('designer/profile/', profileForm(photos, { first_name, ...fields }));
}

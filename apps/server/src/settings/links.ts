import { z } from 'zod';
import { count, flag, setting } from './setting.ts';

const networks = z
  .string()
  .optional()
  .transform((value) => value?.split(',').map((network) => network.trim()) ?? [])
  .pipe(
    z.array(
      z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
        error: 'must be networks like 203.0.113.0/24',
      }),
    ),
  );

/** How inspiration links are read. */
export const linksSettings = {
  LINK_PREVIEWS: setting({
    schema: flag,
    default: 'on',
    description:
      'on: the server reads a title and a picture from the sites that inspiration links lead to. off: it does not follow links to other sites.',
  }),
  LINK_PREVIEWS_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'Links that are read for one account in a minute while it writes an order.',
  }),
  LINK_PREVIEW_TIMEOUT_MS: setting({
    schema: count(1, 120_000),
    default: '15000',
    description:
      'How long it may take to read one link, including redirects and the picture, in milliseconds.',
  }),
  LINK_PREVIEW_PAUSE_MS: setting({
    schema: count(0, 60_000),
    default: '500',
    description: 'Pause between two requests to the same host when links are read, in milliseconds.',
  }),
  LINK_PREVIEW_REFUSED_NETWORKS: setting({
    schema: networks,
    default: null,
    description:
      'Networks of yours with public addresses, which the server must not reach through links (comma-separated, CIDR allowed). It never reaches private networks.',
  }),
};

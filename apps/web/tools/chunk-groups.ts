/** The modules with these paths, which leave out where the repository is and what the file is called after its first dot. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})\\.`);
}

/** What pages of different kinds have of the groups below; each in a script of its own, because hardly two have the same. */
const APART = [
  'icons/IconSelector',
  'react-query/.+/useMutation',
  'lib/api/api',
  'lib/api/new-id',
  'lib/api/query-client',
  'lib/api/routes/common',
  'lib/forms/form',
  'lib/text/format',
  'pages/private/session-gate',
  'ui/badges/avatar',
  'ui/choice/choice',
  'ui/fields/field',
  'ui/notices/notice',
  'ui/notices/offline-notice',
  'ui/notices/toast',
];

/**
 * What stands together in one script of the build: many small scripts weigh more than one, because each is packed by itself, and
 * one large script is loaded by pages that need a part of it. A group takes what its modules import too, unless a group of
 * higher priority has it, or one of the same priority above it.
 */
export const chunkGroups = [
  // Forms use it without a schema.
  { name: 'links', test: modules('contract/src/fields/links'), priority: 3 },
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: modules('app/root', 'pages/public/public-layout'), priority: 1 },
  // Public pages only read.
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/(?!.*(mutationObserver|queriesObserver|infiniteQueryObserver|useMutation|useQueries|useInfiniteQuery))/,
    priority: 1,
  },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\/(app\/lib\/forms\/(zod|no-json-schema)|contract\/src\/(fields\/(fields|limits)|media))\./,
    priority: 1,
  },
  { name: 'pictures', test: modules('ui/photos/(picture|photo)'), priority: 1 },
  ...APART.map((path) => ({ name: path.split('/').at(-1)!, test: modules(path), priority: 1 })),
  // Most pages with pictures open none of them on the full screen.
  { name: 'gallery', test: modules('ui/photos/(lightbox|photo-carousel)') },
  // The fields of a profile or project that are picked from lists.
  {
    name: 'choice',
    test: modules('ui/fields/geo-fields', 'ui/dialogs/versions/use-versions', 'ui/notices/limit-banner'),
  },
  // What every private page loads, and no public one before somebody signs in.
  {
    name: 'private',
    test: modules('pages/private/(private-area|private-layout)', 'lib/api/lists'),
  },
];

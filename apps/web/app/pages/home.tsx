import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { pageTitle, PRODUCT_NAME, PUBLIC_URL } from '../lib/product.ts';
import { useSession } from '../lib/session.ts';
import { PublicShell } from '../ui/public-shell.tsx';
import { LoadingStatus } from '../ui/spinner.tsx';
import { Landing } from './landing.tsx';

/** Loaded only for signed-in people: the landing page stays small. */
const SignedInHome = lazy(() => import('./signed-in-home.tsx'));

const title = pageTitle('Find an Interior Designer Who Fits');
const description =
  'AI matching by style, budget and project scope connects you with a designer for your interior or exterior project. Every match comes with its reasons.';

export const meta: MetaFunction = () => [
  { title },
  { name: 'description', content: description },
  {
    name: 'keywords',
    content:
      'interior designer, exterior design, find a designer, interior design, designer matching, portfolio',
  },
  { name: 'robots', content: 'index, follow' },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: PRODUCT_NAME },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:locale', content: 'en_US' },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:title', content: title },
  { name: 'twitter:description', content: description },
  ...(PUBLIC_URL === ''
    ? []
    : [
        { tagName: 'link', rel: 'canonical', href: `${PUBLIC_URL}/` },
        { property: 'og:url', content: `${PUBLIC_URL}/` },
        { property: 'og:image', content: `${PUBLIC_URL}/rooms/art-deco_living_1-800.jpg` },
      ]),
];

/** `/`: the landing page for visitors, the role's home for signed-in people. */
export default function Home() {
  const session = useSession();
  if (!session) {
    return (
      <PublicShell>
        <Landing />
      </PublicShell>
    );
  }
  return (
    <Suspense fallback={<LoadingStatus />}>
      <SignedInHome key={session.role} role={session.role} />
    </Suspense>
  );
}

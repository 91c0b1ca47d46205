import { pageTitle, PRODUCT_NAME, PUBLIC_URL, SUPPORT_EMAIL } from '../../lib/site/product.ts';

const DESCRIPTION =
  'AI matching by style, budget and project scope connects you with a designer for your interior or exterior project. Every match comes with its reasons.';
const KEYWORDS =
  'interior designer, exterior designer, find a designer, interior design, designer matching, design portfolio';

/** The picture that stands for the product wherever a link to it is shown. */
const CARD = { path: '/social-card.jpg', width: '1200', height: '630' };

/** What a public page says of itself to browsers, search engines and places that show links. React moves it into the head. */
export function PageHead({
  title,
  path,
  description = DESCRIPTION,
}: {
  title: string;
  /** The address of the page, from the root. */
  path: string;
  description?: string;
}) {
  const fullTitle = pageTitle(title);
  const url = `${PUBLIC_URL}${path}`;
  const card = `${PUBLIC_URL}${CARD.path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={KEYWORDS} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={CARD.width} />
      <meta property="og:image:height" content={CARD.height} />
      <meta property="og:image:alt" content="A living room shown as a mosaic of tiles" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
    </>
  );
}

/** Who runs the site and what it is, for machines; on the first page only. */
export function SiteData() {
  const organization = `${PUBLIC_URL}/#organization`;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: PRODUCT_NAME,
        url: `${PUBLIC_URL}/`,
        logo: `${PUBLIC_URL}/icon-512.png`,
        description: 'An AI-powered marketplace for designers and clients.',
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: SUPPORT_EMAIL },
      },
      {
        '@type': 'WebSite',
        '@id': `${PUBLIC_URL}/#website`,
        name: PRODUCT_NAME,
        url: `${PUBLIC_URL}/`,
        inLanguage: 'en',
        description: DESCRIPTION,
        publisher: { '@id': organization },
      },
    ],
  };
  // A closing tag in a name would end the script, so none is let through. Machines read this in the built page.
  const json = import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}

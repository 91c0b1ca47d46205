import { pageTitle, PRODUCT_NAME, PUBLIC_URL, SUPPORT_EMAIL } from '../../lib/site/product.ts';

const DESCRIPTION =
  'AI matching by style, budget and project scope connects you with a designer for your interior or exterior project. Every match comes with its reasons.';
const KEYWORDS =
  'interior designer, exterior designer, find a designer, interior design, designer matching, design portfolio';

/** The picture that stands for a page wherever a link to it is shown. */
export interface PageCard {
  /** The whole address. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

/** The one of the product. */
const CARD: PageCard = {
  url: `${PUBLIC_URL}/social-card.jpg`,
  width: 1200,
  height: 630,
  alt: 'A living room shown as a mosaic of tiles',
};

/** What a public page says of itself to browsers, search engines and places that show links. React moves it into the head. */
export function PageHead({
  title,
  path,
  description = DESCRIPTION,
  card = CARD,
  isFound = true,
}: {
  title: string;
  /** The address of the page, from the root. */
  path: string;
  description?: string;
  card?: PageCard;
  /** Whether search engines may list the page. */
  isFound?: boolean;
}) {
  const fullTitle = pageTitle(title);
  const url = `${PUBLIC_URL}${path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={KEYWORDS} />
      <meta name="robots" content={isFound ? 'index, follow' : 'noindex, follow'} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card.url} />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card.url} />
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
  return <StructuredData data={data} />;
}

/** What a page says to machines, as JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  // A closing tag in a name would end the script, so none is let through. Machines read this in the page as it was sent.
  const json = import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}

import type { Photo } from '@tessera/contract/media';
import type { PublicDesigner } from '@tessera/contract/designers/public-pages';
import { PUBLIC_URL } from '../../../lib/site/product.ts';
import { paths } from '../../../paths.ts';
import { PageHead, StructuredData, type PageCard } from '../../../ui/page/page-head.tsx';

/** How long the description of a page is at most: search engines show no more. */
const DESCRIPTION_LENGTH = 155;

/** How wide the picture beside a link is at most, in pixels. */
const CARD_WIDTH = 1280;

/** What a designer's page says of itself to browsers, search engines and places that show links. */
export function DesignerPageHead({ designer }: { designer: PublicDesigner }) {
  const { name, country, slug, bio, projects, specialties, rating, reviewCount, website } = designer;
  const path = paths.publicDesigner(slug);
  const photo = projects[0]?.photos[0];
  const card = photo && toCard(photo, `A room by ${name}`);
  return (
    <>
      <PageHead
        title={`${name}, designer in ${country}`}
        path={path}
        description={toDescription(bio)}
        {...(card && { card })}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'ProfessionalService',
          '@id': `${PUBLIC_URL}${path}`,
          name,
          url: `${PUBLIC_URL}${path}`,
          description: bio,
          address: { '@type': 'PostalAddress', addressCountry: country },
          ...(card && { image: card.url }),
          ...(website !== '' && { sameAs: website }),
          ...(specialties.length > 0 && { knowsAbout: specialties.map(({ label }) => label) }),
          ...(rating !== null && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating,
              reviewCount,
              bestRating: 5,
              worstRating: 1,
            },
          }),
        }}
      />
    </>
  );
}

/** The largest size of a photo that every reader of links can show. */
function toCard(photo: Photo, alt: string): PageCard {
  const sizes = photo.variants.filter(
    ({ media_type, width }) => media_type === 'image/jpeg' && width <= CARD_WIDTH,
  );
  const { url, width } = sizes.at(-1) ?? photo;
  return { url, width, height: Math.round((width * photo.height) / photo.width), alt };
}

/** The beginning of a text, up to the end of a word. */
function toDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}

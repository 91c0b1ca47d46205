import type { Country } from '@tessera/contract/geo';
import type { OwnCard } from '@tessera/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { IconLanguage } from '@tabler/icons-react';
import { countriesQuery, languagesQuery } from '../../../lib/api/geo.queries.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import chips from '../../../ui/cards/card.module.css';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Stars } from '../../../ui/badges/stars.tsx';
import { PhotoCarousel } from '../../../ui/photos/photo-carousel.tsx';
import { photoPicture, type Picture } from '../../../ui/photos/picture.ts';
import styles from './profile-preview.module.css';

/** How clients see a designer, while the designer types. `card` is what is stored; undefined before the first save. */
export function ProfilePreview({
  firstName,
  initials,
  picture,
  countryCode,
  storedCountry,
  languageCodes,
  bio,
  card,
  specialties,
}: {
  firstName: string;
  initials: string;
  picture: Picture | null;
  countryCode: string;
  /** Named before the other countries have been loaded. */
  storedCountry: Country | undefined;
  languageCodes: readonly string[];
  bio: string;
  card: OwnCard | undefined;
  specialties: readonly string[];
}) {
  const countries = useQuery(countriesQuery);
  const languages = useQuery(languagesQuery);
  const known = [...(storedCountry === undefined ? [] : [storedCountry]), ...(countries.data ?? [])];
  const country = known.find(({ code }) => code !== '' && code === countryCode)?.name_en;
  const spoken = languages.data?.filter(({ code }) => languageCodes.includes(code)) ?? [];
  // What was stored as one's own words is no sentence made from facts.
  const text = bio.trim() !== '' ? bio : card?.factsBio;
  return (
    <>
      <h2 className={styles.title}>How clients see you</h2>
      <div className={styles.card}>
        {card === undefined || card.portfolioPhotos.length === 0 ? null : (
          <PhotoCarousel
            className={styles.photos}
            pictures={card.portfolioPhotos.map((photo, index) =>
              photoPicture(photo, `Your work, photo ${index + 1}`),
            )}
            label="Your portfolio"
            sizes="24rem"
          />
        )}
        <div className={styles.head}>
          <Avatar initials={initials} picture={picture} />
          <div>
            <p className={styles.name}>{firstName === '' ? 'Your name' : firstName}</p>
            <p className={styles.place}>
              {country ?? 'Your country'}
              {card === undefined ? null : card.rating === null ? (
                <Chip tone="lapis">New</Chip>
              ) : (
                <Stars rating={card.rating} reviewCount={card.reviewCount} />
              )}
            </p>
          </div>
        </div>
        {text === undefined ? null : <p className={styles.bio}>{text}</p>}
        {specialties.length === 0 ? null : (
          <ul className={chips.chips} aria-label="Specialties as clients see them">
            {specialties.map((specialty) => (
              <li key={specialty}>
                <Chip>{specialty}</Chip>
              </li>
            ))}
          </ul>
        )}
        {spoken.length === 0 ? null : (
          <ul className={styles.reasons}>
            {spoken.map(({ code, name_en }) => (
              <li key={code}>
                <IconLanguage size={20} stroke={1.5} aria-hidden="true" />
                Speaks {name_en}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="caption muted">
        On a client’s list, a score and the reasons why you fit their project stand here as well.
      </p>
    </>
  );
}

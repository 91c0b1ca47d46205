import { useQuery } from '@tanstack/react-query';
import { IconLanguage } from '@tabler/icons-react';
import { countriesQuery, languagesQuery } from '../../lib/geo.queries.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Picture } from '../../ui/picture.ts';
import styles from './profile-preview.module.css';

/** How clients see a designer, while the designer types. */
export function ProfilePreview({
  firstName,
  initials,
  picture,
  countryCode,
  languageCodes,
  bio,
}: {
  firstName: string;
  initials: string;
  picture: Picture | null;
  countryCode: string;
  languageCodes: readonly string[];
  bio: string;
}) {
  const countries = useQuery(countriesQuery);
  const languages = useQuery(languagesQuery);
  const country = countries.data?.find(({ code }) => code === countryCode)?.name_en;
  const spoken = languages.data?.filter(({ code }) => languageCodes.includes(code)) ?? [];
  return (
    <>
      <h2 className={styles.title}>How clients see you</h2>
      <div className={styles.card}>
        <div className={styles.head}>
          <Avatar initials={initials} picture={picture} />
          <div>
            <p className={styles.name}>{firstName === '' ? 'Your name' : firstName}</p>
            <p className={styles.place}>{country ?? 'Your country'}</p>
          </div>
        </div>
        {bio.trim() === '' ? null : <p className={styles.bio}>{bio}</p>}
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
    </>
  );
}

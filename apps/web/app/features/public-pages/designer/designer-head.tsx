import type { PublicDesigner } from '@tessera/contract/designers/public-pages';
import type { ReactNode } from 'react';
import { formatUsd, toInitials } from '../../../lib/text/format.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Stars } from '../../../ui/badges/stars.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { PhotoLink } from './photo-link.tsx';
import type { PortfolioPhoto } from './portfolio-photos.ts';
import styles from './designer-head.module.css';

/** Who a designer is, with the first photos and what they say of themselves. `action` is what a reader can do. */
export function DesignerHead({
  designer,
  photos,
  action,
  onOpen,
}: {
  designer: PublicDesigner;
  /** At most three. */
  photos: readonly PortfolioPhoto[];
  action: ReactNode;
  onOpen: (id: string) => void;
}) {
  const { name, country, portrait, rating, reviewCount, specialties } = designer;
  return (
    <section className="wrap">
      <div className={styles.head}>
        <div>
          <div className={styles.who}>
            <Avatar
              size="large"
              initials={toInitials(name)}
              picture={portrait && photoPicture(portrait, '')}
            />
            <h1>{name}</h1>
          </div>
          <p className={styles.meta}>
            <span>{country}</span>
            {rating === null ? (
              <Chip tone="lapis">New</Chip>
            ) : (
              <a href="#reviews" className={styles.rating}>
                <Stars rating={rating} reviewCount={reviewCount} />
              </a>
            )}
            <span>
              {specialties
                .slice(0, 3)
                .map(({ label }) => label)
                .join(', ')}
            </span>
          </p>
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      {photos.length === 0 ? null : (
        <div className={`${styles.photos} ${photos.length < 3 ? styles[`of${photos.length}`] : ''}`}>
          {photos.map((photo, at) => (
            <PhotoLink
              key={photo.id}
              className={styles.open}
              photoClassName={styles.photo}
              photo={photo}
              sizes={at === 0 ? '(max-width: 599.98px) 100vw, 66vw' : '(max-width: 599.98px) 50vw, 33vw'}
              isUrgent={at === 0}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
      <About designer={designer} />
    </section>
  );
}

function About({ designer }: { designer: PublicDesigner }) {
  const { bio, budget_min: from, budget_max: to, languages, specialties, website } = designer;
  const budget =
    from !== null && to !== null
      ? `${formatUsd(from)} to ${formatUsd(to)}`
      : from !== null
        ? `from ${formatUsd(from)}`
        : to !== null
          ? `up to ${formatUsd(to)}`
          : null;
  const facts: [string, ReactNode][] = [
    ...(budget === null ? [] : [['Usual budget', budget] as [string, ReactNode]]),
    ...(languages.length === 0
      ? []
      : [['Speaks', languages.map(({ name_native: native }) => native).join(', ')] as [string, ReactNode]]),
    ...(specialties.length === 0
      ? []
      : [
          [
            'Specialties',
            <span key="chips" className={styles.chips}>
              {specialties.map(({ value, label }) => (
                <Chip key={value}>{label}</Chip>
              ))}
            </span>,
          ] as [string, ReactNode],
        ]),
    ...(website === ''
      ? []
      : [
          [
            'Website',
            <a key="link" className="link" href={website} rel="nofollow noopener ugc">
              {new URL(website).hostname.replace(/^www\./, '')}
            </a>,
          ] as [string, ReactNode],
        ]),
  ];
  return (
    <div className={styles.about}>
      <p className={styles.bio}>{bio}</p>
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

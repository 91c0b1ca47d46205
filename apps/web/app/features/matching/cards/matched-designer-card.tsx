import type { MatchedDesigner } from '@tessera/contract/matching';
import { IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { toInitials } from '../../../lib/text/format.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import card from '../../../ui/cards/card.module.css';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Lightbox } from '../../../ui/photos/lightbox/lightbox.tsx';
import { PhotoCarousel, type CarouselHandle } from '../../../ui/photos/photo-carousel.tsx';
import { cardPicture, type Picture } from '../../../ui/photos/picture.ts';
import { Stars } from '../../../ui/badges/stars.tsx';
import { EvidenceReasons } from '../reasons/evidence-reasons.tsx';
import { startsAtText } from '../list/list-parts.ts';
import styles from './matched-designer-card.module.css';
import { Score } from '../reasons/score.tsx';
import { VerdictButtons } from './verdict-buttons.tsx';

/** How a designer is reported, or the photo of theirs that is in full view. */
export type ReportOf = (designer: MatchedDesigner, photoId?: string) => ReactNode;

/** A designer who fits: the work, the reasons with their evidence, and the person. */
export function MatchedDesignerCard({
  designer,
  isOrderNamed,
  isFirst,
  contact,
  hasApplied,
  reportOf,
}: {
  designer: MatchedDesigner;
  /** Where several orders are listed together, a card says which one it is about. */
  isOrderNamed: boolean;
  isFirst: boolean;
  /** How the customer reaches the designer. */
  contact: ReactNode;
  /** The designer has offered to work on the order. */
  hasApplied: boolean;
  reportOf: ReportOf;
}) {
  const [opened, setOpened] = useState<{ pictures: readonly Picture[]; index: number } | null>(null);
  const carousel = useRef<CarouselHandle>(null);
  const pictures = toPictures(designer);
  const startsAt = startsAtText(designer);
  const placeOf = (photoUrl: string) => pictures.findIndex(({ src }) => src === photoUrl);
  const handlePointAt = (photoUrl: string) => {
    const index = placeOf(photoUrl);
    if (index >= 0) carousel.current?.goTo(index);
  };
  const handleOpenPhoto = (photoUrl: string) => {
    const index = placeOf(photoUrl);
    if (index >= 0) setOpened({ pictures, index });
    else setOpened({ pictures: [{ src: photoUrl, alt: `Work of ${designer.name}` }, ...pictures], index: 0 });
  };
  return (
    <article className={styles.match} aria-labelledby={`designer-${designer.id}`}>
      <div className={styles.photos}>
        <PhotoCarousel
          ref={carousel}
          className={styles.stage}
          pictures={pictures}
          label={`Portfolio of ${designer.name}`}
          sizes="(max-width: 899.98px) 100vw, 54vw"
          isUrgent={isFirst}
          onOpen={(index) => setOpened({ pictures, index })}
        />
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <Avatar
            picture={designer.avatarPhoto && cardPicture(designer.avatarPhoto, '')}
            initials={toInitials(...designer.name.split(' '))}
          />
          <div>
            <h2 id={`designer-${designer.id}`} tabIndex={-1}>
              {designer.name}
            </h2>
            <p className={styles.meta}>
              <span>{designer.location}</span>
              {designer.rating === null ? (
                <Chip tone="lapis">New</Chip>
              ) : (
                <Stars rating={designer.rating} reviewCount={designer.reviewCount} />
              )}
              {hasApplied ? <Chip tone="ok">Applied to this project</Chip> : null}
            </p>
          </div>
          <Score score={designer.score} isLarge />
        </header>
        {startsAt === null ? null : <p className={styles.startsAt}>{startsAt}</p>}
        {designer.reasons.length === 0 ? null : (
          <section className={styles.why}>
            <p className={styles.whyHead}>
              <span>Why this designer</span>
              {isOrderNamed ? <span className="caption">for ‘{designer.orderName}’</span> : null}
            </p>
            <EvidenceReasons
              reasons={designer.reasons}
              orderId={designer.orderId}
              onPointAt={handlePointAt}
              onOpenPhoto={handleOpenPhoto}
            />
            {designer.reservation === null || startsAt !== null ? null : (
              <p className={styles.reservation}>
                <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />
                {designer.reservation.text}
              </p>
            )}
          </section>
        )}
        <div className={styles.foot}>
          {contact}
          <div className={styles.opinion}>
            <VerdictButtons designer={designer} />
          </div>
        </div>
      </div>
      <div className={styles.about}>
        <p className={styles.bio}>{designer.bio}</p>
        {designer.specialties.length === 0 ? null : (
          <ul className={card.chips} aria-label="Specialties">
            {designer.specialties.map((specialty) => (
              <li key={specialty}>
                <Chip>{specialty}</Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Lightbox
        pictures={opened?.pictures ?? pictures}
        label={`Portfolio of ${designer.name}`}
        index={opened?.index ?? null}
        actionFor={({ id }) => reportOf(designer, id)}
        onClose={() => setOpened(null)}
      />
    </article>
  );
}

/** The photos of a designer, the ones that fit best first. */
export function toPictures({ name, portfolioPhotos }: MatchedDesigner): Picture[] {
  return portfolioPhotos.map((photo, index) => cardPicture(photo, `Work of ${name}, photo ${index + 1}`));
}

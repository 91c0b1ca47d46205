import type { VettedDesigner } from '@tessera/contract/operator/vetting';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import { Lightbox } from '../../../ui/photos/lightbox/lightbox.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { counted } from '../words.ts';

/** More photos than these wait in the lightbox. */
const SHOWN_PHOTOS = 4;

/** A project of a portfolio, the first photo large, with what looks suspicious about it. */
export function VettedProject({ project }: { project: VettedDesigner['projects'][number] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const { name, photos, country, description, also_of: others } = project;
  const pictures = photos.map((photo, index) => photoPicture(photo, `${name}, photo ${index + 1}`));
  return (
    <article className="op-project">
      <div className={`op-project-photos op-photos-${Math.min(photos.length, SHOWN_PHOTOS)}`}>
        {pictures.slice(0, SHOWN_PHOTOS).map((picture, index) => (
          <button
            key={photos[index]!.id}
            type="button"
            aria-label={`Open photo ${index + 1} of ${photos.length}: ${name}`}
            onClick={() => setOpenAt(index)}
          >
            <Photo
              picture={picture}
              sizes={index === 0 ? '(max-width: 1023.98px) 100vw, 45vw' : '(max-width: 1023.98px) 33vw, 15vw'}
            />
          </button>
        ))}
      </div>
      <h2>{name}</h2>
      <p className="muted small">
        {country}. {counted(photos.length, 'photo')}. {description}
      </p>
      {others.map(({ id, name: other, since }) => (
        <p key={id} className="op-suspicion">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
          <span>
            One of these photos is also in the portfolio of{' '}
            <Link className="link" to={paths.operator.accountOf(id)}>
              {other}
            </Link>
            , since {formatDay(since)}.
          </span>
        </p>
      ))}
      <Lightbox
        pictures={pictures}
        label={`Photos of ${name}`}
        index={openAt}
        onClose={() => setOpenAt(null)}
      />
    </article>
  );
}

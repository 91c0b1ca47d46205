import type { MatchedDesigner } from '@tessera/contract/matching';
import card from '../../../ui/cards/card.module.css';
import { PhotoCarousel } from '../../../ui/photos/photo-carousel.tsx';
import { toPictures } from './matched-designer-card.tsx';
import styles from './matched-designer-preview.module.css';
import { Score } from '../reasons/score.tsx';
import { ShortReasons } from '../reasons/short-reasons.tsx';

/** A designer who fits, in short. */
export function MatchedDesignerPreview({ designer }: { designer: MatchedDesigner }) {
  return (
    <article className={card.card} aria-labelledby={`designer-${designer.id}`}>
      <PhotoCarousel
        className={styles.photos}
        pictures={toPictures(designer)}
        label={`Portfolio of ${designer.name}`}
        sizes="(max-width: 600px) 100vw, (max-width: 900px) 50vw, 33vw"
      />
      <div className={card.body}>
        <div className={styles.head}>
          <div>
            <h3 id={`designer-${designer.id}`}>{designer.name}</h3>
            <p className={card.location}>{designer.location}</p>
          </div>
          <Score score={designer.score} />
        </div>
        <ShortReasons reasons={designer.reasons} />
      </div>
    </article>
  );
}

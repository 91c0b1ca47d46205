import { Notice } from '../../../ui/notices/notice.tsx';
import {
  aboveCapText,
  groupsOfNearMisses,
  partsOf,
  shownByNobodyText,
  type CustomerMatches,
} from './list-parts.ts';
import styles from './match-list.module.css';
import { MatchedDesigners, type MatchedDesignersProps } from './matched-designers.tsx';
import { ShowMore, type MoreMatches } from './show-more.tsx';
import { WeakerMatches } from './weaker-matches.tsx';

/**
 * The designers for a customer: those who fit, then on demand those who fit less, then those who miss a condition, under
 * what they miss.
 */
export function CustomerMatchList({
  matches,
  more,
  ...cards
}: {
  matches: CustomerMatches;
  more: MoreMatches;
} & Omit<MatchedDesignersProps, 'designers' | 'isLead'>) {
  const { first, further, weaker, isMoreWeak } = partsOf(matches);
  const notes = [shownByNobodyText(matches.shownByNobody), aboveCapText(matches)].filter(
    (text) => text !== null,
  );
  return (
    <>
      {notes.map((text) => (
        <div key={text} className={styles.note}>
          <Notice tone="info">{text}</Notice>
        </div>
      ))}
      {first.length > 0 ? (
        <MatchedDesigners {...cards} designers={first} isLead />
      ) : (
        <p className={styles.nobody}>
          {weaker.length > 0
            ? 'Nobody fits this project well yet.'
            : 'Nobody meets all that you ask for yet.'}
        </p>
      )}
      {further.length === 0 ? null : (
        <>
          <h2 className={styles.heading}>More designers who fit</h2>
          <MatchedDesigners {...cards} designers={further} />
        </>
      )}
      {isMoreWeak ? null : <ShowMore what="designers" {...more} />}
      {weaker.length === 0 ? null : (
        <WeakerMatches>
          <MatchedDesigners {...cards} designers={weaker} />
          {isMoreWeak ? <ShowMore what="designers" {...more} /> : null}
        </WeakerMatches>
      )}
      {groupsOfNearMisses(matches.nearMisses).map(({ title, designers }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          <MatchedDesigners {...cards} designers={designers} />
        </section>
      ))}
    </>
  );
}

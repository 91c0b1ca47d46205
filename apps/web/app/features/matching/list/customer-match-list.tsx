import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import styles from './customer-match-list.module.css';
import {
  aboveCapText,
  groupsOfNearMisses,
  partsOf,
  shownByNobodyText,
  type CustomerMatches,
} from './list-parts.ts';
import { MatchedDesigners, type MatchedDesignersProps } from './matched-designers.tsx';
import { ShowMore, type MoreMatches } from './show-more.tsx';

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
  const { first, further, weaker } = partsOf(matches);
  const notes = [shownByNobodyText(matches.shownByNobody), aboveCapText(matches)].filter(
    (text) => text !== null,
  );
  // Those who fit come first, so behind a weak one there are weak ones only.
  const isMoreWeak = matches.results.at(-1)?.isWeak === true;
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
        <WeakerMatches {...cards} designers={weaker} more={isMoreWeak ? more : null} />
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

/** Those below what counts as a fit, behind a button. */
function WeakerMatches({ more, ...cards }: { more: MoreMatches | null } & MatchedDesignersProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <>
        <h2 className={styles.heading} tabIndex={-1} ref={(heading) => heading?.focus()}>
          Weaker matches
        </h2>
        <MatchedDesigners {...cards} />
        {more === null ? null : <ShowMore what="designers" {...more} />}
      </>
    );
  return (
    <div className={styles.end}>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        Show weaker matches
      </Button>
    </div>
  );
}

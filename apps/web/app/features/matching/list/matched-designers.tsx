import type { MatchedDesigner } from '@tessera/contract/matching';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { MatchedDesignerCard, type ReportOf } from '../cards/matched-designer-card.tsx';
import styles from '../cards/matched-designer-card.module.css';

/** What a list of cards needs. */
export interface MatchedDesignersProps {
  designers: readonly MatchedDesigner[];
  /** Where several orders are listed together, each card says which one it is about. */
  isOrderNamed: boolean;
  /** What reaches a designer, at the end of the card. */
  contactOf: (designer: MatchedDesigner) => ReactNode;
  hasApplied: (designer: MatchedDesigner) => boolean;
  reportOf: ReportOf;
  /** Whether the first photo is what a visitor sees first. */
  isLead?: boolean;
}

/** The designers who fit, best first, one wide card each. */
export function MatchedDesigners({
  designers,
  isOrderNamed,
  contactOf,
  hasApplied,
  reportOf,
  isLead = false,
}: MatchedDesignersProps) {
  return (
    <div className={styles.list}>
      {designers.map((designer, index) => (
        <MatchedDesignerCard
          key={designer.id}
          designer={designer}
          isOrderNamed={isOrderNamed}
          isFirst={isLead && index === 0}
          contact={contactOf(designer)}
          hasApplied={hasApplied(designer)}
          reportOf={reportOf}
        />
      ))}
    </div>
  );
}

/** Wide cards that are still loading, and what stands above them. */
export function MatchedDesignerSkeletons() {
  return (
    <div role="progressbar" aria-label="Loading">
      <div className={styles.bar} aria-hidden="true">
        <Skeleton height="1.5rem" width="8.5rem" />
      </div>
      <div className={styles.list}>
        {[1, 2].map((key) => (
          <div key={key} className={styles.match} aria-hidden="true">
            <div className={styles.photos}>
              <div className={styles.stage} />
            </div>
            <div className={styles.body}>
              <Skeleton height="3rem" width="60%" />
              <Skeleton height="4.5rem" />
              <Skeleton height="4.5rem" />
              <Skeleton height="4.5rem" />
              <Skeleton height="3rem" width="84%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

import type { MatchProject } from '@tessera/contract/matching';
import type { ReactNode } from 'react';
import card from '../../../ui/cards/card.module.css';
import { MatchProjectCard } from '../cards/match-project-card.tsx';
import { partsOf, type DesignerMatches } from './list-parts.ts';
import styles from './match-list.module.css';
import { ShowMore, type MoreMatches } from './show-more.tsx';
import { WeakerMatches } from './weaker-matches.tsx';

/** The orders for a designer: those that fit, then on demand those that fit less. */
export function DesignerMatchList({
  matches,
  more,
  reportOf,
  actionOf,
}: {
  matches: DesignerMatches;
  more: MoreMatches;
  /** How an order is reported. */
  reportOf: (project: MatchProject) => ReactNode;
  /** What can be done about an order. */
  actionOf: (project: MatchProject) => ReactNode;
}) {
  const { first, further, weaker, isMoreWeak } = partsOf(matches);
  const cardsOf = (projects: readonly MatchProject[]) => (
    <div className={card.gridOf3}>
      {projects.map((project) => (
        <MatchProjectCard
          key={project.id}
          project={project}
          report={reportOf(project)}
          action={actionOf(project)}
        />
      ))}
    </div>
  );
  return (
    <>
      {first.length > 0 ? (
        cardsOf([...first, ...further])
      ) : (
        <p className={styles.nobody}>No project fits your portfolio well yet.</p>
      )}
      {isMoreWeak ? null : <ShowMore what="projects" {...more} />}
      {weaker.length === 0 ? null : (
        <WeakerMatches>
          {cardsOf(weaker)}
          {isMoreWeak ? <ShowMore what="projects" {...more} /> : null}
        </WeakerMatches>
      )}
    </>
  );
}

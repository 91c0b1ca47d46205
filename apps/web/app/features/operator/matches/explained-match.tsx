import type { ExplainedMatch } from '@tessera/contract/operator/matches';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { counted } from '../words.ts';
import { SignalsTable } from './signals-table.tsx';

type Match = NonNullable<ExplainedMatch['match']>;

const verdictWords: Record<NonNullable<Match['verdict']>, string> = {
  more_like_this: 'More like this',
  not_for_me: 'Not for me',
};

/** Why two match, or why they cannot: the score, the places on both lists, and each signal with its evidence. */
export function ExplainedMatchView({
  explained: { order, designer, match, why_not: whyNot },
}: {
  explained: ExplainedMatch;
}) {
  return (
    <article className="op-panel">
      <h2>
        {designer.name} for ‘{order.name}’
      </h2>
      <p className="op-panel-sub">
        <Link className="link" to={paths.operator.accountOf(designer.id)}>
          Account of the designer
        </Link>
      </p>
      {match === null ? (
        <Notice tone="info">{whyNot ?? 'The two cannot be matched.'}</Notice>
      ) : (
        <>
          <dl className="op-numbers num">
            {factsOf(match).map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <small>{note}</small>
                </dd>
              </div>
            ))}
          </dl>
          {sentencesOf(match).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <SignalsTable signals={match.signals} />
        </>
      )}
    </article>
  );
}

function factsOf({ score, mean, rank, count, for_designer: other }: Match) {
  return [
    { label: 'Score', value: score.toFixed(1), note: `of 100, from a mean of ${mean.toFixed(3)}` },
    {
      label: 'On the order’s list',
      value: rank === null ? '–' : String(rank),
      note: rank === null ? 'not on it' : `of ${counted(count, 'designer')}`,
    },
    {
      label: 'On the designer’s list',
      value: other === null ? '–' : String(other.rank),
      note: other === null ? 'not on it' : `of ${counted(other.count, 'order')}`,
    },
  ];
}

function sentencesOf({ verdict, lacking, newcomer_drawn_from: drawn, for_designer: other }: Match): string[] {
  return [
    verdict === null ? null : `The customer has said: ${verdictWords[verdict]}.`,
    other === null || other.better_count === 0
      ? null
      : `${counted(other.better_count, 'designer fits', 'designers fit')} the order better, so it is worth ${other.worth.toFixed(1)} to this one.`,
    drawn === null
      ? null
      : `The place was given to a newcomer, drawn from ${counted(drawn.length, 'designer')}.`,
    lacking === null ? null : `What would add most: ${lacking.text} (${lacking.points.toFixed(1)} points).`,
  ].filter((sentence) => sentence !== null);
}

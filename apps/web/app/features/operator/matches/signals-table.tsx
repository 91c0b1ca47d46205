import type { ExplainedMatch } from '@tessera/contract/operator/matches';

type Signal = NonNullable<ExplainedMatch['match']>['signals'][number];

/** The signals of a pair, those that add most first, with what was compared. */
export function SignalsTable({ signals }: { signals: readonly Signal[] }) {
  const sorted = signals.toSorted((one, other) => (other.points ?? -1) - (one.points ?? -1));
  return (
    <table className="op-table op-signals">
      <caption className="visually-hidden">What each signal says and adds</caption>
      <thead>
        <tr>
          <th scope="col">Signal</th>
          <th scope="col">Value</th>
          <th scope="col">Weight</th>
          <th scope="col">Share</th>
          <th scope="col">Points</th>
          <th scope="col">Evidence</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((signal) => (
          <tr key={signal.name}>
            <th scope="row">{signal.name}</th>
            <td data-label="Value" className="num">
              <span className="op-value">
                {digits(signal.value, 3)}
                {signal.value === null ? null : (
                  <meter min={0} max={1} value={signal.value} aria-label={`Value of ${signal.name}`} />
                )}
              </span>
            </td>
            <td data-label="Weight" className="num">
              {digits(signal.weight, 2)}
              {signal.sureness === 1 ? '' : ` × ${digits(signal.sureness, 2)}`}
            </td>
            <td data-label="Share" className="num">
              {signal.share === null ? '–' : `${(signal.share * 100).toFixed(1)} %`}
            </td>
            <td data-label="Points" className="num">
              {digits(signal.points, 1)}
            </td>
            <td data-label="Evidence">
              <span>
                {signal.reason === null ? null : <b>{signal.reason.text}</b>}
                {signal.evidence.map((line) => (
                  <span key={line} className="caption">
                    {line}
                  </span>
                ))}
                {signal.value === null ? <span className="caption">It had nothing to say.</span> : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function digits(value: number | null, places: number): string {
  return value === null ? '–' : value.toFixed(places);
}

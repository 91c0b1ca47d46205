import type { Overview } from '@tessera/contract/operator/overview';

/** The six numbers of a period, each with the one of the period before. */
export function KeyNumbers({ overview: { days, totals, before } }: { overview: Overview }) {
  const whole = (value: number) => value.toLocaleString('en-US');
  const numbers = [
    {
      label: 'Sign-ups',
      value: whole(totals.sign_ups_customers + totals.sign_ups_designers),
      note: `${whole(before.sign_ups_customers + before.sign_ups_designers)} in the ${days} days before`,
    },
    {
      label: 'Active orders',
      value: whole(totals.active_orders),
      note: `${whole(before.active_orders)} before`,
    },
    {
      label: 'Applications',
      value: whole(totals.applications),
      note: `${whole(before.applications)} before`,
    },
    { label: 'Hires', value: whole(totals.hires), note: `${whole(before.hires)} before` },
    { label: 'Completed', value: whole(totals.completed), note: `${whole(before.completed)} before` },
    {
      label: 'Rating',
      value: totals.rating === null ? '–' : totals.rating.toFixed(1),
      note: `${whole(totals.reviews)} ${totals.reviews === 1 ? 'review' : 'reviews'}`,
    },
  ];
  return (
    <dl className="op-numbers num">
      {numbers.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

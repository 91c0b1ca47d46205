import type { Overview, OverviewTotals } from '@tessera/contract/operator/overview';
import { orderStatusLabels } from '@tessera/contract/orders/order-states';
import { firstOf, lastOf } from '../charts/series.ts';
import { counted } from '../words.ts';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A whole number as it stands in a sentence: in words up to twelve. */
export function inWords(count: number): string {
  return numbers[count] ?? count.toLocaleString('en-US');
}

/** Hours as people say them: less than an hour, six hours, two days. */
export function hoursInWords(hours: number): string {
  if (hours < 0.75) return 'less than an hour';
  const whole = Math.round(hours);
  if (whole < 48) return `${inWords(whole)} ${whole === 1 ? 'hour' : 'hours'}`;
  return `${inWords(Math.round(hours / 24))} days`;
}

/** Hours beside a chart: 0.4, 6, 27. */
export function hoursInDigits(hours: number): string {
  return hours.toLocaleString('en-US', { maximumFractionDigits: hours < 10 ? 1 : 0 });
}

/** What waits for an operator, as one sentence. */
export function waitingSentence({
  vetting,
  photos,
  reports,
  contact_messages: messages,
}: Overview['waiting']) {
  const kinds = [
    [vetting, 'designer'],
    [photos, 'photo'],
    [reports, 'report'],
    [messages, 'message'],
  ] as const;
  const parts = kinds
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${inWords(count)} ${what}${count === 1 ? '' : 's'}`);
  if (parts.length === 0) return 'Nothing waits for you.';
  const things = parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  const isOne = vetting + photos + reports + messages === 1;
  return `${things.charAt(0).toUpperCase()}${things.slice(1)} ${isOne ? 'waits' : 'wait'} for you.`;
}

/** What the chart of first applications shows, as its heading. */
export function firstApplicationTitle({ first_application_median_hours: median }: OverviewTotals): string {
  return median === null
    ? 'No order has had its first application'
    : `The first application comes after ${hoursInWords(median)}`;
}

/** What the chart of first applications shows, for people who do not see it. */
export function firstApplicationSummary({ days, totals, series }: Overview): string {
  const { first_application_median_hours: median, first_application_p90_hours: p90 } = totals;
  if (median === null || p90 === null)
    return `Hours from order to first application, last ${days} days: nothing to show yet.`;
  const medians = series.map((day) => day.first_application_median_hours);
  return (
    `Hours from order to first application, last ${days} days: the median is ${hoursInDigits(median)}, ` +
    `the slowest tenth took more than ${hoursInDigits(p90)}. By day, the median went from ` +
    `${hoursInDigits(firstOf(medians) ?? median)} to ${hoursInDigits(lastOf(medians) ?? median)}.`
  );
}

/** What the chart of sign-ups shows, for people who do not see it. */
export function signUpsSummary({ days, totals }: Overview): string {
  return (
    `Sign-ups a day, last ${days} days: ${counted(totals.sign_ups_customers, 'customer')} and ` +
    `${counted(totals.sign_ups_designers, 'designer')}.`
  );
}

/** Where the orders of the period stand, for people who do not see the tiles. */
export function ordersSummary({ days, orders }: Overview): string {
  const total = orders.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return `No order was placed in the last ${days} days.`;
  const parts = orders.map(({ status, count }) => `${count} ${orderStatusLabels[status].toLowerCase()}`);
  return `${counted(total, 'order')} of the last ${days} days: ${parts.join(', ')}.`;
}

/** A series of counts, for people who do not see its chart: what it sums up to, and its highest day. */
export function countsSummary(what: string, days: number, values: readonly number[]): string {
  const total = values.reduce((sum, value) => sum + value, 0);
  return `${what} a day, last ${days} days: ${total.toLocaleString('en-US')} in all, at most ${Math.max(0, ...values)} a day.`;
}

/** A series of levels, for people who do not see its chart: from where to where it went. */
export function levelsSummary(what: string, days: number, values: readonly (number | null)[]): string {
  const last = lastOf(values);
  if (last === null) return `${what}, last ${days} days: nothing to show yet.`;
  return `${what}, last ${days} days: from ${firstOf(values)?.toLocaleString('en-US')} to ${last.toLocaleString('en-US')}.`;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const usdWithCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = new Intl.NumberFormat('en-US');
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY_MS = 24 * 60 * 60_000;
const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });
const publicDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An amount of US dollars: $18,000, or $99.50 where there are cents. */
export function formatUsd(amountUsd: number): string {
  return (Number.isInteger(amountUsd) ? usd : usdWithCents).format(amountUsd);
}

/** An amount without its currency: 15,000, or 99.5. */
export function formatAmount(amount: number): string {
  return plain.format(amount);
}

/** A day in the reader's time zone: Nov 21, 2026. */
export function formatDay(isoTimestamp: string): string {
  return day.format(new Date(isoTimestamp));
}

/** A day in UTC, the same for every reader: Nov 21, 2026. For pages that the server renders. */
export function formatPublicDay(isoTimestamp: string): string {
  return publicDay.format(new Date(isoTimestamp));
}

/** A moment in the reader's time zone: Nov 21, 2026, 3:04 PM. */
export function formatDateTime(isoTimestamp: string): string {
  return dateTime.format(new Date(isoTimestamp));
}

/** When something was, as short as it stays clear in the reader's time zone: 10:42, Sun, Nov 14, or Nov 14, 2025. */
export function formatMoment(isoTimestamp: string, now = new Date()): string {
  const date = new Date(isoTimestamp);
  if (isSameDay(date, now)) return time.format(date);
  if (date.getFullYear() !== now.getFullYear()) return day.format(date);
  const daysAgo = (startOfDay(now) - startOfDay(date)) / DAY_MS;
  return (daysAgo > 0 && daysAgo < 6.5 ? weekday : monthDay).format(date);
}

/** The time of a day in the reader's time zone: 10:42. */
export function formatTime(isoTimestamp: string): string {
  return time.format(new Date(isoTimestamp));
}

/** A day as the heading of what happened then: Today, Monday, Nov 16, or Nov 16, 2025. */
export function formatDayHeading(isoTimestamp: string, now = new Date()): string {
  const date = new Date(isoTimestamp);
  if (isSameDay(date, now)) return 'Today';
  return (date.getFullYear() === now.getFullYear() ? longDay : day).format(date);
}

/** Whether two moments are on one day in the reader's time zone. */
export function isSameDay(one: Date, other: Date): boolean {
  return startOfDay(one) === startOfDay(other);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The first letters of up to two names, upper case. */
export function toInitials(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .slice(0, 4)
    .toLocaleUpperCase('en-US');
}

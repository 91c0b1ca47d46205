const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const usdWithCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An amount of US dollars: $18,000, or $99.50 where there are cents. */
export function formatUsd(amountUsd: number): string {
  return (Number.isInteger(amountUsd) ? usd : usdWithCents).format(amountUsd);
}

/** A day in the reader's time zone: Nov 21, 2026. */
export function formatDay(isoTimestamp: string): string {
  return day.format(new Date(isoTimestamp));
}

/** The first letters of up to two names, upper case. */
export function toInitials(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .slice(0, 4)
    .toLocaleUpperCase('en-US');
}

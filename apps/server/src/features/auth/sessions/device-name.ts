import Bowser from 'bowser';

/** Names a device by its user agent, as «Firefox on Linux»; empty if it tells nothing. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name === undefined || browser.name === '') return '';
  return os.name === undefined ? browser.name : `${browser.name} on ${os.name}`;
}

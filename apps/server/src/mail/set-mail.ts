import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';
import type { MailPage, MailSender, SetMail } from './mail-page.ts';

const TEXT = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY = "Newsreader,'Iowan Old Style',Georgia,serif";

/** Dark colours, and the measures of a phone, where the reader of mails allows them. The rest is inline. */
const STYLES = `
:root { color-scheme: light dark; }
.ground { background: #f5f4f1; }
@media (max-width: 480px) {
  .sheet { padding: 28px 20px 32px !important; }
  .headline { font-size: 27px !important; line-height: 31px !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #141418 !important; }
  .sheet { background: #1e1e24 !important; }
  .ink { color: #f2f0eb !important; }
  .ink-2 { color: #c0bcb5 !important; }
  .ink-3, .ink-3 a { color: #9d9890 !important; }
  .button { background: #a9b5f2 !important; color: #12173a !important; }
}`;

/** Headlines hold names, so they stay as they are written. */
const AS_TEXT = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** Sets a mail as HTML, in the product's look, and as plain text with the same words. A subject is one line. */
export async function setMail(
  { headline, preview, paragraphs, quotes = [], button, why, settingsUrl }: MailPage,
  { productName, supportEmail }: MailSender,
): Promise<SetMail> {
  const page = h(
    Html,
    { lang: 'en', dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, headline),
      h('style', null, STYLES),
    ),
    h(
      Body,
      { className: 'ground', style: { margin: 0, padding: 0 } },
      h(Preview, null, preview),
      h(
        Section,
        { className: 'ground', style: styles.ground },
        h(
          Container,
          { style: { maxWidth: '560px' } },
          h(Text, { className: 'ink', style: styles.name }, productName),
          h(
            Section,
            { className: 'sheet', style: styles.sheet },
            h(Heading, { as: 'h1', className: 'ink headline', style: styles.headline }, headline),
            ...paragraphs.map((words) =>
              h(Text, { key: words, className: 'ink-2', style: styles.words }, words),
            ),
            ...quotes.map((words, index) =>
              h(
                Text,
                { key: `quote ${index}`, className: 'ink', style: styles.quote },
                ...words.split('\n').flatMap((line, number) => (number === 0 ? [line] : [h('br'), line])),
              ),
            ),
            button &&
              h(Button, { className: 'button', href: button.url, style: styles.button }, button.label),
          ),
          h(
            Text,
            { className: 'ink-3', style: styles.why },
            why,
            settingsUrl !== undefined && [
              ' ',
              h(Link, { key: 'settings', href: settingsUrl, style: styles.link }, 'Change what we mail you'),
              '.',
            ],
            h('br'),
            `${productName}, ${supportEmail}`,
          ),
        ),
      ),
    ),
  );
  const html = await render(page);
  return { subject: headline, html, text: toPlainText(html, AS_TEXT) };
}

const styles = {
  ground: { padding: '24px 8px 40px', background: '#f5f4f1' },
  name: { margin: '0 4px 20px', font: `400 23px/26px ${DISPLAY}`, letterSpacing: '-.4px', color: '#1c1b1f' },
  sheet: { background: '#ffffff', borderRadius: '10px', padding: '32px 36px 36px' },
  headline: {
    margin: 0,
    font: `400 32px/36px ${DISPLAY}`,
    letterSpacing: '-.6px',
    color: '#1c1b1f',
  },
  words: { margin: '12px 0 0', font: `400 16px/25px ${TEXT}`, color: '#55514b' },
  quote: { margin: '22px 0 0', font: `400 19px/28px ${DISPLAY}`, color: '#1c1b1f' },
  link: { color: '#6b665f', textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    margin: '26px 0 0',
    padding: '14px 26px',
    borderRadius: '6px',
    background: '#2b3b8f',
    color: '#ffffff',
    font: `600 16px/20px ${TEXT}`,
    textDecoration: 'none',
    textAlign: 'center',
  },
  why: { margin: '22px 12px 0', font: `400 13px/20px ${TEXT}`, color: '#6b665f' },
} as const;

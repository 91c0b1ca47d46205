import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readConsent, storeConsent } from '../../lib/site/consent.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './consent-banner.module.css';

const categories = [
  { name: 'functional', label: 'Functional', text: 'Remembers choices that make the pages handier.' },
  {
    name: 'analytics',
    label: 'Analytics',
    text: 'Counts page views, on our own server and without your name.',
  },
  { name: 'marketing', label: 'Marketing', text: 'Not in use today.' },
] as const;

/** Asks for each category of cookies whether it is allowed. */
export default function Categories() {
  const form = useRef<HTMLFormElement>(null);
  const [stored] = useState(readConsent);
  // The button that was pressed is gone; the first switch that can be changed takes its focus.
  useEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, []);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const picked = new FormData(event.currentTarget);
    storeConsent({
      necessary: true,
      functional: picked.has('functional'),
      analytics: picked.has('analytics'),
      marketing: picked.has('marketing'),
    });
  };
  return (
    <form ref={form} className={styles.categories} method="post" onSubmit={save}>
      <Switch label="Necessary" hint="Sign-in and security. Always on." checked disabled readOnly />
      {categories.map(({ name, label, text }) => (
        <Switch key={name} name={name} label={label} hint={text} defaultChecked={stored?.[name] ?? false} />
      ))}
      <Button type="submit" isFullWidth>
        Save Preferences
      </Button>
    </form>
  );
}

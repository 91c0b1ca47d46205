import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { hideConsentBanner, readConsent, storeConsent, useConsentBanner } from '../../lib/site/consent.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
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

/** Asks what may be kept and counted, as long as no choice is stored, and again when somebody wants to change theirs. */
export function ConsentBanner() {
  const state = useConsentBanner();
  return state === 'closed' ? null : <Banner key={state} isAskedFor={state === 'askedFor'} />;
}

function Banner({ isAskedFor }: { isAskedFor: boolean }) {
  const [isCustomizing, setIsCustomizing] = useState(isAskedFor);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  // Whoever asked for it goes on reading here, and afterwards where they were.
  useEffect(() => {
    if (!isAskedFor) return;
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isAskedFor]);

  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        Cookies, your choice
      </h2>
      <IconButton className={styles.close} label="Close" onClick={hideConsentBanner}>
        <IconX size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      {isCustomizing ? (
        <Categories />
      ) : (
        <>
          <p>
            We keep in your browser what signing in needs. With your consent we also count page views, on our
            own server.
          </p>
          <div className={styles.actions}>
            <Button kind="secondary" onClick={() => storeAll(false)}>
              Necessary Only
            </Button>
            <Button kind="secondary" onClick={() => storeAll(true)}>
              Accept All
            </Button>
            <Button kind="quiet" onClick={() => setIsCustomizing(true)}>
              Customize
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Categories() {
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

function storeAll(isAllowed: boolean): void {
  storeConsent({ necessary: true, functional: isAllowed, analytics: isAllowed, marketing: isAllowed });
}

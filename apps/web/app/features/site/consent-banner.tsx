import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hideConsentBanner, storeConsent, useConsentBanner } from '../../lib/site/consent.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { definePart, usePart } from '../../ui/loading/part.ts';
import styles from './consent-banner.module.css';

const categoriesPart = definePart(() => import('./consent-categories.tsx'));

/** Asks what may be kept and counted, as long as no choice is stored, and again when somebody wants to change theirs. */
export function ConsentBanner() {
  const state = useConsentBanner();
  return state === 'closed' ? null : <Banner key={state} isAskedFor={state === 'askedFor'} />;
}

function Banner({ isAskedFor }: { isAskedFor: boolean }) {
  const [isCustomizing, setIsCustomizing] = useState(isAskedFor);
  const { Content: Categories } = usePart(categoriesPart, isCustomizing, () => setIsCustomizing(false));
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
      {isCustomizing && Categories !== null ? (
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

function storeAll(isAllowed: boolean): void {
  storeConsent({ necessary: true, functional: isAllowed, analytics: isAllowed, marketing: isAllowed });
}

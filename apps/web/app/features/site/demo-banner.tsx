import { API_BASE } from '@tessera/contract/route';
import type { Site } from '@tessera/contract/site';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './demo-banner.module.css';

/** Set once somebody has closed the banner. */
const CLOSED_KEY = 'demoBannerClosed';

/** Says on an installation with demo data that everybody is invented, and how to start with one's own. */
export function DemoBanner() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(CLOSED_KEY) !== null) return;
    const asked = new AbortController();
    isDemo(asked.signal).then(setIsShown, () => {}); // Without an answer there is nothing to say.
    return () => asked.abort();
  }, []);
  if (!isShown) return null;

  const close = () => {
    localStorage.setItem(CLOSED_KEY, 'yes');
    setIsShown(false);
  };
  return (
    <aside className={styles.banner} aria-label="Demo data">
      <p>
        Demo data: the designers and customers here are invented. Start empty with{' '}
        <code>DEMO=off DATA_DIR=./data-own npm start</code>
      </p>
      <IconButton label="Close" onClick={close}>
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}

/** Asked without the API client, which would come with its schemas to every public page. */
async function isDemo(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${API_BASE}site/`, { signal });
  return response.ok && ((await response.json()) as Site).demo;
}

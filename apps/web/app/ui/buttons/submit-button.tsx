import { useSyncExternalStore, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Notice } from '../notices/notice.tsx';

/**
 * The button that sends a form of a prerendered page. Without scripts the button is disabled, Enter does not send the form,
 * and a sentence says why. Where scripts run, the script after the button enables it before it is painted. A form that is
 * sent before React has taken over the page is kept and sent then (`first-script.ts`).
 */
export function SubmitButton({ disabled, ...button }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      {isAlive ? null : (
        <noscript>
          <Notice tone="info">
            This form needs JavaScript. Please allow it for this site and load the page again.
          </Notice>
        </noscript>
      )}
      <Button {...button} type="submit" disabled={!isAlive || disabled === true} />
      {isAlive ? null : (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? OPEN : '' }}
        />
      )}
    </>
  );
}

const OPEN = 'document.currentScript.previousElementSibling.disabled=false';

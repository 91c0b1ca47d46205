import { lazy, Suspense } from 'react';

/** How much a toast matters. */
export type Severity = 'success' | 'error' | 'warning' | 'info';

const ToastArea = lazy(() => import('./toast-area.tsx'));

/** Shows a message at the top for a while (4 s unless told otherwise); it waits while pointed at. */
export function showToast(message: string, severity: Severity = 'success', autoCloseMs = 4000): void {
  void import('./toast-area.tsx').then(({ show }) => show(message, severity, autoCloseMs));
}

/** Where toasts appear; once per page. Its program is loaded beside the page, so it is there when one is due. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}

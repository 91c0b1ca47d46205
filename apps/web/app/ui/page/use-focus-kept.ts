import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus to the page when the button that had it is gone, because what the page shows has changed its `status`. */
export function useFocusKept(page: RefObject<HTMLElement | null>, status: string | undefined): void {
  const before = useRef(status);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === status) return;
    before.current = status;
    if (!isFirst && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [page, status]);
}

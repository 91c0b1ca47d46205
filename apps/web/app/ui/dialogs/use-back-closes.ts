import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives what opens over a page an entry of its own in the history, so that Back closes it and the page stays where it
 * was. `onClose` is called once it has been closed, by Back or by the function that is returned.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { open?: string } | null;
  };
  const isEntered = state?.open === id;
  const wasEntered = useRef(false);

  const enter = useEffectEvent(() =>
    navigate({ pathname, search, hash }, { state: { open: id }, preventScrollReset: true }),
  );
  useEffect(() => {
    wasEntered.current = false;
    if (isOpen) void enter();
  }, [isOpen]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isEntered) wasEntered.current = true;
    else if (wasEntered.current) close();
  }, [isEntered]);

  return () => {
    if (isEntered) void navigate(-1);
    else onClose();
  };
}

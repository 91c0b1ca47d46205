import { useEffect, useState } from 'react';

let hasSettled = false;

/** Whether odd tiles stand in place already: they settle once per visit. */
export function useSettlesOnce(): boolean {
  const [isSettled] = useState(() => hasSettled);
  useEffect(() => {
    hasSettled = true;
  }, []);
  return isSettled;
}

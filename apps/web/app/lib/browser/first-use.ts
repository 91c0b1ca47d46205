/** The first of these events shows that somebody is using the page. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back when somebody first uses the page. Gives how to stop waiting for that. */
export function onFirstUse(callBack: () => void): () => void {
  for (const event of FIRST_USE) document.addEventListener(event, callBack, { once: true, passive: true });
  return () => {
    for (const event of FIRST_USE) document.removeEventListener(event, callBack);
  };
}

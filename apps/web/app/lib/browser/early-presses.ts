import type { EarlyPress } from './first-script.ts';

/** Repeats, in order, the presses and submissions made before React had taken over the page; see `first-script.ts`. */
export async function replayEarlyPresses(): Promise<void> {
  for (const press of window.endEarlyPresses?.() ?? []) {
    // React renders after each press, so that two presses of an arrow turn two photos.
    await new Promise((resolve) => setTimeout(resolve));
    const element = find(press);
    if (element instanceof HTMLFormElement) {
      element.ariaBusy = null;
      element.requestSubmit();
    } else {
      element?.click();
    }
  }
}

/** The pressed element, or the one that replaced it. */
function find({ element, place }: EarlyPress): HTMLElement | undefined {
  if (element.isConnected) return element;
  const successor = document.querySelectorAll<HTMLElement>(element.localName)[place];
  return successor?.className === element.className ? successor : undefined;
}

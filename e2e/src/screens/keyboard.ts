import type { Page } from 'playwright-core';

/** More stops than any page has. After this many Tab presses without a full round, the focus is caught. */
const TABS_MAX = 200;

interface Stop {
  /** Position among the things that can take the focus; -1 for the page itself and for what was not there at the start. */
  index: number;
  name: string;
  isMarked: boolean;
  isCovered: boolean;
}

/**
 * Moves through the page, or the open dialog, with the Tab key, and lists the faults: a control that is never reached, is
 * reached out of order, does not show its focus, or is covered.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const names = await page.evaluate<string[]>(`(() => { ${SCRIPT} return start(); })()`);
  const faults: string[] = [];
  const reached: number[] = [];
  for (let tab = 0; tab < TABS_MAX; tab++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>('tabStops.current()');
    // The page itself, between the last control and the first, or a control that was added meanwhile.
    if (stop.index === -1) continue;
    if (reached.includes(stop.index)) break;
    reached.push(stop.index);
    if (!stop.isMarked) faults.push(`does not show its focus: ${stop.name}`);
    if (stop.isCovered) faults.push(`has the focus under something else: ${stop.name}`);
  }
  const left = await page.evaluate<number[]>('tabStops.left()');
  for (const [index, name] of names.entries())
    if (!reached.includes(index) && left.includes(index)) faults.push(`never reached: ${name}`);
  const inOrder = reached.toSorted((one, other) => one - other);
  // A dialog chooses its first focus, so a round may start anywhere.
  const start = inOrder.indexOf(reached[0] ?? 0);
  const round = [...inOrder.slice(start), ...inOrder.slice(0, start)];
  if (reached.join() !== round.join()) faults.push(`reached out of order: ${reached.join(', ')}`);
  return faults;
}

const SCRIPT = `
function start() {
  const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body;
  const isReachable = (element) =>
    element.tabIndex >= 0 && !element.disabled && !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true }) && !(element.matches('input[type=radio]') && !element.checked);
  const elements = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(isReachable);
  const nameOf = (element) => element.outerHTML.replace(/\\s+/g, ' ').slice(0, 140);
  const looks = (element) => {
    const box = element.matches('[type=checkbox], [type=radio], .visually-hidden') ? element.parentElement : element;
    return [element, box, element.nextElementSibling, element.closest('label'), element.parentElement].map((part) => {
      if (!part) return '';
      const style = getComputedStyle(part);
      return [style.outlineStyle, style.outlineWidth, style.boxShadow, style.borderColor, style.backgroundColor].join();
    }).join(';');
  };
  const unfocused = new Map();
  document.activeElement?.blur();
  for (const element of elements) unfocused.set(element, looks(element));
  window.tabStops = {
    // A carousel replaces some of its controls once it is used.
    left: () => elements.flatMap((element, index) => (element.isConnected && isReachable(element) ? [index] : [])),
    current() {
      const element = document.activeElement;
      const index = elements.indexOf(element);
      if (index === -1) return { index, name: '', isMarked: true, isCovered: false };
      element.scrollIntoView?.({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isCovered = width > 1 && !(seen && (element.contains(seen) || seen.contains(element) || element.closest('label')?.contains(seen)));
      return { index, name: nameOf(element), isMarked: looks(element) !== unfocused.get(element), isCovered };
    },
  };
  return elements.map(nameOf);
}`;

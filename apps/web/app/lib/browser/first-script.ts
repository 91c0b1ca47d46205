/** A button that was pressed, or a form that was sent, before the page's program could take it. */
export interface EarlyPress {
  element: HTMLElement;
  /** Its place among the elements of its name: some are made anew when the page comes alive. */
  place: number;
}

declare global {
  interface Window {
    /** Ends the collecting of early presses and gives them, in their order. */
    endEarlyPresses?: () => EarlyPress[];
    trustedTypes?: {
      createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
    };
  }
}

/**
 * Runs before anything is painted, from the text of the page, so it may use nothing from outside:
 *
 * - It keeps what is pressed too early. A form is not sent by the browser alone, which would leave the page.
 * - It makes the one policy of Trusted Types: of what libraries hand to the browser as markup or as the address of a
 *   script, it lets through an empty script element (React makes its own that way) and this site's own files.
 * - It follows the system's light or dark scheme, and marks the page of a signed-in person so that nothing meant for visitors flashes up.
 */
function begin() {
  const early: EarlyPress[] = [];
  const keep = (event: Event) => {
    const target = event.target as HTMLElement;
    const element =
      event.type === 'submit' ? target : target.closest<HTMLElement>('button:not([type=submit])');
    if (!element || (element instanceof HTMLFormElement && element.method !== 'post')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'submit') {
      if (element.ariaBusy) return;
      element.ariaBusy = 'true';
    }
    early.push({ element, place: [...document.querySelectorAll(element.localName)].indexOf(element) });
  };
  for (const type of ['click', 'submit']) addEventListener(type, keep, true);
  window.endEarlyPresses = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, keep, true);
    return early.splice(0);
  };

  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/assets/') ? address : null;
    },
  });

  const page = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => page.setAttribute('data-color-scheme', dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
  try {
    const role = localStorage.getItem('role');
    if (role && localStorage.getItem('access')) page.dataset['session'] = role;
  } catch {
    // Without storage nobody is signed in.
  }
}

/** The text of the first script. Pages get it when they are built; the browser runs it from there and needs no second copy. */
export const FIRST_SCRIPT = import.meta.env.SSR ? `(${begin})()` : '';

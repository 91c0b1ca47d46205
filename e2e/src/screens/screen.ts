import type { ErrorCode } from '@tessera/contract/errors/errors';
import type { Browser, Page } from 'playwright-core';
import { openContext, watch } from '../chromium.ts';
import { answerCalls, answerWithPhoto, type Call, changeAnswers, failCalls, holdCalls } from '../network.ts';
import { fixture } from '../fixture.ts';
import { untilRest } from '../rest.ts';
import type { Cast, SignedInViewer } from './cast.ts';

/** The person who looks at a screen. */
export type Viewer = 'visitor' | SignedInViewer;

/** One page of the product, and every state a person may find it in. */
export interface Screen {
  name: string;
  /** As the web application's route table spells it; empty for the front page. */
  route: string;
  /** The address, where the route alone does not say it. */
  path?: (cast: Cast) => string;
  viewer: Viewer;
  states: Readonly<Record<string, State>>;
}

/** How a page gets into a state: from outside, by what its calls are answered and what a person does. */
export interface State {
  viewer?: Viewer;
  path?: (cast: Cast) => string;
  /** Only in windows narrower or wider than 600 pixels. */
  only?: 'narrow' | 'wide';
  hasConsented?: boolean;
  /** Calls that get no answer while the page is looked at. */
  holds?: readonly Call[];
  fails?: readonly (readonly [call: Call, code: ErrorCode | 'network'])[];
  answers?: readonly (readonly [call: Call, body: unknown])[];
  /** Calls that are answered with what is made of the cast, whatever the server says. */
  served?: readonly (readonly [call: Call, body: (cast: Cast) => unknown])[];
  /** A call of a file that is answered with a photo. */
  shows?: Call;
  /** What the server's answers are turned into. */
  changes?: readonly (readonly [call: Call, change: (body: any, cast: Cast) => unknown])[];
  /** What the person does once the page is there; ends when the state can be seen. */
  act?: (page: Page, cast: Cast) => Promise<unknown>;
}

/** A page in one of its states. */
export interface OpenScreen {
  page: Page;
  /** Everything that went wrong so far; see `watch`. */
  faults: string[];
  /** Lets the calls that were held go on. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** Whether a state exists in a window of this width in pixels. */
export function isSeenAt({ only }: State, width: number): boolean {
  return only === undefined || (only === 'narrow') === width < 600;
}

/** Brings a screen into one of its states, with every picture and font there. */
export async function openScreen(
  { browser, url, cast }: { browser: Browser; url: string; cast: Cast },
  screen: Screen,
  state: State,
  width: number,
  /** Run in the page before its own program. */
  script?: string,
): Promise<OpenScreen> {
  const viewer = state.viewer ?? screen.viewer;
  const context = await openContext(browser, url, {
    ...(viewer !== 'visitor' && { as: await cast.signedInAnew(viewer) }),
    hasConsented: state.hasConsented ?? true,
    width,
  });
  const faults: string[] = [];
  watch(context, url, faults);
  if (script !== undefined) await context.addInitScript(script);
  const page = await context.newPage();
  const releases = await Promise.all((state.holds ?? []).map((call) => holdCalls(page, call)));
  for (const [call, code] of state.fails ?? []) await failCalls(page, call, code);
  for (const [call, body] of state.answers ?? []) await answerCalls(page, call, body);
  for (const [call, body] of state.served ?? []) await answerCalls(page, call, body(cast));
  if (state.shows !== undefined) await answerWithPhoto(page, state.shows, fixture('living-room.jpg'));
  for (const [call, change] of state.changes ?? [])
    await changeAnswers(page, call, (body) => change(body, cast));
  await page.goto((state.path ?? screen.path)?.(cast) ?? `/${screen.route}`);
  if (state.act !== undefined) {
    await settle(page);
    await state.act(page, cast);
  }
  await settle(page, releases.length > 0);
  if (state.act !== undefined) await page.evaluate(TO_TOP);
  return {
    page,
    faults,
    release: async () => {
      await Promise.all(releases.splice(0).map((release) => release()));
    },
    close: () => context.close(),
  };
}

/** Waits for calls, fonts and all pictures, also those below the window. Where calls are held, it waits for the loading status. */
export async function settle(page: Page, isHeld = false): Promise<void> {
  // Without a heading, the script of the page is still loading.
  await page.locator('h1').first().waitFor();
  const progress = page.getByRole('progressbar', { name: 'Loading' });
  if (isHeld) {
    await progress.first().waitFor();
  } else {
    await untilRest(page);
    for (const one of await progress.all()) await one.waitFor({ state: 'hidden' });
  }
  await page.evaluate(WHEN_DRAWN);
}

/**
 * To the top, from where a click has scrolled the page to: the bar and a toast lie over what happens to be under them.
 * Where something has been opened, it stays where it is.
 */
const TO_TOP = `document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') ??
  scrollTo({ top: 0, behavior: 'instant' })`;

/** A string, because code that runs in the page has other types than this program. */
const WHEN_DRAWN = `(async () => {
  await document.fonts.ready;
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const image of pictures) image.loading = 'eager';
  await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
})()`;

import { useSyncExternalStore } from 'react';

/** The kinds of cookies that a person allows besides the necessary ones. */
export interface Consent {
  necessary: true;
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
}

/** The choice that was stored in this browser, or null where none was made. */
export function readConsent(): Consent | null {
  let stored: string | null;
  try {
    stored = window.localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
  if (stored !== cached.text) cached = { text: stored, consent: parse(stored) };
  return cached.consent;
}

/** Stores a choice and closes the banner. */
export function storeConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // In a browser without storage the choice lasts until the page is closed.
    unstored = consent;
  }
  isOpen = undefined;
  announce();
}

/** Hides the banner without storing a choice: it is back when the product is next opened. */
export function hideConsentBanner(): void {
  isOpen = false;
  announce();
}

/** Shows the banner again, to change a choice. */
export function openConsentBanner(): void {
  isOpen = true;
  announce();
}

/** The choice, null for none, or undefined while a prerendered page is being taken over. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(watch, readConsent, () => undefined);
}

/** Whether the banner is to be seen, and whether it was asked for. */
export function useConsentBanner(): 'closed' | 'due' | 'askedFor' {
  return useSyncExternalStore(
    watch,
    () => {
      if (isOpen === true) return 'askedFor';
      return isOpen === undefined && readConsent() === null ? 'due' : 'closed';
    },
    () => 'closed',
  );
}

const KEY = 'cookieConsent';
const listeners = new Set<() => void>();
let isOpen: boolean | undefined;
let unstored: Consent | null = null;
let cached: { text: string | null; consent: Consent | null } = { text: null, consent: null };

function parse(text: string | null): Consent | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Consent, unknown>> | null;
    if (value === null || typeof value !== 'object') return null;
    return {
      necessary: true,
      functional: value.functional === true,
      analytics: value.analytics === true,
      marketing: value.marketing === true,
    };
  } catch {
    return null;
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', announce);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

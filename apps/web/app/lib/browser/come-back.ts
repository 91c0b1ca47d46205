/** Where somebody was who had to sign in; travels with the navigation to the sign-in page. */
export interface ComeBack {
  path: string;
  /** They were signed in until now. */
  hasExpired: boolean;
}

/** What the state of a location says about coming back, or null. */
export function toComeBack(locationState: unknown): ComeBack | null {
  const { path, hasExpired } = (locationState ?? {}) as Partial<ComeBack>;
  return typeof path === 'string' ? { path, hasExpired: hasExpired === true } : null;
}

/**
 * Whether a test can run on this machine; what is missing otherwise is said in one line, and is a failure where
 * everything is required (REQUIRE_ALL=1).
 */
export function canRun(what: string, missing: string | undefined): boolean {
  if (missing === undefined) return true;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(`MISSING ${what}: ${missing}`);
  console.log(`LEFT OUT ${what}: ${missing}`);
  return false;
}

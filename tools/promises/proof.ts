/** A test that proves a rule: its file from the root, and its name as the file spells it. */
export type Proof = readonly [file: string, name: string];

/** Something that the product promises, and what proves it. */
export interface Rule {
  promise: string;
  proofs: readonly Proof[];
}

/** Proofs in one file. */
export const at = (file: string, ...names: string[]): Proof[] => names.map((name) => [file, name]);
/** Proofs in the test of a feature of the server. */
export const feature = (path: string, ...names: string[]) =>
  at(`apps/server/src/features/${path}.test.ts`, ...names);
/** Proofs in a browser. */
export const browser = (path: string, ...names: string[]) => at(`e2e/src/${path}.test.ts`, ...names);

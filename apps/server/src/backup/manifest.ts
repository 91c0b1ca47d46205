import { z } from 'zod';

/** The number of the way in which a backup is written. A newer one is not read. */
const FORMAT = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself: it is the last entry of the file, and its name holds its own SHA-256. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the product that wrote it. */
  version: z.string(),
  /** The moment of the backup, by the clock of the database. */
  takenAt: z.iso.datetime(),
  /** The migrations of the database, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Tells whether a signing key is the one of the installation, without telling the key. */
  keyMark: z.string(),
  /** The tables in the order in which they can be filled. `entry` is the name of the entry that holds its rows. */
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rowCount: z.int().min(0),
      entry: z.string(),
      sha256: hash,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** How many files of the storage there are, with their bytes; their list is an entry of its own. */
  files: z.object({ count: z.int(), byteCount: z.int(), sha256: hash }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A file of the storage, as a line of the list of files. */
export const fileSchema = z.object({ key: z.string(), byteCount: z.int(), sha256: hash });

/** The folder of the entries that are files of the storage, by their keys. */
export const MEDIA_FOLDER = 'media/';
/** The folder of the entries that are rows of tables, as lines of JSON, compressed with Zstandard. */
export const DATABASE_FOLDER = 'database/';
/** The list of the files that belong to the backup, as lines of JSON. */
export const FILES_ENTRY = 'files.jsonl';

/** The name of the last entry. */
export const manifestEntry = (sha256: string): string => `manifest-${sha256}.json`;
/** Finds the hash in the name of the last entry. */
export const MANIFEST_ENTRY = /^manifest-([0-9a-f]{64})\.json$/;

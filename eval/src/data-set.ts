import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A portfolio project of a data set; `images` are paths from the set's folder. */
export interface ProjectRecord {
  name: string;
  description: string;
  country_code: string;
  images: string[];
}

/** A line of `designers.jsonl`. */
export interface DesignerRecord {
  id: string;
  name: string;
  country_code: string;
  languages: string[];
  bio: string;
  /** The usual size of projects in US dollars, where the set knows it. */
  budget_min?: number;
  budget_max?: number;
  projects: ProjectRecord[];
}

/** A line of `orders.jsonl`; the part of the id after the last dot is its variant. */
export interface OrderRecord {
  id: string;
  object_name: string;
  object_desc: string;
  country_code: string;
  budget: number | null;
  images: string[];
}

/** Designers, orders, and how well who fits what. */
export interface DataSet {
  name: string;
  folder: string;
  designers: DesignerRecord[];
  orders: OrderRecord[];
  /** 0–3 by order and designer; what is not there is 0. */
  grades: Map<string, Map<string, number>>;
  /** Designers who fit by style or words but break a condition, with the condition, by order. None in most sets. */
  traps: Map<string, Map<string, string>>;
  /** What a careful reader understands of each brief, by order. None in most sets. */
  expected: Map<string, ExpectedReading>;
}

/** A line of `expected.jsonl`; names are words of the set, codes are ISO codes. */
export interface ExpectedReading {
  id: string;
  styles: string[];
  not_styles: string[];
  rooms: string[];
  not_rooms: string[];
  works: string[];
  not_works?: string[];
  languages_must: string[];
  countries_must: string[];
  budget_max: number | null;
  vague: boolean;
  lang?: string;
}

/**
 * Reads the set in a folder, or the sets in its folders.
 * @throws when there is none, or a file is missing or cannot be read
 */
export async function readDataSets(folder: string): Promise<DataSet[]> {
  if (isDataSet(folder)) return [await readDataSet(folder)];
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => join(folder, entry.name))
    .filter(isDataSet)
    .toSorted();
  if (folders.length === 0) throw new Error(`${folder} holds no designers.jsonl, nor does a folder in it.`);
  return Promise.all(folders.map(readDataSet));
}

/** The part of an order's id after the last dot; the whole id where there is none. */
export function variantOf(orderId: string): string {
  return orderId.slice(orderId.lastIndexOf('.') + 1);
}

const isDataSet = (folder: string) => existsSync(join(folder, 'designers.jsonl'));

async function readDataSet(folder: string): Promise<DataSet> {
  const grades = new Map<string, Map<string, number>>();
  for (const line of await readLines(join(folder, 'qrels.tsv'))) {
    const [orderId, designerId, grade] = line.split('\t');
    if (orderId === undefined || designerId === undefined || !/^[0-3]$/.test(grade ?? ''))
      throw new Error(
        `qrels.tsv in ${folder} has the line «${line}», which is not «order, designer, grade 0–3».`,
      );
    if (!grades.has(orderId)) grades.set(orderId, new Map());
    grades.get(orderId)!.set(designerId, Number(grade));
  }
  return {
    name: basename(folder),
    folder,
    designers: await readRecords<DesignerRecord>(join(folder, 'designers.jsonl')),
    orders: await readRecords<OrderRecord>(join(folder, 'orders.jsonl')),
    grades,
    traps: await readTraps(join(folder, 'violations.tsv')),
    expected: new Map(
      (await readRecordsIfAny<ExpectedReading>(join(folder, 'expected.jsonl'))).map((one) => [one.id, one]),
    ),
  };
}

async function readTraps(path: string): Promise<Map<string, Map<string, string>>> {
  const traps = new Map<string, Map<string, string>>();
  if (!existsSync(path)) return traps;
  for (const line of await readLines(path)) {
    const [orderId = '', designerId = '', reason = ''] = line.split('\t');
    if (!traps.has(orderId)) traps.set(orderId, new Map());
    traps.get(orderId)!.set(designerId, reason);
  }
  return traps;
}

async function readRecordsIfAny<Item>(path: string): Promise<Item[]> {
  return existsSync(path) ? readRecords<Item>(path) : [];
}

async function readRecords<Item>(path: string): Promise<Item[]> {
  return (await readLines(path)).map((line) => JSON.parse(line) as Item);
}

async function readLines(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
}

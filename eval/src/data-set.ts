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
  };
}

async function readRecords<Item>(path: string): Promise<Item[]> {
  return (await readLines(path)).map((line) => JSON.parse(line) as Item);
}

async function readLines(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
}

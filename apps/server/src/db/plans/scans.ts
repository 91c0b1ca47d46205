/** A node of a plan as `explain (format json)` gives it, as far as scans are told by it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Order By'?: string;
  Filter?: string;
  'Total Cost': number;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** From which share of a table on its reading is a scan, if an index is read. */
const MOST = 0.25;

/** A node that costs less than this share of what is below it ends that early: it needs a few rows only. */
const WHOLE = 0.1;

/** Nodes that read all of what is below them before they give a row. */
const READS_ALL: readonly string[] = [
  'Sort',
  'Hash',
  'Aggregate',
  'Materialize',
  'SetOp',
  'Bitmap Heap Scan',
];

/**
 * The tables that a plan reads from end to end, or most of, each once, of those that `rowsIn` knows. It gives the number of rows
 * of a table or an index. What is only begun to be read, because few rows of it are needed, does not count unless most are filtered
 * out: then nobody knows how many have to be read.
 */
export function scannedTables(plan: PlanNode, rowsIn: (name: string) => number | undefined): string[] {
  const found = new Set<string>();
  const visit = (node: PlanNode, isEndedEarly: boolean, tableAbove: string | undefined) => {
    const table = node['Relation Name'] ?? tableAbove;
    if (table !== undefined && isScan(node, table, isEndedEarly, rowsIn)) found.add(table);
    for (const child of node.Plans ?? []) {
      const passesOn = isEndedEarly && !READS_ALL.includes(node['Node Type']);
      visit(child, passesOn || node['Total Cost'] < WHOLE * child['Total Cost'], table);
    }
  };
  visit(plan, false, undefined);
  return [...found].toSorted();
}

function isScan(
  node: PlanNode,
  table: string,
  isEndedEarly: boolean,
  rowsIn: (name: string) => number | undefined,
): boolean {
  const rows = rowsIn(table);
  if (rows === undefined) return false;
  if (isEndedEarly && (node.Filter === undefined || node['Plan Rows'] > MOST * rows)) return false;
  switch (node['Node Type']) {
    case 'Seq Scan':
      return true;
    case 'Index Scan':
    case 'Index Only Scan':
    case 'Bitmap Index Scan': {
      // An index that gives rows in the order of a distance is asked for the nearest alone.
      if (node['Order By'] !== undefined) return false;
      const isOnCondition = node['Index Cond'] !== undefined;
      // An index on a few rows may be read whole.
      const rowsRead = isOnCondition ? node['Plan Rows'] : (rowsIn(node['Index Name']!) ?? rows);
      return rowsRead > MOST * rows;
    }
    default:
      return false;
  }
}

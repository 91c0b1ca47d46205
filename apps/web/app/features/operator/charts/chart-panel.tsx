import { IconTable } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';

/** What a chart shows, as rows for people who read numbers rather than pictures. */
export interface ChartTable {
  columns: readonly string[];
  /** One cell for each column; the first heads its row. */
  rows: readonly (readonly string[])[];
}

/**
 * A chart with everything around it: a heading that says what it shows, a line on how to read it, the drawing, what follows it,
 * and the same numbers as a table.
 */
export function ChartPanel({
  title,
  subtitle,
  width,
  table,
  children,
}: {
  title: string;
  subtitle: string;
  /** So many of twelve columns on wide screens. */
  width: 4 | 5 | 7 | 8;
  /** None where there is nothing to show. */
  table?: ChartTable;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`op-panel op-span-${width}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="op-panel-sub">{subtitle}</p>
      {children}
      {table === undefined ? null : (
        <details className="op-chart-table">
          <summary>
            <IconTable size={16} stroke={1.5} aria-hidden="true" />
            Show as table
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus */}
          <div tabIndex={0} role="group" aria-label={`${title}: table`}>
            <table>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="num">
                {table.rows.map(([head, ...cells]) => (
                  <tr key={head}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, index) => (
                      <td key={table.columns[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { DayLabels, Drawing, ValueLines } from './drawing.tsx';
import { labelledDays, lastOf, shortDay, valueAxis } from './series.ts';

/** A line of a chart, with the words that stand at its end. */
export interface ChartLine {
  label: string;
  values: readonly (number | null)[];
}

const HEIGHT_PX = 220;
const MARGIN = { top: 12, right: 84, bottom: 28, left: 40 };
/** Labels at the ends of lines stand at least so far from each other. */
const LABEL_GAP_PX = 16;

/**
 * Up to two lines over the same days, the second one dotted, each named at its end. A line is broken where nothing was measured,
 * and a day that stands alone is a dot.
 */
export function LineChart({
  days,
  lines,
  max: fixedMax,
  format,
  summary,
}: {
  days: readonly string[];
  lines: readonly [ChartLine] | readonly [ChartLine, ChartLine];
  /** Where the value axis ends, if not at the highest value. */
  max?: number;
  /** A value of the axis. */
  format: (value: number) => string;
  summary: string;
}) {
  const { max, ticks } = valueAxis([fixedMax ?? 0, ...lines.flatMap(({ values }) => values)]);
  return (
    <Drawing heightPx={HEIGHT_PX} summary={summary}>
      {({ width, height }) => {
        const right = width - MARGIN.right;
        const toX = scaleLinear([0, Math.max(1, days.length - 1)], [MARGIN.left, right]);
        const toY = scaleLinear([0, max], [height - MARGIN.bottom, MARGIN.top]);
        const path = line<number | null>()
          .defined((value) => value !== null)
          .x((_, index) => toX(index))
          .y((value) => toY(value ?? 0));
        const ends = lines.map(({ values }) => toY(lastOf(values) ?? 0));
        return (
          <>
            <ValueLines ticks={ticks} toY={toY} left={MARGIN.left} right={right} format={format} />
            <DayLabels
              days={labelledDays(days.length, right - MARGIN.left).map((index) => ({
                index,
                label: shortDay(days[index]!),
              }))}
              toX={toX}
              y={height - 6}
            />
            {lines.map(({ label, values }, at) => {
              const lastIndex = values.findLastIndex((value) => value !== null);
              return (
                <g key={label} className={at === 0 ? 'op-line-first' : 'op-line-second'}>
                  <path d={path(values) ?? ''} />
                  {values.map((value, index) =>
                    value !== null && isAlone(values, index) ? (
                      <circle key={days[index]} cx={toX(index)} cy={toY(value)} r={2.5} />
                    ) : null,
                  )}
                  {lastIndex === -1 ? null : (
                    <>
                      <circle cx={toX(lastIndex)} cy={ends[at]} r={4} />
                      <text x={right + 10} y={labelY(ends, at) + 4}>
                        {label}
                      </text>
                    </>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </Drawing>
  );
}

function isAlone(values: readonly (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

/** Two labels that would lie on each other move apart. */
function labelY(ends: readonly number[], at: number): number {
  const own = ends[at]!;
  const other = ends[1 - at];
  if (other === undefined || Math.abs(own - other) >= LABEL_GAP_PX) return own;
  const middle = (own + other) / 2;
  const isUpper = own === other ? at === 1 : own < other;
  return middle + (isUpper ? -LABEL_GAP_PX : LABEL_GAP_PX) / 2;
}

import { scaleBand, scaleLinear } from 'd3-scale';
import { DayLabels, Drawing, ValueLines } from './drawing.tsx';
import { labelledDays, shortDay, valueAxis } from './series.ts';

/** A part of every bar, with the words of its key. */
export interface BarPart {
  label: string;
  values: readonly number[];
}

const HEIGHT_PX = 200;
const MARGIN = { top: 12, right: 0, bottom: 28, left: 28 };
/** Between the parts of a bar, so that they are told apart without their colours. */
const GROUT_PX = 2;

/** A bar for each day, made of one or two parts: the first below. Under it a key with the sum of each part. */
export function BarChart({
  days,
  parts,
  summary,
}: {
  days: readonly string[];
  parts: readonly [BarPart] | readonly [BarPart, BarPart];
  summary: string;
}) {
  const [lower, upper] = parts;
  const { max, ticks } = valueAxis(lower.values.map((value, index) => value + (upper?.values[index] ?? 0)));
  return (
    <>
      <Drawing heightPx={HEIGHT_PX} summary={summary}>
        {({ width, height }) => {
          const floor = height - MARGIN.bottom;
          const bands = scaleBand(days, [MARGIN.left, width]).paddingInner(0.2);
          const toY = scaleLinear([0, max], [floor, MARGIN.top]);
          const thin = bands.bandwidth();
          return (
            <>
              <ValueLines ticks={ticks} toY={toY} left={MARGIN.left} right={width} format={String} />
              {days.map((day, index) => {
                const low = floor - toY(lower.values[index] ?? 0);
                const high = floor - toY(upper?.values[index] ?? 0);
                const x = bands(day);
                return (
                  <g key={day}>
                    <rect className="op-bar-first" x={x} width={thin} y={floor - low} height={low} />
                    {high === 0 ? null : (
                      <rect
                        className="op-bar-second"
                        x={x}
                        width={thin}
                        y={floor - low - high}
                        height={low === 0 ? high : Math.max(1, high - GROUT_PX)}
                      />
                    )}
                  </g>
                );
              })}
              <DayLabels
                days={labelledDays(days.length, (width - MARGIN.left) / 2).map((index) => ({
                  index,
                  label: shortDay(days[index]!),
                }))}
                toX={(index) => (index === 0 ? MARGIN.left : (bands(days[index]!) ?? 0) + thin)}
                y={height - 6}
              />
            </>
          );
        }}
      </Drawing>
      {upper === undefined ? null : (
        <ul className="op-key num">
          {parts.map(({ label, values }, at) => (
            <li key={label}>
              <i className={at === 0 ? 'op-key-first' : 'op-key-second'} />
              {label} <b>{values.reduce((sum, value) => sum + value, 0)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** How much room a drawing has, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/**
 * A drawing of a chart, made anew for every width, so that its words keep their size on a phone. To assistive technology it is
 * one picture that `summary` describes.
 */
export function Drawing({
  heightPx,
  summary,
  children,
}: {
  heightPx: number;
  summary: string;
  children: (room: Room) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = box.current!;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="op-drawing" style={{ height: heightPx }}>
      {width === 0 ? null : (
        <svg
          width={width}
          height={heightPx}
          viewBox={`0 0 ${width} ${heightPx}`}
          role="img"
          aria-label={summary}
        >
          {children({ width, height: heightPx })}
        </svg>
      )}
    </div>
  );
}

/** The grid lines of a chart with their values before them. */
export function ValueLines({
  ticks,
  toY,
  left,
  right,
  format,
}: {
  ticks: readonly number[];
  toY: (value: number) => number;
  /** Where the lines begin and end, in pixels. */
  left: number;
  right: number;
  format: (value: number) => string;
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className="op-axis" x1={left} x2={right} y1={toY(tick)} y2={toY(tick)} />
      <text x={left - 8} y={toY(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

/** The days under a chart. The first and the last stay within the lines. */
export function DayLabels({
  days,
  toX,
  y,
}: {
  /** What is written, and the place of its day. */
  days: readonly { label: string; index: number }[];
  toX: (index: number) => number;
  y: number;
}) {
  return days.map(({ label, index }, at) => (
    <text
      key={index}
      x={toX(index)}
      y={y}
      textAnchor={at === 0 ? 'start' : at === days.length - 1 ? 'end' : 'middle'}
    >
      {label}
    </text>
  ));
}

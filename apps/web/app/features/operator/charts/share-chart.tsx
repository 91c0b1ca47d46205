import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { Drawing } from './drawing.tsx';

const HEIGHT_PX = 220;
const MARGIN = { top: 12, right: 56, bottom: 28, left: 4 };

/**
 * How evenly something is shared: the share that the least of all, up to each tenth of them, have together. The dotted line is an
 * even share; the further the curve hangs below it, the more the last ones have.
 */
export function ShareChart({
  curve,
  label,
  summary,
}: {
  /** Shares from 0 to 1, at even steps from none to all. */
  curve: readonly number[];
  /** Stands in the curve. */
  label: string;
  summary: string;
}) {
  return (
    <Drawing heightPx={HEIGHT_PX} summary={summary}>
      {({ width, height }) => {
        const floor = height - MARGIN.bottom;
        const right = Math.min(width - MARGIN.right, MARGIN.left + (floor - MARGIN.top) * 1.5);
        const toX = scaleLinear([0, curve.length - 1], [MARGIN.left, right]);
        const toY = scaleLinear([0, 1], [floor, MARGIN.top]);
        const place = { x: (_: number, index: number) => toX(index), y: (share: number) => toY(share) };
        const filled = area<number>().x(place.x).y0(floor).y1(place.y);
        const drawn = line<number>().x(place.x).y(place.y);
        return (
          <>
            <path className="op-share-area" d={filled(curve) ?? ''} />
            <line className="op-axis-strong" x1={MARGIN.left} x2={right} y1={floor} y2={floor} />
            <line className="op-axis-strong" x1={MARGIN.left} x2={MARGIN.left} y1={floor} y2={MARGIN.top} />
            <line className="op-share-even" x1={MARGIN.left} y1={floor} x2={right} y2={MARGIN.top} />
            <g className="op-line-first">
              <path d={drawn(curve) ?? ''} />
              <text x={right + 8} y={MARGIN.top + 4}>
                100 %
              </text>
              <text x={right - 12} y={floor - 14} textAnchor="end">
                {label}
              </text>
            </g>
            <text x={toX((curve.length - 1) * 0.42)} y={toY(0.58)} textAnchor="end">
              even
            </text>
            <text x={MARGIN.left} y={height - 8}>
              least shown
            </text>
            <text x={right} y={height - 8} textAnchor="end">
              most shown
            </text>
          </>
        );
      }}
    </Drawing>
  );
}

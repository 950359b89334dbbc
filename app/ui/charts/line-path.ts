import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

export interface LinePoint {
  /** Calendar day, YYYY-MM-DD. */
  day: string
  /** Null where nothing was measured: the line is broken there. */
  value: number | null
}

/**
 * SVG path data of the points, spread evenly over 100 wide and 100 high.
 * A point that stands alone between gaps draws nothing in a line, so its place is given in `alone`.
 */
export function linePath(points: readonly LinePoint[], domain: readonly [number, number]) {
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [0, 100])
  const y = scaleLinear(domain, [100, 0]).clamp(true)
  const indexed = points.map((point, at) => ({ ...point, at }))
  const place = (point: { at: number; value: number | null }) => y(point.value ?? domain[0])
  const stroke = line<(typeof indexed)[number]>()
    .defined(point => point.value !== null)
    .x(point => x(point.at))
    .y(place)
    .curve(curveMonotoneX)
  const fill = area<(typeof indexed)[number]>()
    .defined(point => point.value !== null)
    .x(point => x(point.at))
    .y0(100)
    .y1(place)
    .curve(curveMonotoneX)
  const alone = indexed.filter(
    ({ at, value }) =>
      value !== null && (points[at - 1]?.value ?? null) === null && (points[at + 1]?.value ?? null) === null,
  )
  const last = indexed.findLast(point => point.value !== null)
  return {
    stroke: stroke(indexed) ?? '',
    fill: fill(indexed) ?? '',
    alone: alone.map(point => ({ x: x(point.at), y: place(point) })),
    last: last ? { x: x(last.at), y: place(last), value: last.value ?? 0, day: last.day } : null,
  }
}

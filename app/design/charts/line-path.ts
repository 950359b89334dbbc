import { curveMonotoneX, line } from 'd3-shape'
import { shortNumber } from './short-number.ts'

export interface LinePoint {
  /** Calendar day, YYYY-MM-DD. */
  day: string
  /** Null where nothing was measured: the line is broken there. */
  value: number | null
}

/**
 * SVG path data of the points, spread evenly over 100 wide and 100 high.
 * Values outside the domain are held at its edge; the two scales are written out, since d3-scale would cost every
 * page with a chart 11 kB.
 * Its numbers have one decimal, which is half a pixel of a wide screen.
 * A point that stands alone between gaps draws nothing in a line, so its place is given in `alone`.
 */
export function linePath(points: readonly LinePoint[], domain: readonly [number, number]) {
  const [low, high] = domain
  const x = (at: number) => (at / Math.max(1, points.length - 1)) * 100
  const y = (value: number) => 100 - Math.min(1, Math.max(0, (value - low) / (high - low || 1))) * 100
  const indexed = points.map((point, at) => ({ ...point, at }))
  const place = (point: { at: number; value: number | null }) => y(point.value ?? low)
  const stroke = line<(typeof indexed)[number]>()
    .defined(point => point.value !== null)
    .x(point => x(point.at))
    .y(place)
    .curve(curveMonotoneX)
    .digits(1)
  const drawn = levelled(stroke(indexed) ?? '')
  const alone = indexed.filter(
    ({ at, value }) =>
      value !== null && (points[at - 1]?.value ?? null) === null && (points[at + 1]?.value ?? null) === null,
  )
  const last = indexed.findLast(point => point.value !== null)
  return {
    stroke: drawn,
    fill: grounded(drawn),
    alone: alone.map(point => ({ x: shortNumber(x(point.at)), y: shortNumber(place(point)) })),
    last: last ? { x: x(last.at), y: place(last), value: last.value ?? 0, day: last.day } : null,
  }
}

/** The same line with what is level said as that: a curve between equal values has six numbers, of which one says something. */
function levelled(path: string): string {
  let height = ''
  return path
    .replace(/([MLC])([\d.,]+)/g, (piece, command: string, numbers: string) => {
      const places = numbers.split(',')
      const isLevel = command !== 'M' && places.every((place, at) => at % 2 === 0 || place === height)
      height = places.at(-1) ?? ''
      return isLevel ? `H${places.at(-2)}` : piece
    })
    .replace(/(?:H[\d.]+)+(?=H)/g, '')
}

/** What lies between a line and the foot of its chart, part by part; below a point that stands alone lies nothing. */
function grounded(path: string): string {
  return path.replace(/M([\d.]+)([^MZ]*)(Z?)/g, (part, from: string, _rest, isAlone: string) =>
    isAlone ? '' : `${part}V100H${from}Z`,
  )
}

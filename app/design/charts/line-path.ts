import { area, curveMonotoneX, line } from 'd3-shape'
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
  const fill = area<(typeof indexed)[number]>()
    .defined(point => point.value !== null)
    .x(point => x(point.at))
    .y0(100)
    .y1(place)
    .curve(curveMonotoneX)
    .digits(1)
  const alone = indexed.filter(
    ({ at, value }) =>
      value !== null && (points[at - 1]?.value ?? null) === null && (points[at + 1]?.value ?? null) === null,
  )
  const last = indexed.findLast(point => point.value !== null)
  return {
    stroke: inSteps(stroke(indexed) ?? ''),
    fill: inSteps(fill(indexed) ?? ''),
    alone: alone.map(point => ({ x: shortNumber(x(point.at)), y: shortNumber(place(point)) })),
    last: last ? { x: x(last.at), y: place(last), value: last.value ?? 0, day: last.day } : null,
  }
}

/**
 * The same path with each place said from the one before: `C0.6,57.9,1.3,57.1,1.9,57.1` is `c.6-.7,1.3-1.5,1.9-1.5`. The
 * lines of a year were an eighth of their page. Counted in whole tenths, so that nothing is lost on the way.
 */
function inSteps(path: string): string {
  let [x, y] = [0, 0]
  let before = ''
  return path.replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, numbers: string) => {
    const places = numbers === '' ? [] : numbers.split(',').map(number => Math.round(Number(number) * 10))
    const steps = command === 'M' ? places : places.map((place, at) => place - (at % 2 === 0 ? x : y))
    x = places.at(-2) ?? x
    y = places.at(-1) ?? y
    const letter = command === 'M' || command === 'Z' ? command : command.toLowerCase()
    const text = `${letter === before ? ',' : letter}${steps.map(tenths).join(',')}`
    before = letter === 'M' ? '' : letter
    return text.replaceAll(',-', '-')
  })
}

/** Tenths as a path writes them: 0.6 is `.6`. */
const tenths = (count: number) => String(count / 10).replace(/^(-?)0\./, '$1.')

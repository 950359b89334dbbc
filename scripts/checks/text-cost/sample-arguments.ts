import type { Shape } from './argument-shapes.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

/** How many places for text there are in these arguments. */
export function countPlaces(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, shape) => sum + placesIn(shape), 0)
}

function placesIn(shape: Shape): number {
  if (shape.kind === 'text' || shape.kind === 'parameters') return 1
  if (shape.kind === 'list' || shape.kind === 'record') return placesIn(shape.of)
  return shape.kind === 'fields' ? countPlaces(Object.values(shape.fields)) : 0
}

/** Arguments of these shapes, with `text` at one place (from 0) and a few plain words at all others. */
export function sampleArguments(shapes: readonly Shape[], place: number, text: string): unknown[] {
  let at = 0
  const words = () => (at++ === place ? text : 'A few plain words.')
  const sample = (shape: Shape): unknown => {
    switch (shape.kind) {
      case 'text':
        return words()
      case 'literal':
        return shape.value
      case 'date':
        return NOW
      case 'parameters':
        return new URLSearchParams({ q: words() })
      case 'map':
        return new Map()
      case 'set':
        return new Set()
      case 'function':
        return () => ''
      case 'list':
        return [sample(shape.of)]
      case 'record':
        return { title: sample(shape.of) }
      case 'fields':
        return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, sample(field)]))
    }
  }
  return shapes.map(sample)
}

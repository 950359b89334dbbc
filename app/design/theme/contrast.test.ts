import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** WCAG 2.2 relative luminance of a #rrggbb colour, 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio of two tokens in a theme, 1 to 21. */
function contrast(front: string, back: string, theme: Theme): number {
  const [light = 0, dark = 0] = [front, back]
    .map(name => {
      const token = tokens.get(name)
      if (!token) throw new Error(`no colour token --${name}`)
      return luminance(token[theme])
    })
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['paper', 'raised', 'sunk']
const text: [front: string, backs: string[]][] = [
  ['ink', [...surfaces, 'ember-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft']],
  ['ink-soft', [...surfaces, 'ember-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft']],
  ['ink-faint', surfaces],
  ['ember', surfaces],
  ['ember-strong', [...surfaces, 'ember-soft']],
  ['success', [...surfaces, 'success-soft']],
  ['warning', [...surfaces, 'warning-soft']],
  ['danger', [...surfaces, 'danger-soft']],
  ['info', [...surfaces, 'info-soft']],
  ['voice', surfaces],
  ['values', surfaces],
  ['audience', surfaces],
  ['emotion', surfaces],
  ['on-ember', ['ember', 'ember-strong']],
  ['on-danger', ['danger']],
]
const shapes: [front: string, backs: string[]][] = [
  ['line-strong', surfaces],
  ['ember', [...surfaces, 'ember-soft']],
  ['danger', surfaces],
]

const pairs = (list: [string, string[]][]) =>
  list.flatMap(([front, backs]) => backs.map(back => [front, back]))

describe.each<Theme>(['light', 'dark'])('in the %s theme', theme => {
  it.each(pairs(text))('%s is readable on %s (4.5 to 1)', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(shapes))('%s is distinguishable on %s (3 to 1)', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3)
  })
})

it('knows the ratio of black on white', () => {
  tokens.set('black', { light: '#000000', dark: '#000000' })
  tokens.set('white', { light: '#ffffff', dark: '#ffffff' })
  expect(contrast('black', 'white', 'light')).toBeCloseTo(21, 5)
})

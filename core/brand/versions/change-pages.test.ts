import { expect, it } from 'vitest'
import { changePages } from './change-pages.ts'
import type { VersionChange } from './compare.ts'

const change = (n: number, text: string): VersionChange => ({
  key: `key_${n}`,
  label: `Question ${n}`,
  section: 'offer',
  change: 'added',
  parts: [{ kind: 'added', text }],
})

it('brings every change on one of its pages, in order', () => {
  const changes = Array.from({ length: 67 }, (_, n) => change(n, 'Bread'))
  const pages = changePages(changes)
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 17])
  expect(pages.flat()).toEqual(changes)
  expect(changePages([])).toEqual([])
})

it('begins a page before its texts are too long together, and leaves none out for its length', () => {
  const long = [change(1, 'a'.repeat(3000)), change(2, 'b'.repeat(3000)), change(3, 'c'.repeat(9000))]
  expect(changePages(long)).toEqual(long.map(one => [one]))
})

it('shows what changed with what surrounds it, not all that stayed', () => {
  const same = `${'before '.repeat(100)}${'after '.repeat(100)}`
  const [[shown] = []] = changePages([
    {
      ...change(1, ''),
      change: 'changed',
      parts: [
        { kind: 'same', text: same },
        { kind: 'removed', text: ' rye' },
        { kind: 'same', text: same },
        { kind: 'added', text: ' spelt' },
        { kind: 'same', text: ' and a short end.' },
      ],
    },
  ])
  const texts = shown?.parts.map(({ text }) => text) ?? []
  expect(texts[0]).toBe(` … ${same.slice(-200)}`)
  expect(texts[2]).toBe(`${same.slice(0, 200)} … ${same.slice(-200)}`)
  expect([texts[1], texts[3], texts[4]]).toEqual([' rye', ' spelt', ' and a short end.'])
})

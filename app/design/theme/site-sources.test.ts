import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the style sheet of public pages reads parts that exist', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'site.css'), 'utf8')
  const sources = [...sheet.matchAll(/@source (?:not )?"([^"]+)"/g)].map(([, path = '']) => path)
  expect(sources.length).toBeGreaterThan(10)
  // A part that moved leaves its classes behind: the page looks undressed, and nothing else says so.
  expect(sources.filter(path => !existsSync(join(import.meta.dirname, path)))).toEqual([])
})

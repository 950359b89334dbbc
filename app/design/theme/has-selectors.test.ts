import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.css'),
)

/** A selector that asks the root or the body what lies anywhere in it, outside of comments. */
const ROOT_HAS = /(^|[\s,{}>])(html|body|:root)[^\s,{]*:has\(/

describe('style sheets', () => {
  it.each(sheets)(
    '%s asks nothing of the whole page, which would have all of it styled again at each change',
    name => {
      const rules = readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      expect(rules).not.toMatch(ROOT_HAS)
    },
  )

  it('are read so that such a selector is found', () => {
    expect('html:has(.bar) .toasts {').toMatch(ROOT_HAS)
    expect('@media print { body.dark:has(> main) {').toMatch(ROOT_HAS)
    expect('.sidebar:has(:checked) {').not.toMatch(ROOT_HAS)
  })
})

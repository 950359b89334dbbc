import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { listSourceFiles } from '../source-files.ts'
import { textFunctions } from './argument-shapes.ts'
import { LONGEST_STORED, LONGEST_TEXTS, NOT_CALLED } from './longest-texts.ts'
import { dearestText, MOST_MS } from './measure-cost.ts'

/**
 * One thread serves everybody, so no text may hold it. Whatever exports a function of text is found by its types and
 * called with every repeated piece, as long as that function is ever given: a new one cannot be forgotten.
 */
const ROOT = join(import.meta.dirname, '../../..')
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
}

const paths = listSourceFiles(ROOT)
  .filter(path => path.startsWith('core/') && !/(\.test|\.d)\.ts$|core\/index\.ts$/.test(path))
  .map(path => join(ROOT, path))
const found = textFunctions(paths, OPTIONS)

describe('functions of text', () => {
  it('are found', () => {
    expect(found.length).toBeGreaterThan(300)
    const names = new Set(found.map(({ name }) => name))
    for (const name of ['scoreContent', 'tokenise', 'readPastedAnswers', 'parseMarkdown', 'storySchema'])
      expect(names).toContain(name)
    for (const name of Object.keys({ ...LONGEST_TEXTS, ...NOT_CALLED })) expect(names).toContain(name)
  })

  it.each(found.filter(({ name }) => NOT_CALLED[name] === undefined))(
    `$name takes at most ${MOST_MS} ms for any text`,
    async one => {
      const module = (await import(one.path)) as Record<string, unknown>
      const { ms, text, place } = dearestText(
        one,
        module[one.name],
        LONGEST_TEXTS[one.name] ?? LONGEST_STORED,
      )
      expect(ms, `${one.path} with ${text} repeated, in place ${place}`).toBeLessThan(MOST_MS)
    },
    120_000,
  )
})

import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PagePiece } from '#app/platform/http/page-template.ts'
import { fillGzip, type GzipTemplate, gzipTemplate } from './gzip-template.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'
const value = (length: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map(signs => signs.join(''))
/** Texts that repeat one another, as markup does, and signs of several bytes. */
const text = fc
  .array(
    fc.constantFrom('<script nonce="', '">', '<link rel="preload" href="', 'we’re ', 'kiln', '–', 'aaaaaa'),
  )
  .map(words => words.join(''))

function gzipWith(template: GzipTemplate, values: readonly string[]): Buffer {
  const copy = Buffer.from(template.zipped.bytes)
  fillGzip(template, copy, values)
  return copy
}

const readWith = (pieces: readonly PagePiece[], values: readonly string[]) =>
  pieces.map(piece => (typeof piece === 'string' ? piece : values[piece])).join('')

it('what a browser unpacks is the page with its values, whatever both are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(value(22), value(57)), { minLength: 2, maxLength: 2 }),
      async (texts, answers) => {
        const pieces = texts.flatMap((piece, n): PagePiece[] => (n === 0 ? [piece] : [n % 2, piece]))
        const template = await gzipTemplate(pieces, [22, 57])
        const sent = answers.map(values => gzipWith(template, values))
        // Both are made before either is read: one must not have the other's values.
        for (const [n, values] of answers.entries())
          expect(gunzipSync(sent[n] ?? '').toString()).toBe(readWith(pieces, values))
      },
    ),
    { numRuns: 100 },
  )
})

it('text refers no further back than a browser remembers', async () => {
  const long = Array.from({ length: 9_000 }, (_, n) => `<p>${(n * 7919) % 10_007}</p>`).join('')
  const pieces = ['<html>', 0, long, 0, long, 0, '</html>']
  const template = await gzipTemplate(pieces, [22])
  const values = ['a-nonce-of-22-letters-']
  expect(gunzipSync(gzipWith(template, values)).toString()).toBe(readWith(pieces, values))
})

it('an answer is as long whatever its values are: nothing can be learnt of them from it', async () => {
  const pieces = ['<p>aaaaaaaaaaaaaaaaaaaaaa</p>', 0, '<p>aaaaaaaaaaaaaaaaaaaaaa</p>']
  const template = await gzipTemplate(pieces, [22])
  const lengths = ['aaaaaaaaaaaaaaaaaaaaaa', 'mWkP2xR9vT4bQ7nL0cJ5hY'].map(
    one => gzipWith(template, [one]).length,
  )
  expect(new Set(lengths).size).toBe(1)
})

it('text that repeats what comes before a value costs next to nothing', async () => {
  const markup = Array.from({ length: 40 }, (_, n) => `<li class="row-${(n * 7919) % 997}">`).join('')
  const [once, twice] = await Promise.all(
    [
      ['', 0, markup],
      [markup, 0, markup],
    ].map(async pieces => gzipWith(await gzipTemplate(pieces, [1]), ['x']).length),
  )
  expect((twice ?? 0) - (once ?? 0)).toBeLessThan(40)
})

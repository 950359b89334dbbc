import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { SONNER_STYLE_HASHES } from './sonner-style-hashes.ts'

it('knows the hashes of the style element that this version of sonner adds, for the content security policy', () => {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs')
  const style = readFileSync(file, 'utf8').match(/^__insertCSS\((".*")\);?$/m)?.[1]
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(SONNER_STYLE_HASHES).toEqual([hash(''), hash(JSON.parse(style ?? '""'))])
})

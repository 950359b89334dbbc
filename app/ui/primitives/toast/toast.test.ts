import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { SONNER_STYLE_HASHES } from './sonner-style-hash.ts'
import { toastStay, toastTitle } from './toast.ts'

it('heads an error Error and everything else Success unless told otherwise', () => {
  expect(toastTitle({ tone: 'error', text: 'It broke' })).toBe('Error')
  expect(toastTitle({ text: 'Done' })).toBe('Success')
  expect(toastTitle({ tone: 'error', title: 'Connection Error' })).toBe('Connection Error')
})

it('stays for the time its kind has', () => {
  expect([toastStay({}), toastStay({ kind: 'saved' }), toastStay({ kind: 'copied' })]).toEqual([
    5000, 3000, 2000,
  ])
})

it('knows the hashes of the style element that this version of sonner adds, for the content security policy', () => {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs')
  const style = readFileSync(file, 'utf8').match(/^__insertCSS\((".*")\);?$/m)?.[1]
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(SONNER_STYLE_HASHES).toEqual([hash(''), hash(JSON.parse(style ?? '""'))])
})

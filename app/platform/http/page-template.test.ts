import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filledCopy, templateOf } from './page-template.ts'

describe('a page with places', () => {
  test('gets new values wherever the old ones stood, and stays as it is elsewhere', () => {
    const page = Buffer.from('<p nonce="abc">é abc – key-1</p><script nonce="abc">key-1</script>')
    const template = templateOf(page, ['abc', 'key-1'])
    expect(filledCopy(template, ['xyz', 'key-2']).toString()).toBe(
      '<p nonce="xyz">é xyz – key-2</p><script nonce="xyz">key-2</script>',
    )
    // The kept one is filled again and again.
    expect(filledCopy(template, ['123', 'key-3']).toString()).toContain('nonce="123">key-3')
    expect(page.toString()).toContain('nonce="abc"')
  })

  test('is the same as replacing in its text, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), texts => {
        const [before, after] = [randomUUID(), randomUUID()]
        const filled = filledCopy(templateOf(Buffer.from(texts.join(before)), [before]), [after])
        expect(filled.equals(Buffer.from(texts.join(after)))).toBe(true)
      }),
    )
  })
})

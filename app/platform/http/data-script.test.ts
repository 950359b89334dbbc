import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dataScript } from './data-script.ts'

it('the data of a page comes as it was sent, and ends', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('"', "'", '\\', '\n', '\r', '\u2028', '${', '`', '</script>', '<!--', '-->'),
            fc.string({ unit: 'binary' }),
          ),
        }),
      ),
      texts => {
        const data = `${texts.join('')}\n${JSON.stringify(texts)}\n`
        const script = dataScript(data, 'n')
        const code = /^<script nonce="n">(.*)<\/script>$/su.exec(script)?.[1] ?? ''
        // What ends a script early, or begins a comment in it, begins with this.
        expect(code).not.toContain('<')
        const came: (string | null)[] = []
        const streamController = { enqueue: (text: string) => came.push(text), close: () => came.push(null) }
        new Function('window', code)({ __reactRouterContext: { streamController } })
        expect(came).toEqual([data, null])
      },
    ),
  )
})

it('leaves the quotation marks of data as they are', () => {
  expect(dataScript('["a","b"]', 'n')).toContain('\'["a","b"]\'')
})

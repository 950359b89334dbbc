import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { textField } from './field.ts'

const schema = v.object({ needed: textField({ required: 'Say something', most: 20 }), open: textField() })

function messages(input: object): unknown {
  const result = v.safeParse(schema, input)
  return result.success ? result.output : v.flatten<typeof schema>(result.issues).nested
}

describe('a text field', () => {
  it('says its own sentence when it is absent, empty, blank or nothing but what is stripped', () => {
    for (const input of [
      {},
      { needed: undefined },
      { needed: '' },
      { needed: ' \n' },
      { needed: '<script>' },
      { needed: '\u200b\u3164' },
    ]) {
      expect(messages(input)).toEqual({ needed: ['Say something'] })
    }
  })

  it('may be left open, and is cleaned', () => {
    expect(messages({ needed: ' hello ' })).toEqual({ needed: 'hello', open: '' })
    expect(messages({ needed: 'x', open: 'javascript:hello' })).toEqual({ needed: 'x', open: 'hello' })
    expect(messages({ needed: 'x\u200b', open: '\u200b\u2800' })).toEqual({ needed: 'x\u200b', open: '' })
  })

  it('says when it is too long instead of cutting', () => {
    expect(messages({ needed: 'x'.repeat(21) })).toEqual({ needed: ['Please keep this to 20 characters'] })
    expect(messages({ needed: 'x', open: 'x'.repeat(10_001) })).toEqual({
      open: ['Please keep this to 10,000 characters'],
    })
  })

  it('takes text only', () => {
    expect(messages({ needed: 7 })).toHaveProperty('needed')
    expect(messages({ needed: ['x'] })).toHaveProperty('needed')
  })
})

import { expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { describeError } from './describe-error.ts'

const KEY = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

it('says what an error is and where it happened', () => {
  const described = describeError(new TypeError('no such thing'))
  expect(described).toMatchObject({ type: 'TypeError', message: 'no such thing' })
  expect(described.stack).toContain('describe-error.test.ts')
})

it('keeps neither keys nor addresses of people that a message, its stack or its cause quotes', () => {
  const error = new Error(`cannot read https://app.example.com/shared/${KEY}?a=b of maya@example.com`, {
    cause: new Error(`/review/${KEY} failed`),
  })
  const text = JSON.stringify(describeError(error))
  expect(text).not.toContain(KEY)
  expect(text).not.toContain('maya')
  expect(text).toContain('https://app.example.com/…')
})

it('keeps the codes of a database, but not the row it quotes', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint_name: 'users_email',
    detail: 'Key (email)=(maya@example.com) already exists.',
    parameters: ['secret'],
  })
  const described = describeError(error)
  expect(described).toMatchObject({ code: '23505', constraint_name: 'users_email' })
  expect(JSON.stringify(described)).not.toMatch(/maya|secret/)
})

it('leaves an id of a row, which an operator looks up', () => {
  const id = '0b9f4f0e-3c1f-4c57-9f6e-6f4d2f0c6a11'
  expect(describeError(new Error(`row ${id}`)).message).toBe(`row ${id}`)
})

it('never throws, whatever was thrown', () => {
  for (const thrown of [null, undefined, 'words', 4, {}, new Response(null, { status: 404 })])
    expect(() => describeError(thrown)).not.toThrow()
})

it('takes no longer over a long message than it is worth', () => {
  const error = new Error(`${'a1-'.repeat(500_000)} ${'x@'.repeat(500_000)}`)
  expect(processorMs(() => describeError(error))).toBeLessThan(500)
})

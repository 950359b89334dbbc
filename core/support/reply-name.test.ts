import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MARK_LENGTH, readReplyNames, replyName } from './reply-name.ts'

const mark = fc.stringMatching(new RegExp(`^[0-9a-f]{${MARK_LENGTH}}$`))
const made = fc.record({
  side: fc.constantFrom('person' as const, 'operator' as const),
  ticketId: fc.uuid(),
  mark,
})

it('a name says which ticket and side it is for, however its case was changed, and fits into an address', () => {
  fc.assert(
    fc.property(made, name => {
      const text = replyName(name)
      expect(text).toMatch(/^[ps][0-9a-f]{60}$/)
      const recipients = [`Support <${text.toUpperCase()}@IN.test>`, `${text}@in.test`]
      expect(readReplyNames(recipients, 'in.test')).toEqual([name])
    }),
  )
})

it('nothing else is one, and there are five at most', () => {
  const name = `p${'a'.repeat(60)}`
  const wrong = [
    `${name}@other.test`,
    `x${name}@in.test`,
    `${name}a@in.test`,
    `${name.slice(1)}@in.test`,
    name,
    '',
  ]
  expect(readReplyNames(wrong, 'in.test')).toEqual([])
  const many = Array.from({ length: 9 }, (_, n) => `s${String(n).repeat(60)}@in.test`)
  expect(readReplyNames(many, 'in.test')).toHaveLength(5)
})

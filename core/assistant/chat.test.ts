import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CHAT_MESSAGES, chatSchema } from './chat.ts'

describe('a message to the assistant', () => {
  it('is refused when it is white space only', () => {
    for (const message of ['', ' \n\t', undefined]) {
      expect(v.safeParse(chatSchema, { message }).issues?.[0].message).toBe(CHAT_MESSAGES.messageRequired)
    }
  })
  it('is a general question unless it says otherwise', () => {
    expect(v.parse(chatSchema, { message: ' Hello ' })).toEqual({ message: 'Hello', taskType: 'general' })
    expect(v.safeParse(chatSchema, { message: 'Hello', taskType: 'admin' }).success).toBe(false)
  })
  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), posted => void v.safeParse(chatSchema, posted)))
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callSchema } from './call-form.ts'

const refused = (form: object) => v.safeParse(callSchema, form).issues?.map(({ message }) => message)

describe('the form that books a call', () => {
  it('asks for a time when none was chosen, and when it is none', () => {
    for (const slot of [undefined, '', 'soon', '2026', '2026-13-45T99:00'])
      expect(refused({ slot, topic: 'Pillars' })).toEqual(['Choose a time'])
    expect(refused({ topic: 'Pillars' })).toEqual(['Choose a time'])
  })

  it('takes a time, with or without a topic', () => {
    const form = v.parse(callSchema, { slot: '2026-12-01T10:00:00.000Z' })
    expect(form).toEqual({ slot: '2026-12-01T10:00:00.000Z', topic: '' })
  })
})

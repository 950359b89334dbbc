import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDeclined } from './declined.ts'

const reason = 'Brandhearth doesn’t read figures from Instagram.'
const declining = (text: string) =>
  readDeclined({ text, calls: [{ name: 'decline', arguments: JSON.stringify({ reason }) }] })

const HONEST = [
  '',
  'Let me look.',
  'I looked through your posts from October and November and through your check-ins. None of them says how many people saw a post, because figures from Instagram don’t reach this workspace. What is stored here is how a post sounds, and that can’t tell you who read it. There’s nothing in the planner about it either.',
  'I’m sorry, I can’t see that.\n\nYour posts are here, but the number of followers is not, and I won’t guess it.',
]
const ANSWERS = [
  Array(30).fill('A whole answer.').join(' '),
  'Post on Tuesday. Say what the kiln did. Then ask them to come. Bring the mug that broke.',
  'Here you are:\n\n- Tell the story of the kiln\n- Show the shelf',
  '## A post for Tuesday\n\nNot a bad week.',
  '> I lit the kiln at five and it did not hold.',
  'You could write: “I lit the kiln at five and it did not hold. Nobody noticed but me, and I cried all the way home.”',
]

describe('what counts as declined', () => {
  it.each(HONEST)('is a reason, however long: %j', text => {
    expect(declining(text)).toBe(text === '' ? reason : `${text}\n\n${reason}`)
  })

  it.each(ANSWERS)('is no answer, however short: %j', text => {
    expect(declining(text)).toBeNull()
  })

  it('is nothing without a call that says why', () => {
    expect(readDeclined({ text: '', calls: [] })).toBeNull()
    expect(readDeclined({ text: '', calls: [{ name: 'decline', arguments: '{"reason":""}' }] })).toBeNull()
  })

  it('does not hang on the length: the same reasons twenty times over are still reasons', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HONEST.slice(2)), fc.integer({ min: 1, max: 20 }), (text, times) => {
        expect(declining(Array(times).fill(text).join(' '))).not.toBeNull()
      }),
    )
  })

  it('never throws, and what is handed over stays handed over with a reason in front', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
        expect(() => declining(text)).not.toThrow()
        expect(declining(`I’m not sure.\n\n- One\n- Two\n\n${text}`)).toBeNull()
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { CAPABILITIES } from '#core/team/roles.ts'
import { CAPABILITY_WORDS, deedText, doerName, noSeatText, teamProblem } from './copy.ts'

const row = (module: string, action: string, data: object = {}) => ({
  who: 'Ada',
  module,
  action,
  data: data as Record<string, unknown>,
})

describe('the words of the team page', () => {
  it('say what was done, with whom and as what', () => {
    expect(deedText(row('team', 'member_invited', { who: 'grace@example.test', role: 'editor' }))).toBe(
      'invited grace@example.test as an editor',
    )
    expect(deedText(row('content', 'review_approved', { title: '' }))).toBe('approved “it”')
    expect(deedText(row('a_new_room', 'thing_done'))).toBe('thing done (a_new_room)')
  })

  it('name who did it', () => {
    expect(doerName(row('storybank', 'story_added'))).toBe('Ada')
    expect(doerName(row('storybank', 'customer_answered'))).toBe('')
    expect(doerName(row('content', 'review_approved', { client: 'Ines' }))).toBe('Ines (client)')
  })

  it('explain every capability, and only problems of ours', () => {
    expect(CAPABILITY_WORDS.map(({ capability }) => capability)).toEqual([...CAPABILITIES])
    expect(teamProblem('owner_only')).toContain('own workspace')
    expect(teamProblem('toString')).toBeNull()
    expect(noSeatText(1)).toContain('one person')
    expect(noSeatText(5)).toContain('5 seats')
  })
})

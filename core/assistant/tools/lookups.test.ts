import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECLINE, readDecline } from './decline.ts'
import { FIND_POSTS_LIMITS } from './find-posts.ts'
import { lookupTools, readLookup } from './lookups.ts'
import { PROPOSING_TOOLS } from './proposing.ts'

const call = (name: string, input: unknown) => ({ name, arguments: JSON.stringify(input) })
const ANY_PLAN = ['find_stories', 'find_posts', 'score_text', 'read_plan']

describe('the tools that only read', () => {
  it('are in every plan, but for the numbers and for what others published', () => {
    expect(lookupTools(null).map(({ name }) => name)).toEqual(ANY_PLAN)
    expect(lookupTools('creator').map(({ name }) => name)).toEqual(ANY_PLAN)
    expect(lookupTools('pro').map(({ name }) => name)).toEqual([...ANY_PLAN, 'read_numbers'])
    expect(lookupTools('collective').map(({ name }) => name)).toEqual([
      ...ANY_PLAN,
      'read_numbers',
      'find_watched',
    ])
  })

  it('are described as a strict call has to be, and none asks for an id', () => {
    for (const { name, parameters } of [...lookupTools('collective'), ...PROPOSING_TOOLS, DECLINE]) {
      const { properties, required } = parameters as { properties: object; required: string[] }
      expect(parameters, name).toMatchObject({ type: 'object', additionalProperties: false })
      expect(required, name).toEqual(Object.keys(properties))
      expect(Object.keys(properties).join(' '), name).not.toMatch(/id|user|workspace/i)
    }
  })

  it('read right arguments, and bring a number into its range', () => {
    const posts = { query: 'oak', order: 'best', status: 'any' }
    expect(readLookup(call('find_posts', { ...posts, limit: 3 }))).toEqual({
      name: 'find_posts',
      input: { ...posts, limit: 3 },
    })
    expect(readLookup(call('find_posts', { ...posts, limit: 5000 }))).toMatchObject({
      input: { limit: FIND_POSTS_LIMITS.rows.to },
    })
    expect(readLookup(call('read_plan', { days: -4.2 }))).toMatchObject({ input: { days: 1 } })
    expect(readLookup(call('read_numbers', {}))).toEqual({ name: 'read_numbers', input: {} })
  })

  it('refuse what was not asked for', () => {
    const stories = { query: '', used: 'any', limit: 3 }
    const refused = [
      call('find_stories', { ...stories, user_id: 'x' }),
      call('find_stories', { ...stories, used: 'all' }),
      call('find_stories', { ...stories, limit: '3' }),
      call('find_stories', { ...stories, limit: null }),
      call('read_numbers', { workspace: 'x' }),
      call('find_watched', { query: '', state: 'not_relevant', limit: 3 }),
      call('score_text', { text: '  ' }),
      call('score_text', { text: 'x'.repeat(10_001) }),
      call('delete_account', {}),
      call('toString', {}),
      call('__proto__', {}),
      { name: 'read_plan', arguments: '{not json' },
      { name: 'read_plan', arguments: `{"days":${'1'.repeat(70_000)}}` },
    ]
    for (const wrong of refused) expect(readLookup(wrong), JSON.stringify(wrong).slice(0, 90)).toBeNull()
    fc.assert(
      fc.property(fc.string(), fc.json(), (name, text) => readLookup({ name, arguments: text }) === null),
    )
  })
})

describe('declining', () => {
  it('has a reason in one line, without markup, and short', () => {
    expect(readDecline({ reason: ' I can’t\nanswer <script>that</script>. ' })).toBe('I can’t answer that.')
    expect(Array.from(readDecline({ reason: 'long '.repeat(500) }) ?? '').length).toBeLessThanOrEqual(240)
    for (const wrong of [null, {}, { reason: '' }, { reason: 7 }, { reason: 'x', text: 'y' }])
      expect(readDecline(wrong)).toBeNull()
  })
})

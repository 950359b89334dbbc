import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACTION_TYPES,
  actionLabel,
  actionSummary,
  actionText,
  readAction,
  readActionType,
  readToolCalls,
} from './actions.ts'
import { PROPOSING_TOOLS } from './tools/proposing.ts'

const idea = (title: string) => ({ name: 'add_idea', arguments: JSON.stringify({ title }) })

describe('what the assistant may propose', () => {
  it('reads the four actions with their own labels and summaries', () => {
    const post = readAction('create_content', { title: '', body: 'One line\nTwo', platform: 'LinkedIn' })
    const campaign = readAction('create_campaign', { name: 'Spring', goal: '', offer: '' })
    const page = readAction('open_creator', { page: 'stories' })
    if (!post || !campaign || !page) throw new Error('not read')
    expect(actionLabel(post)).toBe('Save draft')
    expect(actionSummary(post)).toBe('One line')
    expect(post.data).toMatchObject({ platform: 'linkedin' })
    expect([actionLabel(campaign), actionSummary(campaign)]).toEqual(['Create campaign', 'Spring'])
    expect([actionLabel(page), actionSummary(page)]).toEqual(['Open the story bank', ''])
  })

  it.each([
    ['delete_account', {}],
    ['create_content', { title: 'a', body: 'b', platform: 'LinkedIn', user_id: 'x' }],
    ['create_content', { title: 'a', body: '', platform: 'LinkedIn' }],
    ['create_content', { title: 'a', body: 'b', platform: 'Nowhere' }],
    ['create_campaign', { name: '  ' }],
    ['add_idea', { title: 5 }],
    ['add_idea', { title: 'x'.repeat(201) }],
    ['open_creator', { page: 'https://evil.example' }],
    ['open_creator', { page: '__proto__' }],
    ['open_creator', null],
  ])('refuses %s with %j', (type, data) => {
    expect(readAction(type, data)).toBeNull()
  })

  it('offers three at most, each once, whatever else is called', () => {
    const calls = [
      { name: 'set_tier', arguments: '{}' },
      idea('a'),
      idea('a'),
      idea('b'),
      { name: 'add_idea', arguments: '{' },
      idea('c'),
      idea('d'),
    ]
    expect(readToolCalls(calls).map(actionSummary)).toEqual(['a', 'b', 'c'])
  })

  it('has one spelling for an action, and another for another', () => {
    const [a, b] = [
      readAction('create_campaign', { name: 'n', goal: 'g', offer: 'o' }),
      readAction('create_campaign', { offer: 'o', goal: 'g', name: 'n' }),
    ]
    if (!a || !b) throw new Error('not read')
    expect(actionText(a)).toBe(actionText(b))
    expect(actionText(a)).not.toBe(actionText({ ...a, data: { ...a.data, name: 'm' } } as typeof a))
  })

  it('has a tool for each type and none that takes an id', () => {
    expect(PROPOSING_TOOLS.map(tool => tool.name)).toEqual([...ACTION_TYPES])
    expect(JSON.stringify(PROPOSING_TOOLS)).not.toMatch(/user_?id|workspace_?id|"id"/i)
    expect(readActionType('constructor')).toBeNull()
  })

  it('never throws and never lets a foreign key through', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.oneof(fc.constantFrom(...ACTION_TYPES), fc.string()),
            arguments: fc.oneof(fc.json(), fc.string()),
          }),
        ),
        calls => {
          expect(readToolCalls(calls).length).toBeLessThanOrEqual(3)
        },
      ),
    )
  })
})

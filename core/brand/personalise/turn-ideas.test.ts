import fc from 'fast-check'
import { expect, it } from 'vitest'
import { personalise } from './personalise.ts'
import { readIdeas, turnIdeas } from './turn-ideas.ts'

const personal = personalise({ core_values: ['patience'], dream_client: 'Bakers' })

it('shows the next three at each turn and loses none', () => {
  const [first, second] = [turnIdeas(personal, 0), turnIdeas(personal, 1)]
  expect(first.storyPrompts).toEqual(personal.storyPrompts)
  expect(second.storyPrompts[0]).toBe(personal.storyPrompts[3])
  fc.assert(
    fc.property(fc.anything(), turn => {
      const ideas = turnIdeas(personal, turn as number)
      expect([...ideas.storyPrompts].sort()).toEqual([...personal.storyPrompts].sort())
      expect([...ideas.contentIdeas].sort()).toEqual([...personal.contentIdeas].sort())
    }),
  )
})

it('reads back what was stored, and nothing that is not whole', () => {
  const ideas = turnIdeas(personal, 2)
  expect(readIdeas({ ...personal, ...ideas })).toEqual(ideas)
  expect(readIdeas({ ...personal, storyPrompts: [] })).toBeNull()
  fc.assert(
    fc.property(fc.anything(), stored => {
      const read = readIdeas(stored)
      expect(read === null || read.storyPrompts.length > 0).toBe(true)
    }),
  )
})

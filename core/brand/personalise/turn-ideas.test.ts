import fc from 'fast-check'
import { expect, it } from 'vitest'
import { personalise } from './personalise.ts'
import { inKeptWords, readKeptIdeas, turnPrompts, wordingsOf } from './turn-ideas.ts'

const personal = personalise({ core_values: ['patience'], dream_client: 'Bakers' })

it('shows the next three prompts at each turn and loses none', () => {
  const { storyPrompts } = personal
  expect(turnPrompts(storyPrompts, 0)).toEqual(storyPrompts)
  expect(turnPrompts(storyPrompts, 1)[0]).toBe(storyPrompts[3])
  fc.assert(
    fc.property(fc.anything(), turn => {
      expect([...turnPrompts(storyPrompts, turn as number)].sort()).toEqual([...storyPrompts].sort())
    }),
  )
})

it('keeps other words by the sentence they stand for, and says nothing else in them', () => {
  const reworded = { ...personal, contentIdeas: ['Other words.', ...personal.contentIdeas.slice(1)] }
  const kept = readKeptIdeas({ turn: 2, wordings: wordingsOf(personal, reworded) })
  expect(kept.turn).toBe(2)
  expect(inKeptWords(personal.contentIdeas[0] ?? '', kept)).toBe('Other words.')
  expect(inKeptWords(personal.contentIdeas[1] ?? '', kept)).toBe(personal.contentIdeas[1])
  expect(inKeptWords('toString', kept)).toBe('toString')
})

it('reads what was kept out of anything', () => {
  fc.assert(
    fc.property(fc.anything(), stored => {
      const kept = readKeptIdeas(stored)
      expect(kept.turn).toBeGreaterThanOrEqual(0)
      expect(Object.values(kept.wordings).every(words => words !== '')).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepsFacts } from './keeps-facts.ts'
import { personalise } from './personalise.ts'
import { polishIdeas } from './polish.ts'

const personal = personalise({
  core_values: ['patience', 'plain language'],
  dream_client: 'Priya is 41 and handles insurance claims.',
  offer_description: 'Short sessions at half past twelve.',
  primary_marketing_goal: 'Fill 12 places by May.',
})
const ideas = personal
const all = [ideas.weeklyFocus, ...ideas.storyPrompts, ...ideas.contentIdeas, ...ideas.funnelRecommendations]

describe('a reworded sentence', () => {
  const own = 'Write to Priya about “small and often”, and ask 3 people whether it helped.'
  it('may say the same in other words', () => {
    expect(
      keepsFacts(own, 'Send Priya a note on “small and often”, then ask 3 people if it was of any help.'),
    ).toBe(true)
    expect(keepsFacts('When did you begin?', 'When was it that you began?')).toBe(true)
  })
  it.each([
    ['another number', own.replace('3', '5')],
    ['a number in words', own.replace('3 people', 'twelve people')],
    ['a number lost', own.replace('3 people', 'people')],
    ['another name', own.replace('Priya', 'Maya')],
    ['a name brought in', own.replace('people', 'people at Google')],
    ['other words of the founder', own.replace('small and often', 'big and rare')],
    ['no words of the founder', own.replace('“small and often”', 'it')],
    ['the opposite', own.replace('Write', 'Do not write')],
    ['a question', own.replace('.', '?')],
    ['far more', `${own} ${own.replace(/“.*”/, 'it').repeat(2)}`],
    ['hardly anything', 'Write to Priya.'],
    ['an address', `${own.slice(0, -1)} on https://example.test.`],
    ['markup', own.replace('people', '<b>people</b>')],
    ['lines', own.replace(', and', ',\nand')],
    ['nothing', ''],
  ])('is refused with %s', (_what, polished) => {
    expect(keepsFacts(own, polished)).toBe(false)
  })
  it('is refused whenever a digit changes, and reads anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(999), fc.nat(999), (sentence, a, b) => {
        const [one, other] = [a, b].map(n => sentence.replace(/([.?])$/, ` ${n}$1`))
        expect(keepsFacts(one ?? '', other)).toBe(a === b)
      }),
    )
    fc.assert(fc.property(fc.anything(), fc.anything(), (a, b) => void keepsFacts(a as never, b)))
  })
  it('may be the sentence itself, for everything that the rules make', () => {
    for (const sentence of all) expect([sentence, keepsFacts(sentence, sentence)]).toEqual([sentence, true])
  })
})

describe('polished ideas', () => {
  it('take over what keeps the facts and leave the rest as it was', () => {
    const [first = '', second = ''] = ideas.storyPrompts
    const answer = {
      weeklyFocus: ideas.weeklyFocus.replace('12', '20'),
      storyPrompts: [first.replace('first notice', 'first come across'), second.replace('patience', 'speed')],
      contentIdeas: 'not a list',
    }
    const { ideas: polished, changed, refused } = polishIdeas(ideas, answer)
    expect([changed, refused]).toEqual([1, 2])
    expect(polished).toEqual({
      ...ideas,
      storyPrompts: [answer.storyPrompts[0], ...ideas.storyPrompts.slice(1)],
    })
  })
  it('are always as many, each different, whatever is answered', () => {
    const lists = fc.array(fc.oneof(fc.constantFrom(...all), fc.string(), fc.anything()), { maxLength: 9 })
    const answers = fc.oneof(
      fc.anything(),
      fc.record({
        weeklyFocus: fc.anything(),
        storyPrompts: lists,
        contentIdeas: lists,
        funnelRecommendations: lists,
      }),
    )
    fc.assert(
      fc.property(answers, answer => {
        const polished = polishIdeas(ideas, answer).ideas
        expect(new Set(polished.storyPrompts).size).toBe(8)
        expect(new Set(polished.contentIdeas).size).toBe(5)
        expect(polished.funnelRecommendations).toHaveLength(3)
      }),
    )
  })
})

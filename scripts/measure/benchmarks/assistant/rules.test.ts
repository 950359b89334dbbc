import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { type Expectation, problemsOf } from './rules.ts'

const FACTS = {
  brand: 'Oak',
  corpus: JSON.stringify(['The wobbly table', 'Helen rang in May', '£1,400', { alignment_overall: 87 }]),
} as unknown as Facts

const problems = (text: string, expected: Expectation = {}) =>
  problemsOf('Which post is best?', { text, isDeclined: false, left: null }, expected, FACTS)

describe('the rules of the evaluation', () => {
  it('let a right answer pass', () => {
    const text =
      'Your best post is **The wobbly table**, 87 out of 100. Helen rang on Tuesday 24 November 2026.'
    expect(problems(text, { names: ['The wobbly table'], says: ['87', /out of 100/] })).toEqual([])
  })

  it.each([
    ['Your best post is good.', { names: ['The wobbly table'] }, 'names none of'],
    ['It has a good score.', { says: ['87'] }, 'does not say 87'],
    ['It scores 91 out of 100.', {}, 'invents the figure 91'],
    ['It was liked by Jessica in the end.', {}, 'invents the name jessica'],
    ['Post it on Monday 24 November 2026.', {}, 'names a day that is none'],
    ['word '.repeat(300), {}, 'has 300 words'],
    ['In January 2026.', { never: [/january 2026/] }, 'says /january 2026/'],
    ['', {}, 'there is no answer'],
  ])('refuse: %s', (text, expected, problem) => {
    expect(problems(text, expected).join()).toContain(problem)
  })
})

import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { storyDifferences } from './differences.ts'
import { storySchema } from './schema.ts'

const story = (over: Record<string, string> = {}) => parse(storySchema, { title: 'A', ...over })

describe('storyDifferences', () => {
  it('names each field that differs, in the order of the form, in words', () => {
    expect(
      storyDifferences(
        story({ kind: 'behind_the_scenes', lesson: 'Ask' }),
        story({ kind: 'proof', lesson: 'Ask first' }),
      ),
    ).toEqual([
      { label: 'Kind of story', saved: 'Behind the scenes', typed: 'Proof' },
      { label: 'Lesson', saved: 'Ask', typed: 'Ask first' },
    ])
  })

  it('finds nothing between a story and itself', () => {
    fc.assert(
      fc.property(fc.string(), body => {
        expect(storyDifferences(story({ body }), story({ body }))).toEqual([])
      }),
    )
  })
})

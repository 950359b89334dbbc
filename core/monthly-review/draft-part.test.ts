import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsPlatform } from '../posts/platforms/count.ts'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { draftPart } from './draft-part.ts'

const part = { platform: 'linkedin', day: '2026-11-03', story: null, pillar: null, foundation: {} }
const books = { title: 'Books', description: 'What undercharging costs a baker' }

describe('what an accepted part begins with', () => {
  it('is its story, told as the editor tells it', () => {
    const story = { title: 'The baker at six', body: 'She rang at six. Her oven had gone cold.' }
    const { body, isOutline } = draftPart({ ...part, story })
    expect(body).toContain('She rang at six.')
    expect(isOutline).toBe(false)
  })

  it('is an outline with its pillar as the first thing to think of, where there is no story', () => {
    const drafts = ['03', '04', '05', '06', '07'].map(day =>
      draftPart({ ...part, pillar: books, day: `2026-11-${day}` }),
    )
    for (const { body, isOutline } of drafts) {
      expect(body).toMatch(/^\[Books: What undercharging costs a baker\]\n\n./)
      expect(isOutline).toBe(true)
    }
    expect(new Set(drafts.map(({ body }) => body)).size).toBe(5)
  })

  it('is an outline of a story where nothing is known, or the story says nothing yet', () => {
    const { body } = draftPart(part)
    expect(body).toContain('[What happened, in three sentences]')
    expect(draftPart({ ...part, story: { title: '', body: '' } })).toEqual({ body, isOutline: true })
  })

  it('is never empty, and fits its platform', () => {
    const text = fc.string({ maxLength: 400 })
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORM_IDS),
        fc.integer({ min: 1, max: 31 }),
        fc.option(fc.record({ title: text, body: text })),
        fc.option(fc.record({ title: text, description: text })),
        fc.record({ key_message: text, brand_heart_problem: text, dream_client: text }),
        (platform, day, story, pillar, foundation) => {
          const { body } = draftPart({ platform, day: `2026-12-${day}`, story, pillar, foundation })
          expect(body.trim()).not.toBe('')
          expect(fitsPlatform(platform, body)).toBe(true)
        },
      ),
    )
  })
})

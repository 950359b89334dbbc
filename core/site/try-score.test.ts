import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { scoreContent } from '../brand/alignment/score-content.ts'
import { CRACKED_BOWL_POST, PAPERCLIPS_POST } from './sample-scores.build.ts'
import { TRY_MESSAGES, tryFoundation, tryScoreSchema } from './try-score.ts'

const potter = {
  business:
    'I teach pottery to beginners who think they have no talent. We go slowly and a cracked bowl is never a failure. People leave calm and a bit proud of themselves.',
  voice: 'warm-expert',
} as const

const score = (post: string, brand: Parameters<typeof tryFoundation>[0] = potter) =>
  scoreContent(post, tryFoundation(brand))

describe('a visitor’s score', () => {
  it('asks for both texts, each in its own words', () => {
    const { issues } = v.safeParse(tryScoreSchema, { business: '  ', post: '' })
    expect(issues?.map(({ message }) => message)).toEqual([TRY_MESSAGES.business, TRY_MESSAGES.post])
  })

  it('forgets a voice that is none of the six', () => {
    const typed = { business: 'I bake bread', post: 'Bread', voice: 'shouty' }
    expect(v.parse(tryScoreSchema, typed).voice).toBe('')
  })

  it('keeps the limits, and says them', () => {
    const { issues } = v.safeParse(tryScoreSchema, { business: 'a'.repeat(1001), post: 'b'.repeat(5001) })
    expect(issues?.map(({ message }) => message)).toEqual([
      'Please keep this to 1,000 characters',
      'Please keep this to 5,000 characters',
    ])
  })

  it('tells the founder’s own post from one that could be anyone’s', () => {
    const own = score(PAPERCLIPS_POST.text)
    const generic = score(
      'We are excited to announce our game-changing solution! Leverage best-in-class synergies and unlock your potential today. Book now, limited places!',
    )
    expect(own.overall).toBeGreaterThan(generic.overall + 15)
    expect(own.matches.length).toBeGreaterThan(0)
  })

  it('is measured in all four dimensions by a few sentences alone', () => {
    const { voice, values, audience, emotion } = score(CRACKED_BOWL_POST.text)
    // 50 stands for "nothing to compare with".
    for (const dimension of [voice, values, audience, emotion]) expect(dimension).not.toBe(50)
  })

  it('comes back whole from anything', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (business, post) => {
        const { overall } = score(post, { business, voice: '' })
        expect(overall).toBeGreaterThanOrEqual(30)
        expect(overall).toBeLessThanOrEqual(100)
      }),
    )
  })
})

it('the sample brand’s own posts sound like it, as the pages say', () => {
  for (const { overall } of [PAPERCLIPS_POST, CRACKED_BOWL_POST]) expect(overall).toBeGreaterThanOrEqual(80)
})

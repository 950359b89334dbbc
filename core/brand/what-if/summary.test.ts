import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rescorePosts } from './rescore.ts'
import { overallChange, type RescoredPost, summariseWhatIf } from './summary.ts'

const score = fc.integer({ min: 30, max: 100 })
const scores = fc.record({ overall: score, voice: score, values: score, audience: score, emotion: score })
const post = fc.record({ id: fc.uuid(), title: fc.string(), before: scores, after: scores })
const flat = (overall: number) => ({ overall, voice: 50, values: 50, audience: 50, emotion: 50 })
const moved = (id: string, from: number, to: number): RescoredPost => ({
  id,
  title: id,
  before: flat(from),
  after: flat(to),
})

describe('trying out other answers', () => {
  it('tells the mean change and who moves most', () => {
    const summary = summariseWhatIf([moved('a', 50, 61), moved('b', 70, 64), moved('c', 40, 40)], [])
    expect(summary.means[0]).toEqual({ measure: 'overall', before: 53.3, after: 55, change: 1.7 })
    expect(summary.risers.map(({ id }) => id)).toEqual(['a'])
    expect(summary.fallers.map(({ id }) => id)).toEqual(['b'])
  })
  it('is nought for no posts', () => {
    expect(
      summariseWhatIf([], []).means.every(({ before, after, change }) => !before && !after && !change),
    ).toBe(true)
  })
  it('names the largest movers first, at most five each way, and no post twice', () => {
    fc.assert(
      fc.property(fc.array(post, { maxLength: 50 }), posts => {
        const { risers, fallers } = summariseWhatIf(posts, [])
        for (const movers of [risers, fallers]) {
          expect(movers.length).toBeLessThanOrEqual(5)
          const sizes = movers.map(mover => Math.abs(overallChange(mover)))
          expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
        }
        const most = Math.max(0, ...posts.map(overallChange))
        if (most > 0) expect(overallChange(risers[0] as RescoredPost)).toBe(most)
        expect(risers.every(riser => !fallers.includes(riser))).toBe(true)
      }),
    )
  })
})

describe('posts scored anew', () => {
  it('are told apart from those that can’t be', () => {
    const answers = { core_values: ['honesty', 'patience'], dream_client: 'Bakers with their first shop.' }
    const posts = [
      {
        id: 'long',
        title: '',
        body: 'We read the letter together, slowly and honestly, until it made sense.',
      },
      { id: 'short', title: 'Short', body: 'New hours today.' },
      {
        id: 'german',
        title: 'Brot',
        body: 'Wir backen heute wieder Brot für euch und der Ofen ist noch nicht kalt.',
      },
    ]
    const { scored, untold } = rescorePosts(posts, answers, { ...answers, core_values: ['patience'] })
    expect(scored.map(({ id }) => id)).toEqual(['long'])
    expect(untold).toEqual([
      { id: 'short', title: 'Short', because: 'too_little' },
      { id: 'german', title: 'Brot', because: 'other_language' },
    ])
    expect(rescorePosts(posts, {}, answers).untold[0]).toMatchObject({ id: 'long', because: 'no_foundation' })
  })
})

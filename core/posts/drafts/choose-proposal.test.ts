import { describe, expect, it } from 'vitest'
import { scoreContent } from '../../brand/alignment/score-content.ts'
import { BODY_LIMIT } from '../platforms/platforms.ts'
import { chooseProposal } from './choose-proposal.ts'
import type { DraftKind, DraftRequest } from './types.ts'

const foundation = {
  brand_name: 'Plain Books',
  brand_heart_problem: 'Bakers lose sleep over their books and nobody talks to them plainly',
  key_message: 'Your books can be done in one evening a month',
  core_values: ['honesty', 'patience'],
  brand_personality: ['warm-expert'],
  dream_client: 'Bakers who open their first shop',
  words_to_avoid: ['hustle'],
}
const WRITTEN = 'I read a letter with a client today. It took ten minutes.'
/** The same score as what was written, one word apart and shorter. */
const SAME = 'I read a letter with a client. It took ten minutes.'
const SHORTEST = 'I read a letter with a client today.'
const ASK = 'Does any of this sound familiar? Tell me, I read every reply.'
const BETTER = `${WRITTEN} This one is for bakers who open their first shop. ${ASK}`
const BEST = `${WRITTEN} This one is for bakers who open their first shop. Your books can be done in one evening a month. ${ASK}`
/** What a text may say that is not written yet. */
const STORY = { title: 'The letter', body: WRITTEN }
const WORSE = `${WRITTEN} Hustle harder.`
const WORSE_AND_SHORTER = 'I read a letter with a client. Hustle harder.'

const scoreOf = (text: string) => scoreContent(text, foundation, []).overall
const choose = (kind: DraftKind, texts: readonly string[], over: Partial<DraftRequest> = {}) =>
  chooseProposal(
    {
      kind,
      text: WRITTEN,
      post: { platform: 'linkedin', title: '', goal: '', offer: '' },
      story: null,
      foundation,
      history: [],
      ...over,
    },
    texts,
    'assistant',
  )
const chosen = (...asked: Parameters<typeof choose>) => choose(...asked)?.text ?? null

describe('the one of several texts that is offered', () => {
  it('scores as these examples take for granted', () => {
    expect(scoreOf(SAME)).toBe(scoreOf(WRITTEN))
    expect(scoreOf(SHORTEST)).toBe(scoreOf(WRITTEN))
    expect(scoreOf(BETTER)).toBeGreaterThan(scoreOf(WRITTEN))
    expect(scoreOf(BEST)).toBeGreaterThan(scoreOf(BETTER))
    expect(scoreOf(WORSE)).toBeLessThan(scoreOf(WRITTEN))
    expect(scoreOf(WORSE_AND_SHORTER)).toBeLessThan(scoreOf(WRITTEN))
  })

  it('comes with the scores before and after it, and who made it', () => {
    expect(choose('more_like_me', [` ${BEST}\n`])).toEqual({
      ...{ kind: 'more_like_me', text: BEST, by: 'assistant' },
      ...{ before: scoreOf(WRITTEN), after: scoreOf(BEST) },
    })
  })

  it('is for a rewrite the first that does not lower the score', () => {
    expect(chosen('rewrite', [WORSE, SAME, BEST])).toBe(SAME)
    expect(chosen('rewrite', [WORSE])).toBeNull()
  })

  it('is for more like me what scores highest, and only when that is more than before', () => {
    expect(chosen('more_like_me', [SAME, BETTER, BEST, WORSE])).toBe(BEST)
    expect(chosen('more_like_me', [BEST, BETTER])).toBe(BEST)
    expect(chosen('more_like_me', [SAME, WORSE])).toBeNull()
  })

  it('is for shorten the shortest that does not lower the score', () => {
    expect(chosen('shorten', [SAME, SHORTEST, WORSE_AND_SHORTER, BEST])).toBe(SHORTEST)
    expect(chosen('shorten', [SHORTEST, SAME])).toBe(SHORTEST)
    expect(chosen('shorten', [BEST, `${WRITTEN} `, WORSE_AND_SHORTER])).toBeNull()
    const asLong = WRITTEN.replace('a letter', 'letters ')
    expect(asLong).toHaveLength(WRITTEN.length)
    expect(chosen('shorten', [asLong])).toBeNull()
  })

  it('is for a draft what scores highest, though it lowers the score', () => {
    expect(chosen('draft', [BETTER, BEST, SAME])).toBe(BEST)
    expect(chosen('draft', [WORSE])).toBe(WORSE)
    expect(choose('draft', [WORSE, BEST], { text: ' ', story: STORY })).toMatchObject({
      text: BEST,
      before: null,
    })
  })

  it('is never what was written, nothing, or more than a post may hold', () => {
    expect(chosen('rewrite', [` ${WRITTEN} `, '', ' \n', SAME])).toBe(SAME)
    // Longer than the network allows already, so that only our own limit is left.
    const text = `${WRITTEN} `.repeat(6)
    const post = { platform: 'twitter', title: '', goal: '', offer: '' } as const
    const long = (length: number) => `${WRITTEN} `.repeat(172).trim().padEnd(length, '!')
    expect(chosen('draft', [long(BODY_LIMIT)], { text, post })).toHaveLength(BODY_LIMIT)
    expect(chosen('draft', [long(BODY_LIMIT + 1)], { text, post })).toBeNull()
  })

  it('fits the network where what was written does', () => {
    const post = { platform: 'twitter', title: '', goal: '', offer: '' } as const
    const long = `${BEST} ${'I read a letter with a client today. '.repeat(6)}`.trim()
    expect(chosen('rewrite', [long, BEST], { post })).toBe(BEST)
    expect(chosen('draft', [long], { post, text: '', story: STORY })).toBeNull()
    const written = `${'I read a letter with a client today. '.repeat(8)}It took ten minutes.`
    expect(chosen('rewrite', [long], { post, text: written })).toBe(long)
  })

  it('brings in nothing that nobody said', () => {
    const lie = 'I read a letter with Sarah Jones today. It took ten minutes.'
    expect(chosen('draft', [lie])).toBeNull()
    expect(chosen('rewrite', [lie, SAME])).toBe(SAME)
  })

  it('has no score to lower where what was written is too short for one, and none to raise', () => {
    const text = 'Read a letter.'
    expect(choose('rewrite', [SAME], { text, story: STORY })).toMatchObject({ text: SAME, before: null })
    expect(chosen('more_like_me', [BEST], { text, story: STORY })).toBeNull()
    expect(choose('rewrite', [text])).toBeNull()
    expect(choose('draft', [text], { text: '', story: STORY })).toMatchObject({ text, after: null })
    expect(chosen('draft', [text, BEST], { text: '', story: STORY })).toBe(BEST)
  })

  it('is among the first forty', () => {
    const others = Array<string>(39).fill(WORSE)
    expect(chosen('rewrite', [...others, SAME])).toBe(SAME)
    expect(chosen('rewrite', [...others, WORSE, SAME])).toBeNull()
  })
})

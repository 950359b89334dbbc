import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsPlatform } from '../platforms/count.ts'
import { PLATFORM_IDS } from '../platforms/platforms.ts'
import { chooseProposal } from './choose-proposal.ts'
import { draftByRules } from './draft-by-rules.ts'
import { DRAFT_KIND_LABELS, DRAFT_KINDS, type DraftRequest, readDraftKind } from './types.ts'

const foundation = {
  brand_name: 'Plain Books',
  brand_heart_problem: 'Bakers lose sleep over their books and nobody talks to them plainly',
  key_message: 'Your books can be done in one evening a month',
  core_values: ['honesty', 'patience'],
  brand_personality: ['warm-expert'],
  dream_client: 'Bakers who open their first shop',
  words_to_avoid: ['hustle'],
}
const request = (over: Partial<DraftRequest>): DraftRequest => ({
  kind: 'rewrite',
  text: '',
  post: { platform: 'linkedin', title: '', goal: '', offer: '' },
  story: null,
  foundation,
  history: [],
  ...over,
})
const propose = (over: Partial<DraftRequest>) => {
  const draftRequest = request(over)
  return chooseProposal(draftRequest, draftByRules(draftRequest), 'rules')
}

describe('drafts by rules', () => {
  it('tell a story, and lead to the offer that was named', () => {
    const story = {
      title: 'The letter',
      situation: 'A baker rang me at six in the morning.',
      turn: 'We read the letter together.',
      result: 'She owed forty pounds.',
      lesson: 'Read it aloud before you fear it.',
    }
    const proposal = propose({
      kind: 'draft',
      story,
      post: { platform: 'linkedin', title: '', goal: '', offer: 'the evening course' },
    })
    expect(proposal).toMatchObject({ before: null, by: 'rules' })
    expect(proposal?.text).toContain('A baker rang me at six in the morning.')
    expect(
      draftByRules(
        request({
          kind: 'draft',
          story,
          post: { platform: 'linkedin', title: '', goal: '', offer: 'the evening course' },
        }),
      ).join(),
    ).toContain('have a look at the evening course')
  })
  it('start from the brand alone when there is no story, and from nothing when there is none', () => {
    expect(propose({ kind: 'draft' })?.text).toContain('Bakers lose sleep over their books')
    expect(propose({ kind: 'draft', foundation: {} })).toBeNull()
    for (const kind of ['rewrite', 'shorten', 'more_like_me'] as const) expect(propose({ kind })).toBeNull()
  })
  it('put stand-ins for worn words and American spelling, and leave out what the brand avoids', () => {
    const text = 'We are excited to announce colors for bakers. Hustle harder every day. Ask me anything?'
    const rewritten = propose({ text })
    expect(rewritten?.text).toContain('colours')
    expect(rewritten?.text).not.toContain('excited to announce')
    expect(rewritten?.text).not.toContain('Hustle')
  })
  it('say more of what the brand says', () => {
    const text = 'I read a letter with a client today. It took ten minutes.'
    const proposal = propose({ kind: 'more_like_me', text })
    expect(proposal?.after).toBeGreaterThan(proposal?.before ?? 100)
    expect(proposal?.text).toContain('It took ten minutes.')
  })
  it('leave an address whole that ends the text', () => {
    const address = 'https://example.com/letters#march'
    const text = `I read a letter with a client today. It took ten minutes. The whole story is at ${address}`
    const versions = draftByRules(request({ kind: 'more_like_me', text }))
    expect(versions.length).toBeGreaterThan(1)
    for (const version of versions) expect(version).toContain(address)
  })
  it('shorten by what sounds least like the brand, keeping first and last', () => {
    const text =
      'A baker rang me at six, afraid of her books. I told her to make a pot of tea and read me the letter slowly. Leverage synergies to skyrocket growth with our best-in-class platform. We did the month together in one evening, with patience. She slept that night, and so did I. What would you have done?'
    const proposal = propose({ kind: 'shorten', text })
    expect(proposal?.text).not.toContain('synergies')
    expect(proposal?.text).toMatch(/^A baker rang me[\s\S]*What would you have done\?$/)
  })
  it('never make a broken sentence out of an announcement', () => {
    const text = 'We are excited to announce that we leverage synergies. A baker rang me at six.'
    const plain = 'We use synergies. A baker rang me at six.'
    expect(draftByRules(request({ text }))[0]).toBe(plain)
    for (const kind of ['rewrite', 'more_like_me'] as const) {
      for (const version of draftByRules(request({ kind, text }))) expect(version).not.toContain('are have')
    }
  })
  it('have nothing to offer where nothing can be said better', () => {
    const text = 'I read a letter with a client today.'
    expect(propose({ text })).toBeNull()
    expect(propose({ kind: 'shorten', text })).toBeNull()
  })
  it('ask nothing under loss, an apology or thanks, and add no brand line there', () => {
    for (const text of [
      'My father died on Tuesday. He taught me to read a ledger.',
      'I apologise. I sent forty of you the wrong letter.',
      'Thank you to the bakers who stood in the rain with us.',
    ]) {
      expect(draftByRules(request({ kind: 'more_like_me', text }))).toEqual([text])
      const story = { title: 'T', body: text }
      for (const draft of draftByRules(
        request({
          kind: 'draft',
          story,
          post: { platform: 'linkedin', title: '', goal: 'sell', offer: 'the course' },
        }),
      ))
        expect(draft).toBe(text)
    }
  })
  it('ask once at most', () => {
    for (const text of [
      'I read a letter today. Book a call with me.',
      'I read it. What would you have done?',
    ]) {
      for (const version of draftByRules(request({ kind: 'more_like_me', text })))
        expect(version).not.toContain('familiar')
    }
  })
  it('never lower the score, never break the limit, and are the same each time', () => {
    const sentence = fc.constantFrom(
      'Honesty first.',
      'Hustle harder!',
      'We organize colors.',
      'At the end of the day, it matters.',
      'Bakers deserve patience with their books; nobody should fear a letter, and nobody should have to read one alone at six in the morning.',
      'What do you think?',
      '#books',
    )
    const text = fc.array(sentence, { minLength: 1, maxLength: 8 }).map(parts => parts.join(' '))
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...DRAFT_KINDS),
        fc.constantFrom(...PLATFORM_IDS),
        (written, kind, platform) => {
          const form = { text: written, kind, post: { platform, title: '', goal: '', offer: '' } }
          const proposal = propose(form)
          expect(propose(form)).toEqual(proposal)
          if (!proposal) return
          expect(proposal.text).not.toBe(written.trim())
          if (fitsPlatform(platform, written)) expect(fitsPlatform(platform, proposal.text)).toBe(true)
          if (kind !== 'draft' && proposal.before !== null)
            expect(proposal.after).toBeGreaterThanOrEqual(proposal.before)
          if (kind === 'shorten') expect(proposal.text.length).toBeLessThan(written.trim().length)
        },
      ),
      { numRuns: 40 },
    )
  })
})

it('a kind of draft is known by its word, and has one on its button', () => {
  expect(DRAFT_KINDS.map(readDraftKind)).toEqual(DRAFT_KINDS)
  expect(DRAFT_KINDS).toEqual(['draft', 'rewrite', 'shorten', 'more_like_me'])
  expect(['', 'poem', null, 3].map(readDraftKind)).toEqual([null, null, null, null])
  const labels = DRAFT_KINDS.map(kind => DRAFT_KIND_LABELS[kind])
  expect(labels).not.toContain('')
  expect(new Set(labels).size).toBe(DRAFT_KINDS.length)
})

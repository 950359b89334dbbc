import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import dev from '../../brand/alignment/fixtures/brands-dev.json' with { type: 'json' }
import { chooseProposal } from './choose-proposal.ts'
import { draftByRules } from './draft-by-rules.ts'
import { draftFaults } from './draft-facts.ts'
import { DRAFT_KINDS, type DraftRequest } from './types.ts'

const request = (over: Partial<DraftRequest> = {}): DraftRequest => ({
  kind: 'rewrite',
  text: 'A baker rang me at six. She owed forty pounds. We read the letter from HMRC together, slowly.',
  post: { platform: 'linkedin', title: '', goal: '', offer: 'the evening course' },
  story: { title: 'The letter', body: 'Maya Okafor said “I have not slept since the letter came”.' },
  foundation: {
    brand_name: 'Plain Books',
    core_values: ['honesty'],
    offer_description: 'Six evenings, 12 bakers',
  },
  history: ['On Tuesday I sat in Leeds with https://plainbooks.example open.'],
  ...over,
})

const FINE = [
  'A baker rang me at 6. She owed £40. We read the letter together.',
  'Maya owed forty pounds. “I have not slept since the letter came,” she said.',
  'It was six in the morning. Plain Books began in Leeds, with twelve bakers. #PlainBooks',
  'Patience helped. Yesterday it did too. What would you have asked HMRC?',
  '1. Read the letter.\n2. Ask me.',
  'Maya’s letter lay on the table. I’d read it by Tuesday.',
]
const FAULTY = [
  ['A baker from [town] rang me at six.', 'gap to fill'],
  ['A baker rang me at six. Her name was {name}.', 'gap to fill'],
  ['A baker rang me at six. She owed ____ pounds.', 'gap to fill'],
  ['A baker rang me at six. She owed £4,000.', 'invented figure'],
  ['Nine bakers rang me at six.', 'invented figure'],
  ['40% of bakers ring me at six.', 'invented figure'],
  ['A baker rang me at six. Her name was Sarah.', 'invented name'],
  ['Sarah rang me at six.', 'invented name'],
  ['Sarah’s letter was long.', 'invented name'],
  ['Sarah Jones is a baker.', 'invented name'],
  ['A baker rang me at six from Manchester.', 'invented name'],
  ['A baker rang me at six. Read more on https://example.com/offer.', 'invented address'],
  ['A baker rang me at six. Thank you @bakersunite.', 'invented address'],
  ['A baker said “you saved my shop and my life”.', 'invented quotation'],
  ['Sure! A baker rang me at six.', 'no post'],
  ['Here is a warmer version of your post:\nA baker rang me at six.', 'no post'],
  ['**A baker** rang me at six.', 'no post'],
  ['A baker are rang me at an six.', 'broken grammar'],
  ['A baker rang me at six (again.', 'broken grammar'],
] as const

describe('what keeps a draft from being offered', () => {
  it.each(FINE)('is nothing in %j', draft => {
    expect(draftFaults(draft, request())).toEqual([])
  })

  it.each(FAULTY)('is found in %j: %s', (draft, fault) => {
    expect(draftFaults(draft, request())).toContain(fault)
  })

  it('is not what the founder wrote', () => {
    for (const [draft, fault] of FAULTY) {
      if (fault === 'no post' || fault === 'broken grammar') continue
      expect(draftFaults(draft, request({ text: draft })), draft).toEqual([])
    }
    for (const post of dev.brands.flatMap(brand => brand.on_brand))
      expect(draftFaults(post, request({ text: post })), post).toEqual([])
  })

  it('is never in what rules offer, and a bad draft among good ones is passed over', () => {
    const brand = fc.constantFrom(...dev.brands)
    const bad = fc.constantFrom(
      '[your town] is waiting.',
      'Sarah Jones paid £9,999.',
      'See www.bad.example now.',
    )
    fc.assert(
      fc.property(brand, fc.constantFrom(...DRAFT_KINDS), bad, ({ foundation, on_brand }, kind, lie) => {
        const asked = request({ kind, text: on_brand[0] ?? '', foundation, story: null, history: [] })
        const ruled = draftByRules(asked)
        const offered = chooseProposal(asked, ruled, 'rules')
        const lies = ruled.map(draft => `${lie} ${draft}`)
        expect(chooseProposal(asked, [...lies, ...ruled], 'rules')).toEqual(offered)
        expect(chooseProposal(asked, lies, 'assistant')).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), draft => {
        expect(
          draftFaults(draft, request({ text: draft })).filter(fault => /^invented|gap/.test(fault)),
        ).toEqual([])
      }),
    )
  })
})

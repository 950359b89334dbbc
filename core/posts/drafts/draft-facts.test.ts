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
  '1) Read the letter.\n2) Ask me.',
  'It’s six. That’s all. There’s more. Let’s read the letter. Today’s letter came.',
  '“Slowly,” Maya said. “Have not slept” is what she said.',
  'She read: The letter is long. What I read: HMRC.',
  'We opened (Plain Books) slowly, with six bakers & Maya. #Slowly',
  'See https://plainbooks.example.',
  'Nobody rang. Everyone slept. Bakers said more. When asked, she came. Reading said it all.',
  'A dozen bakers rang: 12 of them, and 40 pounds. One baker rang, zero bakers slept.',
  'We met Maya-Okafor. I’m at the letter.',
  'We write it# slowly, a|b| and all. She said of course, slowly.',
  'Of course we read the letter. Sure enough, she rang. Here is the letter.',
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
  ['<name> rang me.', 'gap to fill'],
  ['A baker from XX rang.', 'gap to fill'],
  ['It costs TBC.', 'gap to fill'],
  ['Todo: write it.', 'gap to fill'],
  ['Lorem ipsum dolor.', 'gap to fill'],
  ['Ask www.other.example now.', 'invented address'],
  ['Ask https://plainbooks.example/other now.', 'invented address'],
  ['Ask http://other.example now.', 'invented address'],
  ['Thirteen bakers rang.', 'invented figure'],
  ['Twenty-one bakers rang.', 'invented figure'],
  ['Two bakers rang.', 'invented figure'],
  ['Ninety bakers rang.', 'invented figure'],
  ['A hundred bakers rang.', 'invented figure'],
  ['A thousand bakers rang.', 'invented figure'],
  ['A million bakers rang.', 'invented figure'],
  ['12% of bakers rang.', 'invented figure'],
  ['12 per cent of bakers rang.', 'invented figure'],
  ['12 percent of bakers rang.', 'invented figure'],
  ['She owed 4.5 pounds.', 'invented figure'],
  ['She owed 12,000 pounds.', 'invented figure'],
  ['She met Anna-Maya.', 'invented name'],
  ['We met (Sarah) there.', 'invented name'],
  ['We met, Sarah and I.', 'invented name'],
  ['Bread & Sarah.', 'invented name'],
  ['Sarah said no.', 'invented name'],
  ['1) Sarah said no.', 'invented name'],
  ['Certainly, a baker rang me.', 'no post'],
  ['Of course. A baker rang me.', 'no post'],
  ['Here’s the draft of a caption:\nA baker rang me.', 'no post'],
  ...['version', 'rewrite', 'draft', 'post', 'caption'].flatMap(
    word =>
      [
        [`Here is a ${word} for you: bread.`, 'no post'],
        [`Here are ${word}s for you: bread.`, 'no post'],
      ] as const,
  ),
  ['This is what I say as an AI.', 'no post'],
  ['# Bread\nA baker rang me.', 'no post'],
  ['A baker rang me.\n### Bread', 'no post'],
  ['```\nA baker rang me.', 'no post'],
  ['A baker rang me.\n|a|b|', 'no post'],
  ['1) A baker rang me at six (again.', 'broken grammar'],
] as const

describe('what keeps a draft from being offered', () => {
  it.each(FINE)('is nothing in %j', draft => {
    expect(draftFaults(draft, request())).toEqual([])
  })

  it.each(FAULTY)('is found in %j: %s', (draft, fault) => {
    expect(draftFaults(draft, request())).toContain(fault)
  })

  it('knows a number however it is written', () => {
    const faults = (draft: string, text: string) => draftFaults(draft, request({ text }))
    for (const [draft, text] of [
      ['She owed 1,200 pounds.', 'She owed 1200 pounds.'],
      ['She owed 21 pounds.', 'She owed twenty-one pounds.'],
      ['She owed ninety-nine pounds.', 'She owed 99 pounds.'],
      ['It rang nineteen times.', 'It rang 19 times.'],
      ['30 per cent rang.', '30% rang.'],
      ['A million rang.', '1000000 rang.'],
      ['At half past 4.5 it rang.', 'At half past 4.5 it rang, slowly.'],
    ] as const)
      expect(faults(draft, text), draft).toEqual([])
    expect(faults('30% rang.', '30 rang.')).toEqual(['invented figure'])
    expect(faults('30% rang.', '40% rang.')).toEqual(['invented figure'])
    const bare = request({ text: 'Bakers rang.', story: null, foundation: {}, history: [] })
    expect(draftFaults('A dozen bakers rang.', bare)).toEqual(['invented figure'])
    expect(draftFaults('Bakers rang.', bare)).toEqual([])
  })

  it('takes I and a hashtag for no name, and knows a name by the one behind it', () => {
    const bare = request({ text: 'Bakers rang in may.', story: null, foundation: {}, history: [] })
    for (const draft of [
      'Bakers rang, and I rang. We’ll see what I’ll do. Now I’m in.',
      'Bakers rang #Sourdough.',
    ])
      expect(draftFaults(draft, bare), draft).toEqual([])
    for (const draft of ['Bakers rang, and Ian rang.', 'Ian May rang.', 'Bakers rang Ian’s.'])
      expect(draftFaults(draft, bare), draft).toEqual(['invented name'])
  })

  it('is not what the founder left ragged, nor marks of their own', () => {
    const text = 'A baker rang me at six (again. We was there.'
    expect(draftFaults('A baker rang me at six (again.', request({ text }))).toEqual([])
    expect(draftFaults('A baker rang me at six (again.', request({ text: ' ' }))).toContain('broken grammar')
    expect(draftFaults('**A baker** rang.', request({ text: '**A baker** rang me.' }))).toEqual([])
    expect(draftFaults('We look forward to reading it.', request())).toEqual([])
  })

  it('is said once, however often it is found', () => {
    expect(draftFaults('Nine bakers and two others rang.', request())).toEqual(['invented figure'])
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

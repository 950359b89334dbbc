import { describe, expect, it } from 'vitest'
import { draftByRules } from './draft-by-rules.ts'
import type { DraftRequest } from './types.ts'

const PROBLEM = 'Bakers lose sleep over their books and nobody talks to them plainly.'
const CHANGE = 'They sleep well.'
const KEY = 'Your books can be done in one evening a month.'
const FOR_WHOM = 'This one is for bakers who open their first shop.'
const VALUES = 'What matters here: honesty and kindness.'
const OFFER = 'We run six evenings.'
const CLOSING = 'Does any of this sound familiar? Tell me, I read every reply.'
const foundation = {
  brand_heart_problem: PROBLEM,
  brand_heart_change: CHANGE,
  key_message: KEY,
  core_values: ['honesty', 'kindness'],
  brand_personality: ['warm-expert'],
  dream_client: 'bakers who open their first shop',
  words_to_avoid: ['hustle'],
  offer_description: OFFER,
}
const POST: DraftRequest['post'] = { platform: 'linkedin', title: '', goal: '', offer: '' }
const texts = (over: Partial<DraftRequest>) =>
  draftByRules({ kind: 'draft', text: '', post: POST, story: null, foundation, history: [], ...over })
const post = (...lines: string[]) => lines.join('\n\n')

describe('a draft out of the brand alone', () => {
  it('says problem and message in three orders, and asks at the end', () => {
    expect(texts({})).toEqual([
      post(FOR_WHOM, PROBLEM, KEY, CLOSING),
      post(PROBLEM, CHANGE, VALUES, CLOSING),
      post(KEY, PROBLEM, FOR_WHOM, CLOSING),
    ])
    expect(texts({ foundation: { ...foundation, key_message: '' } })[0]).toBe(
      post(FOR_WHOM, PROBLEM, CHANGE, CLOSING),
    )
  })

  it('needs something to say beside whom it is for, and takes the fuller orders', () => {
    expect(texts({ foundation: { dream_client: 'bakers', core_values: ['honesty'] } })).toEqual([])
    expect(texts({ foundation: { key_message: KEY } })).toHaveLength(1)
    expect(texts({ foundation: { brand_heart_change: CHANGE } })[0]).toContain(CHANGE)
    // Of a problem and a message, the order with the problem alone is left out.
    const some = texts({ foundation: { brand_heart_problem: PROBLEM, key_message: KEY } })
    expect(some).toHaveLength(2)
    for (const text of some) expect(text).toContain(KEY)
  })

  it('leads to the offer that is named, or to the brand’s own where the purpose is to sell', () => {
    const last = (over: Partial<DraftRequest['post']>) =>
      texts({ post: { ...POST, ...over } })[0]
        ?.split('\n\n')
        .at(-1)
    expect(last({ offer: ' the course ' })).toBe('If that is you, have a look at the course.')
    expect(last({ offer: 'the course', goal: 'Sell it' })).toBe('If that is you, have a look at the course.')
    for (const goal of ['Sell it', 'invite people', 'Book calls', 'My offer'])
      expect(last({ goal })).toBe(OFFER)
    expect(last({ goal: 'Teach one thing' })).toBe(CLOSING)
  })
})

describe('a draft out of a story', () => {
  const STORY = {
    title: 'The letter',
    situation: 'A baker rang me at six in the morning.',
    struggle: 'She was afraid of it.',
    turn: 'We read the letter together.',
    result: 'She owed forty pounds.',
    lesson: 'Read it aloud before you fear it.',
  }
  const { situation, struggle, turn, result, lesson } = STORY

  it('is told in order, from its lesson and from its end', () => {
    expect(texts({ story: STORY })).toEqual([
      post(situation, struggle, turn, result, lesson, CLOSING),
      post(lesson, situation, struggle, turn, result, CLOSING),
      post(result, situation, struggle, turn, lesson, CLOSING),
    ])
  })

  it('is not told from its end where there is no way there', () => {
    expect(texts({ story: { title: 'T', situation, result } })).not.toContainEqual(
      expect.stringMatching(/^She owed/),
    )
    expect(
      texts({ story: { title: 'T', situation, struggle, turn } }).every(text => text.startsWith(situation)),
    ).toBe(true)
  })

  it('is its title and the brand’s message where nothing is told yet', () => {
    expect(texts({ story: { title: 'Read it aloud' } })).toEqual([post('Read it aloud.', KEY, CLOSING)])
  })

  it('is told as far as it goes', () => {
    expect(texts({ story: { title: 'T', situation, turn } })).toContain(post(situation, turn, CLOSING))
    expect(texts({ story: { title: 'T', situation, turn, result } })).toContain(
      post(result, situation, turn, CLOSING),
    )
    expect(texts({ story: { title: 'T', situation, turn, lesson } })).toContain(
      post(lesson, situation, turn, CLOSING),
    )
    expect(texts({ story: { title: 'T', situation, turn, result } })).not.toContainEqual(
      expect.stringMatching(/^\s|\n{3}/),
    )
    expect(texts({ story: { title: 'T', lesson } })).toEqual([
      post(lesson, CLOSING),
      post('T.', KEY, CLOSING),
    ])
  })

  it('asks for nothing under loss', () => {
    const told = 'My father died on Tuesday. He taught me to read a ledger.'
    const offered = { ...POST, goal: 'sell', offer: 'the course' }
    expect(texts({ story: { title: 'T', body: told }, post: offered })).toEqual([told])
    expect(texts({ kind: 'more_like_me', text: told })).toEqual([told])
  })

  it('is cut to the network', () => {
    const long = { title: 'T', body: 'I read a letter with a client today. '.repeat(20) }
    for (const text of texts({ story: long, post: { ...POST, platform: 'twitter' } }))
      expect(text.length).toBeLessThanOrEqual(280)
  })
})

describe('more like me', () => {
  const more = (text: string) => texts({ kind: 'more_like_me', text })

  it('brings in one line of the brand, before the question that ends the text, and its hashtags last', () => {
    const text = 'I read a letter today. It took ten minutes. What would you do? #books #bread'
    const said = 'I read a letter today. It took ten minutes.'
    const brought = (line: string) => post(said, line, 'What would you do?', '#books #bread')
    expect(more(text)).toEqual([text, brought(KEY), brought(FOR_WHOM), brought(VALUES)])
  })

  it('asks where nothing is asked, with a line of the brand or without', () => {
    const text = 'I read a letter today. It took ten minutes.'
    const both = (line: string) => [post(text, line), post(text, line, CLOSING)]
    expect(more(text)).toEqual([text, ...both(KEY), ...both(FOR_WHOM), ...both(VALUES), post(text, CLOSING)])
  })

  it('brings in no second line of the brand, and none that would have to be put right', () => {
    const text = `I read a letter. ${KEY} It took ten.`
    expect(more(text)).toEqual([text, post(text, CLOSING)])
    const worn = { ...foundation, key_message: 'We leverage your books every month.' }
    const versions = texts({ kind: 'more_like_me', text: 'I read a letter today.', foundation: worn })
    expect(versions.length).toBeGreaterThan(1)
    for (const version of versions) expect(version).not.toMatch(/leverage|We use/)
    expect(texts({ kind: 'more_like_me', text: 'I read a letter today.', foundation: {} })).toHaveLength(2)
  })

  it('keeps a text that only asks in one piece', () => {
    expect(more('What would you do?')[1]).toBe(post('What would you do?', KEY))
  })
})

it('a rewrite is put right, or has its words or its spelling alone put right', () => {
  expect(texts({ kind: 'rewrite', text: ' We leverage colors. Hustle on. ' })).toEqual([
    'We use colours.',
    'We use colours. Hustle on.',
    'We leverage colours. Hustle on.',
  ])
  expect(texts({ kind: 'rewrite', text: 'Bread.' })).toEqual(['Bread.'])
})

it('shorten takes sentences away and offers one text', () => {
  expect(texts({ kind: 'shorten', text: 'A baker rang me. I made tea. She slept.' })).toEqual([
    'A baker rang me. She slept.',
  ])
})

it('there is nothing to change without a text', () => {
  for (const kind of ['rewrite', 'shorten', 'more_like_me'] as const)
    expect(texts({ kind, text: ' \n' })).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../checks/sentences.ts'
import { shorterTexts } from './shorter.ts'

const KEY = 'Your books can be done in one evening a month.'
const FOUNDATION = {
  key_message: KEY,
  core_values: ['honesty', 'kindness'],
  brand_personality: ['warm-expert'],
  dream_client: 'bakers who open their first shop',
  words_to_avoid: ['hustle'],
}
const shorter = (text: string, foundation: object = FOUNDATION) =>
  shorterTexts({
    kind: 'shorten',
    text,
    foundation: { ...foundation },
    post: { platform: 'linkedin', title: '', goal: '', offer: '' },
    story: null,
    history: [],
  })

describe('a text in fewer of its own sentences', () => {
  it.each([
    ['A baker rang me. I made tea. She slept.', 'A baker rang me. She slept.'],
    ['A baker rang me. I made tea. We read it. She slept. #books', 'A baker rang me. She slept. #books'],
    // What says nothing, what is not wanted and what was said already go first.
    [
      'A baker rang me. Let that sink in. A baker rang me. She slept. #a #b',
      'A baker rang me. She slept. #a #b',
    ],
    ['A baker rang me. Hustle harder. She slept.', 'A baker rang me. She slept.'],
    // What only the brand would say stays.
    [`A baker rang me. ${KEY} I made tea. She slept.`, `A baker rang me. ${KEY} She slept.`],
    ['I saw red bread. I saw red bread.', 'I saw red bread.'],
    ['In order to keep it, oil it.', 'To keep it, oil it.'],
    [' One is here. Two is here. ', 'One is here. Two is here.'],
    ['', ''],
  ])('%j is %j', (text, rest) => {
    expect(shorter(text)).toEqual([rest])
  })

  it('keeps half of its sentences, the first and the last among them', () => {
    const sentences = 'abcdefgh'.split('').map(letter => `I saw ${letter.repeat(5)} there.`)
    const [rest = ''] = shorter(sentences.join(' '), {})
    expect(sentencesOf(rest)).toHaveLength(4)
    expect(rest.startsWith(sentences[0] ?? 'none')).toBe(true)
    expect(rest.endsWith(sentences.at(-1) ?? 'none')).toBe(true)
  })

  it('lets the longer of two sentences go that are worth the same, wherever it stands', () => {
    const [first, last] = ['I saw red bread.', 'I saw black bread.']
    const [long, short, other] = ['I saw some green bread there.', 'I saw grey bread.', 'I saw pink bread.']
    expect(shorter([first, long, short, other, last].join(' '), {})).toEqual([[first, other, last].join(' ')])
    expect(shorter([first, other, short, long, last].join(' '), {})).toEqual([[first, other, last].join(' ')])
  })

  it('lets no sentence go that the text would sound less like the brand without', () => {
    const foundation = {
      ...FOUNDATION,
      key_message: '',
      brand_heart_problem: 'Bakers lose sleep over their books and nobody talks to them plainly',
    }
    const kept =
      'Honesty and kindness help bakers sleep. Bakers lose sleep over their books and we talk plainly.'
    expect(shorter(`I read a letter. ${kept} Bread is slow.`, foundation)[0]).toContain(kept)
  })
})

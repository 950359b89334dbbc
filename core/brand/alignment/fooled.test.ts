import { describe, expect, it } from 'vitest'
import { draftPost } from '../../stories/draft-post.ts'
import brandsDev from './fixtures/brands-dev.json' with { type: 'json' }
import { type Foundation, scoreContent } from './score-content.ts'

const florist: Foundation = {
  brand_name: 'Hedge & Stem',
  brand_voice: 'Plain, warm and quietly funny, like a friend with muddy hands.',
  core_values: ['patience', 'grown here', 'honest prices', 'nothing wasted'],
  brand_heart_problem:
    'Brides are sold stiff, flown-in arrangements out of a catalogue, wrapped in plastic and dead by Sunday.',
  dream_client:
    'Brides like Nell, who is getting married in a village hall in May and wants the tables to look as if somebody had walked through a meadow.',
  audience_pain_points: 'Quotes that double, flowers that look like everybody else’s, stiff bouquets.',
  audience_desires: 'To recognise the flowers in the photographs, to have something left over for her gran.',
  offer_description:
    'Wedding flowers grown on two acres in Herefordshire: a bridal bouquet, buttonholes and jugs for the tables, cut the evening before.',
  key_message: 'Good flowers take their time. So do we.',
  emotions_to_spark: ['calm', 'delight', 'trust'],
  words_to_avoid: ['luxury', 'bespoke'],
}
const therapist: Foundation = {
  brand_name: 'The Slow Room',
  brand_voice: 'Gentle, plain and unhurried. Never clinical.',
  core_values: ['kindness', 'patience', 'plain words'],
  brand_heart_problem:
    'People with anxiety wait until they cannot cope because they think their worry is too small to bother anyone with.',
  dream_client:
    'Clients like Sam, a teacher of 38 who lies awake at four, cries in the car park and tells everyone she is fine.',
  audience_pain_points: 'Panic before work, sleepless nights, shame at not coping.',
  audience_desires: 'To sleep, to be listened to, to feel that she is allowed to rest.',
  offer_description: 'Weekly counselling for anxiety in a quiet room above a bookshop, or by phone.',
  key_message: 'You don’t have to be at breaking point to talk to somebody.',
  emotions_to_spark: ['reassurance', 'calm', 'hope'],
}

const own =
  'The sweet peas came up crooked this year, all of them leaning at the shed. I cut them anyway, on Friday evening, and put them in jugs down the middle of the hall. Nell’s gran took one home in her handbag. Good flowers take their time, and so do the ones that lean.'
const thoughtful =
  'Some weeks nothing happens in the room above the bookshop. You sit down, you say you’re fine, and we look at the rain for a bit. Then you tell me about four in the morning. There’s no hurry. You don’t need to have the right words, and you don’t have to be at breaking point to come.'

const score = (text: string, foundation = florist) => scoreContent(text, foundation)
const kinds = (text: string, foundation = florist) =>
  score(text, foundation).concerns.map(concern => concern.kind)

describe('a text that is no post', () => {
  const sentences = own.split(/(?<=\.) /)

  it.each([
    [
      'the brand’s own words with commas',
      'Brides, patience, honest, grown, meadow, wedding, flowers, bouquet, buttonholes, jugs, tables, evening, trust, delight, calm',
      'list',
    ],
    ['hashtags alone', '#wedding #flowers #bride #patience #meadow #bouquet', 'list'],
    [
      'the brand’s own words in bullets',
      '- Brides\n- Patience\n- Meadow\n- Wedding flowers\n- Bouquet\n- Trust\n- Delight\n- Calm',
      'list',
    ],
    [
      'an own post with its words out of order',
      'the the came on middle jugs lean. and their them hall. this leaning them Nell’s the them the sweet anyway, crooked peas evening, Good do one her down take Friday year, of in flowers ones time, at shed. took cut and The so up that handbag. of in put all gran home I',
      'jumbled',
    ],
    ['one good sentence over and over', Array.from({ length: 6 }, () => sentences[0]).join(' '), 'repeated'],
  ] as const)('sees through %s and says so', (_, text, kind) => {
    expect(score(own).overall).toBeGreaterThan(70)
    expect(score(text).overall).toBeLessThanOrEqual(58)
    expect(kinds(text)).toContain(kind)
  })

  it('says in words that a list is a list, and where', () => {
    const text = 'Brides, patience, honest, meadow, wedding, flowers, bouquet, tables, trust, delight'
    const [concern] = score(text).concerns
    expect(concern).toEqual({
      kind: 'list',
      why: 'This reads like a list of words, not a post.',
      start: 0,
      end: text.length,
    })
  })

  it('has nothing to say against a post', () => {
    expect(score(own).concerns).toEqual([])
    expect(score(thoughtful, therapist).concerns).toEqual([])
  })

  it('is not moved by a suggestion put into an empty frame', () => {
    const plain =
      'We have had a busy week and the van broke down twice on the way to the market. The man from the garage was very patient with us and it only cost forty pounds in the end.'
    const before = score(plain).overall
    for (const frame of [
      'It is all about Brides and stiff.',
      'It is all about patience and meadow.',
      'Brides, patience, trust.',
      'This is what delight and bouquet is to us.',
    ])
      expect(score(`${plain} ${frame}`).overall).toBeLessThanOrEqual(before + 1)
  })
})

describe('a suggestion taken literally', () => {
  const plain =
    'We have had a busy week and the van broke down twice on the way to the market. The man from the garage wanted forty pounds in the end.'
  const phrases = score(plain).suggestions.flatMap(one =>
    [...one.matchAll(/“([^”]+)”/g)].map(match => match[1] ?? ''),
  )
  const named = ['patience', 'honest prices', 'nothing wasted', 'quotes that double', 'delight']

  it('quotes the founder', () => {
    expect(phrases.length).toBeGreaterThan(0)
  })

  it.each<[string, (a: string, b: string) => string]>([
    ['It is all about X and Y.', (a, b) => `It is all about ${a} and ${b}.`],
    ['Today we talk about X.', a => `Today we talk about ${a}.`],
    ['X. Y. X!', (a, b) => `${a}. ${b}. ${a}!`],
    ['Think X, think Y.', (a, b) => `Think ${a}, think ${b}.`],
    ['Our love is X and Y.', (a, b) => `Our love is ${a} and ${b}.`],
    ['#X #Y because X.', (a, b) => `#${a.replaceAll(' ', '')} #${b.replaceAll(' ', '')} because ${a}.`],
    ['We believe in X. We love Y.', (a, b) => `We believe in ${a}. We love ${b}.`],
  ])('gains nothing in %s', (_, frame) => {
    const before = score(plain).overall
    const all = [...phrases, ...named]
    all.forEach((phrase, at) => {
      const sentence = frame(phrase, all[(at + 1) % all.length] ?? phrase)
      expect(score(`${plain} ${sentence}`).overall, sentence).toBeLessThanOrEqual(before + 1)
    })
  })

  it('gains nothing behind a line that ends with an emoji or hashtags instead of a stop', () => {
    const open = `${plain} Tell us about your week in the comments below`
    for (const end of ['👏', '#market #van #week']) {
      const before = score(`${open} ${end}`).overall
      expect(score(`${open} ${end} It is all about patience and delight.`).overall).toBeLessThanOrEqual(
        before + 1,
      )
    }
  })

  it('gains in a sentence that says something with it', () => {
    const said = `${plain} Nell laughed and said our honest prices had cost me a tyre, and cut the last of the sweet peas for her gran.`
    expect(score(said).overall).toBeGreaterThan(score(plain).overall + 5)
  })
})

describe('a text that says the opposite', () => {
  it.each([
    'We never bother with patience. Patience is a myth, and flowers are flowers.',
    'I hate brides. Weddings are a waste of money and flowers are a waste of time.',
    'It is nonsense that good flowers take their time. It is nonsense that we cut them the evening before. It is nonsense that brides can trust us.',
    'Honest prices? Who cares about honest prices. We gave up on patience years ago.',
    'I am sick of hearing that good flowers take their time. Wrong: brides want calm tables cut the evening before. You would have to be mad to think that patience grows a bouquet.',
  ])('scores low and is marked with its reason: %s', text => {
    const { overall, concerns } = score(text)
    expect(overall).toBeLessThanOrEqual(50)
    const place = concerns.find(concern => concern.kind === 'denied')
    expect(place?.why).toMatch(/^This speaks against “.+”, which your brand stands for\.$/)
    expect(place?.end).toBeGreaterThan(place?.start ?? 0)
  })

  it('is seen where its last word is the last of the text', () => {
    expect(kinds(`${own} Patience is a myth.`)).toContain('denied')
    expect(kinds(`${own} Honest prices are a joke`)).toContain('denied')
  })

  it('is not seen in what somebody tells, nor in what went wrong', () => {
    const told =
      'patience, Nell told me on the phone that she’d be late and would that be a nuisance? I told her the flowers would wait.'
    const listed =
      'All our flowers are grown here, boring or not. The hall was full by noon and the tea ran out.'
    for (const text of [
      told,
      listed,
      'Things went wrong on Friday: the jugs fell over and the bouquet got wet.',
    ])
      expect(kinds(text)).not.toContain('denied')
    expect(kinds('grown here when we say, If you hate having your flowers wilt, you’re not alone.')).toEqual(
      [],
    )
  })

  it.each([
    'We never fly flowers in. If it isn’t growing here in May, it isn’t in your bouquet.',
    'No plastic, no foam, no stiff arrangements. A jug, some string and what came up this week.',
    'You don’t need a catalogue. Bring me a photograph of your gran’s garden and we’ll start there.',
    'It’s nonsense that a bouquet has to be stiff to last until Sunday.',
  ])('leaves honest negation alone: %s', text => {
    expect(kinds(text)).not.toContain('denied')
    expect(score(`${own} ${text}`).overall).toBeGreaterThanOrEqual(score(own).overall - 6)
  })
})

describe('cruelty to the people one serves', () => {
  const cruel =
    'Your anxiety is pathetic. Stop crying in the car park and get over it. Clients like Sam are idiots who lie awake at four because they have nothing better to do.'

  it('is never on-brand, however many of the brand’s words it uses', () => {
    expect(score(cruel, therapist).overall).toBeLessThanOrEqual(44)
    expect(score(cruel, therapist).overall).toBeLessThan(score(thoughtful, therapist).overall - 20)
    expect(kinds(cruel, therapist)).toContain('cruel')
  })

  it.each([
    'She told me she felt stupid for crying in the car park. She wasn’t.',
    'You’re not lazy. You’re tired, and nobody let you say so.',
    'Nobody is useless at this. You’ve just been doing it alone.',
  ])('is not seen where somebody is comforted: %s', text => {
    expect(kinds(text, therapist)).not.toContain('cruel')
  })
})

describe('other texts of the subject', () => {
  it('holds down a competitor’s price promotion', () => {
    const text =
      'Wedding flowers sale! 30% off every bridal bouquet this weekend only. Cheapest buttonholes in Herefordshire, use code BRIDE30 at checkout. Hurry, limited spaces!'
    expect(score(text).overall).toBeLessThanOrEqual(55)
    expect(kinds(text)).toContain('promotion')
  })

  it('does not punish a short plain sentence', () => {
    expect(score('I’m taking bookings for 2027. DM me.').overall).toBeGreaterThanOrEqual(50)
  })
})

describe('what changes no meaning', () => {
  it.each([
    ['an emoji', `${own} 🌿`],
    ['a link', `${own} https://hedgeandstem.example.com/diary`],
    ['three hashtags', `${own} #weddingflowers #herefordshire #bride`],
    ['a mention', `${own} @hedgeandstem`],
    ['a signature', `${own}\n\n– Ana`],
    ['typographic quotes', own.replaceAll('’', "'")],
    ['Windows line ends', own.replaceAll('. ', '.\r\n')],
    ['American spelling', own.replaceAll('recognise', 'recognize')],
  ])('%s does not move the score', (_, text) => {
    expect(Math.abs(score(text).overall - score(own).overall)).toBeLessThanOrEqual(2)
  })

  it('reads hashtags and emoji where the brand’s own answers speak of them', () => {
    const loud = { ...florist, brand_voice: 'Loud, joyful, full of emoji and hashtags.' }
    expect(score(`${own} 🎉🎉🎉 #wow`, loud).voice).not.toBe(score(own, loud).voice)
  })

  it('keeps places right behind what was taken off', () => {
    const text = `👋🌿 @ana https://example.com/a “Good flowers” take patience, said Nell in the wedding hall. ${own}`
    for (const { start, end, why } of score(text).matches) {
      const place = text.slice(start, end)
      expect(place).toBe(place.trim())
      const quoted = /^“(\w+)”, from/.exec(why)?.[1]
      if (quoted !== undefined) expect(place.toLowerCase()).toBe(quoted)
    }
  })
})

describe('a story turned into a post', () => {
  it('scores what the story scores, but for a point or two for its closing line', () => {
    for (const { foundation, on_brand } of brandsDev.brands) {
      for (const body of on_brand.slice(0, 2)) {
        for (const platform of ['instagram', 'linkedin', 'newsletter', 'tiktok'] as const) {
          const draft = draftPost({ story: { title: 'A day', body }, foundation, platform })
          const before = scoreContent(body, foundation).overall
          expect(scoreContent(draft.body, foundation).overall).toBeGreaterThanOrEqual(before - 2)
        }
      }
    }
  })
})

describe('the founder’s own sentences', () => {
  const hands: Foundation = {
    brand_voice: 'Unhurried and exact, like a good nurse with cold hands who warms them first.',
    core_values: ['patience', 'plain anatomy', 'work that lasts'],
    brand_beliefs: [
      'Nearly every sore hand belongs to someone who was never shown another way to hold the tool.',
    ],
    day_in_life:
      'By ten I had made a splint out of a milk bottle, because the good plastic was late. The basket weaver wore it to the market and sold two.',
    key_message: 'Pain is a message about how you work, not a notice to stop.',
    dream_client:
      'Marjorie is 54, throws pots four days a week, and has stopped telling her husband when her thumb hurts.',
    emotions_to_spark: ['relief', 'trust'],
  }

  it('are a post, though the foundation has each of their words', () => {
    const post = [hands.brand_beliefs, hands.day_in_life, hands.key_message].flat().join('\n\n')
    expect(scoreContent(post, hands).overall).toBeGreaterThanOrEqual(72)
  })

  it('are none in another order', () => {
    const jumbled =
      'Message hand every market the sore tool. Bottle good weaver late, thumb pots husband and plastic notice stop. Anatomy week patience milk lasts.'
    expect(scoreContent(jumbled, hands).overall).toBeLessThanOrEqual(58)
  })
})

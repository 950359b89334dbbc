import { describe, expect, it } from 'vitest'
import { tokenise } from '../../../brand/alignment/text/tokenise.ts'
import { sentencesOf } from '../sentences.ts'
import type { Finding } from '../types.ts'
import { findMissingAdLabel, findPaidWords } from './ad-label.ts'
import { findBareClaims } from './claim-proof.ts'
import { asksForSomething, findSecondAsk } from './one-ask.ts'
import { findRepeats, findWornPhrases, wornPlaces } from './sameness.ts'
import { findLongSentences } from './sentence-length.ts'
import { findAmericanSpelling } from './uk-spelling.ts'

const at = (text: string, findings: readonly Finding[]) =>
  findings.map(({ start, end }) => text.slice(start, end))

describe('an ad', () => {
  it.each([
    ['This was gifted to us.', 'gifted'],
    ['SPONSORED by a shop.', 'SPONSORED'],
    ['They are sponsoring me.', 'sponsoring'],
    ['A paid partnership.', 'paid partnership'],
    ['My affiliate link.', 'affiliate'],
    ['Made in collaboration with Ada.', 'in collaboration with'],
    ['A partnership with Ada.', 'partnership with'],
    ['I am a brand ambassador.', 'brand ambassador'],
    ['Kindly sent by Ada.', 'Kindly sent'],
    ['They sent me this.', 'sent me this'],
    ['They sent us their bread.', 'sent us their'],
    ['Save with code BREAD.', 'with code'],
    ['Use discount code BREAD.', 'Use discount code'],
    ['I get commission if you buy.', 'commission if'],
    ['On a press trip.', 'press trip'],
    ['Bread #gifted today', '#gifted'],
    ['Bread #sp today', '#sp'],
    ['Bread #spon', '#spon'],
    ['Bread #collab', '#collab'],
  ])('is found in “%s”', (text, words) => {
    expect(findPaidWords(text)).toBe(words)
    expect(findMissingAdLabel(text)).toMatchObject([{ check: 'ad_label' }])
    expect(at(text, findMissingAdLabel(text))).toEqual([words])
    expect(findMissingAdLabel(text)[0]?.message).toContain(`“${words}” sounds paid`)
  })

  it.each([
    'I regifted it.',
    'The zip code changed.',
    'We sent me home.',
    '#spring #spa',
    'A press release.',
    '',
  ])('is not found in “%s”', text => {
    expect(findPaidWords(text)).toBeNull()
    expect(findMissingAdLabel(text)).toEqual([])
  })

  it.each([
    '#ad ',
    '#AD\n',
    '#advert ',
    '#advertisement. ',
    'Ad: ',
    'Advert: ',
    'Advertisement: ',
    '[ad] ',
    '[Advertisement] ',
  ])('is labelled by “%s”', label => {
    expect(findMissingAdLabel(`${label}This was gifted.`)).toEqual([])
    expect(findMissingAdLabel(`Bread (${label}) gifted.`)).toEqual([])
  })

  it.each(['Ad | ', 'Ad · ', 'Ad – ', 'AD — ', 'ad - ', 'Advertisement | '])(
    'is labelled by “%s” at the start',
    label => {
      expect(findMissingAdLabel(`${label}This was gifted.`)).toEqual([])
    },
  )

  it.each(['#adventure ', 'Lad: ', 'Bad | ', 'ad ', 'x#ad ', '[ads] ', '#gifted '])(
    'is not labelled by “%s”',
    label => {
      expect(findMissingAdLabel(`${label}This was gifted.`)).toHaveLength(1)
    },
  )

  it('has its label within the first hundred characters', () => {
    const text = (before: number) => `${'x'.repeat(before)} #ad gifted`
    expect(findMissingAdLabel(text(100))).toEqual([])
    expect(at(text(101), findMissingAdLabel(text(101)))).toEqual(['#ad'])
    expect(findMissingAdLabel(text(101))[0]?.message).toContain('at the very start')
  })
})

describe('a claim', () => {
  const claims = (text: string) => at(text, findBareClaims(sentencesOf(text)))

  it.each([
    ['The best bread.', 'The best'],
    ['The very best bread.', 'The very best'],
    ['We are number one.', 'number one'],
    ['We are the No.1 bakery.', 'the No.1'],
    ['Guaranteed.', 'Guaranteed'],
    ['We guarantee it.', 'guarantee'],
    ['It is proven.', 'proven'],
    ['Our market-leading bread.', 'market-leading'],
    ['A UK leading bakery.', 'UK leading'],
    ['A leading expert.', 'leading expert'],
    ['The most trusted bakery.', 'most trusted'],
    ['Clinically tested bread.', 'Clinically tested'],
    ['Our award winning bread.', 'award winning'],
    ['It always works.', 'always works'],
    ['It never fails.', 'never fails'],
    ['It works for everyone.', 'works for everyone'],
    ['Double your sales.', 'Double your'],
    ['It tripled our sales.', 'tripled our'],
    ['10x your sales.', '10x your'],
    ['It cures colds.', 'cures'],
    ['Risk-free bread.', 'Risk-free'],
    ['Studies show it.', 'Studies show'],
    ['Research proves it.', 'Research proves'],
    ['Everyone loves it.', 'Everyone loves'],
    ['The world’s first bread.', 'world’s first'],
    ['It is 100% sure.', '100%'],
    ['It is 100 % sure.', '100 %'],
    ['It helps 80% of people.', '80% of people'],
    ['It helps 95 per cent of women.', '95 per cent of women'],
  ])('is found in “%s”', (text, claim) => {
    expect(claims(text)).toEqual([claim])
  })

  it.each([
    'The best thing was the cake.',
    'The best of both worlds.',
    'Guarantors and provenance.',
    'It was 1.100% or so.',
    'It helps 5% of people and 80% of dogs.',
    'We procure bread.',
  ])('is not found in “%s”', text => {
    expect(claims(text)).toEqual([])
  })

  it.each([
    'See https://example.com.',
    'See www.example.com.',
    '“It changed my mornings”, I heard.',
    'I heard "it changed my mornings".',
    'According to Which?',
    'Source: ONS.',
    'A survey of bakers.',
    'A study by Leeds.',
    'It was measured.',
    'It was so in 2024.',
    'It was so in 1999.',
    'Maya told me.',
    '9 out of 10 came back.',
    'For example, Maya.',
    'It is certified by Which?',
    'Read our reviews.',
  ])('has proof in “%s”, beside it or in the next sentence', proof => {
    expect(claims(`${proof} Guaranteed.`)).toEqual(['Guaranteed'])
    expect(claims(`Guaranteed. ${proof}`)).toEqual([])
    expect(claims(`Guaranteed. Yes. ${proof}`)).toEqual(['Guaranteed'])
  })

  it.each(['“Bread”, I heard.', 'In 1850 it rained.', 'Call 2024123.', 'It aids all.'])(
    'has none in “%s”',
    text => {
      expect(claims(`Guaranteed. ${text}`)).toEqual(['Guaranteed'])
    },
  )

  it('is found each time, where it stands', () => {
    expect(claims('Bread. It is proven and guaranteed.')).toEqual(['proven', 'guaranteed'])
  })
})

describe('an ask', () => {
  it.each([
    ...['Book a call.', 'Buy now.', 'Order yours.', 'Shop the range.', 'Pre-order it.', 'Preorder it.'],
    ...[
      'Sign up.',
      'Register here.',
      'Join us.',
      'Enrol.',
      'Subscribe.',
      'Get on the list.',
      'Save your seat.',
    ],
    ...[
      'Follow me.',
      'Follow @ada.',
      'The link in bio.',
      'Link in my bio.',
      'Click below.',
      'Tap here.',
      'Download it.',
    ],
    ...['Read more.', 'Read the full story.', 'Visit our shop.', 'Find out more.', 'Learn more.'],
    ...['DM me.', 'Email us.', 'E-mail us.', 'Send me a note.', 'Get in touch.', 'Reply with yes.'],
    ...[
      'Comment below.',
      'Comment “yes”.',
      'In the comments.',
      'Tell me below.',
      'Let me know.',
      'Drop a heart below.',
    ],
    ...['Share this.', 'Tag a friend.', 'Repost it.', 'Send this to Ada.', 'Pass it on.', 'Forward this.'],
    ...['Save this.', 'Bookmark this.'],
  ])('is found in “%s”', text => {
    expect(asksForSomething(sentencesOf(text))).toBe(true)
  })

  it.each([
    'I read a book.',
    'Following mentions.',
    'We saved thistles.',
    'The linked inbox.',
    'A vintage.',
    'Bread?',
  ])('is not found in “%s”', text => {
    expect(asksForSomething(sentencesOf(text))).toBe(false)
  })

  it('is one too many when it is of another kind than the first in the text', () => {
    const seconds = (text: string) => at(text, findSecondAsk(sentencesOf(text)))
    expect(seconds('Follow me. Book a call. Save this.')).toEqual(['Book a', 'Save this'])
    expect(seconds('Book a call and follow me.')).toEqual(['follow me'])
    expect(seconds('Follow me and book a call.')).toEqual(['book a'])
    expect(seconds('Follow me. Follow us.')).toEqual([])
    expect(seconds('Bread.')).toEqual([])
    const kinds = [
      ...[
        'Book a call',
        'Sign up',
        'Follow me',
        'Learn more',
        'DM me',
        'Comment below',
        'Share this',
        'Save this',
      ],
    ].map(ask => findSecondAsk(sentencesOf(`${ask}. Save this. Follow me.`))[0]?.message.split('.')[0])
    expect(kinds).toEqual(
      [
        ...['book or buy', 'sign up', 'follow', 'follow a link', 'write to you', 'comment', 'share', 'save'],
      ].map(name => `You already ask people to ${name}`),
    )
    expect(findSecondAsk(sentencesOf('Follow me. Save this.'))[0]?.message).toBe(
      'You already ask people to follow. Here you ask them to save too. Keep the one that matters.',
    )
  })
})

describe('American spelling', () => {
  const british = (text: string) =>
    findAmericanSpelling(text, tokenise(text)).map(({ start, end, instead }) => [
      text.slice(start, end),
      instead,
    ])

  it('is put right in the case it was written in', () => {
    expect(british('color Color COLOR')).toEqual([
      ['color', 'colour'],
      ['Color', 'Colour'],
      ['COLOR', 'COLOUR'],
    ])
    expect(british('My zip code, a Parking lot.')).toEqual([
      ['zip code', 'postcode'],
      ['Parking lot', 'Car park'],
    ])
    expect(british('zip  code, zip, code')).toEqual([])
    expect(findAmericanSpelling('color', tokenise('color'))).toEqual([
      { check: 'uk_spelling', start: 0, end: 5, message: 'In British English: “colour”.', instead: 'colour' },
    ])
  })

  it.each([
    '#color',
    '@color',
    'www.color.com',
    'https://example.com/color',
    'https://example.com/a-color-b',
    'ada@color.example',
    'ada@x-color.example',
    'www.a-color.example',
    'color@example.com x@color',
    'example.color',
    'color.example',
  ])('is left alone in the name “%s”', name => {
    expect(british(name.startsWith('color@') ? name.slice(name.indexOf('x')) : name)).toEqual([])
    // What stands behind a name is a word again.
    expect(british(`${name.replace('color@example.com ', '')} and color`)).toEqual([['color', 'colour']])
  })

  it('is put right behind a full stop that ends a sentence', () => {
    expect(british('Bread. Color.')).toEqual([['Color', 'Colour']])
    expect(british('…color')).toEqual([['color', 'colour']])
    expect(british('a ..color')).toEqual([['color', 'colour']])
  })
})

describe('sameness', () => {
  const OLD = 'one two three four five six seven eight nine ten eleven twelve'
  const repeats = (text: string, body: string, title = 'Old') =>
    findRepeats(tokenise(text), [{ title, body }])

  it('finds the longest worn phrase at each place', () => {
    const places = (text: string) =>
      wornPlaces(tokenise(text)).map(({ start, end }) => text.slice(start, end))
    expect(places('Unlock your full potential, a full potential and leverage')).toEqual([
      'Unlock your full potential',
      'full potential',
      'leverage',
    ])
    expect(places('Move the needles. Move it.')).toEqual([])
  })

  it('says what can stand in the place of a worn phrase, or that nothing has to', () => {
    const found = (text: string) => findWornPhrases(text, tokenise(text), sentencesOf(text))
    expect(found('Bread. We leverage it.')).toEqual([
      {
        ...{ check: 'sameness', start: 10, end: 18, instead: 'use' },
        message: '“leverage” is overused. Simpler: “use”.',
      },
    ])
    expect(found('Without further ado, we bake.')).toMatchObject([
      { message: '“Without further ado” is overused. The sentence stands without it.' },
    ])
    expect(found('We bake in order to eat.')[0]?.message).toBe('“in order to” is overused. Simpler: “to”.')
    expect(found('We are excited to announce that bread is back.')[0]?.message).toContain('stands without it')
    const plain = found('It is a game changer for us.')
    expect(plain).toMatchObject([
      { start: 8, end: 20, message: '“game changer” is overused. Say what you’d say to one person.' },
    ])
    expect(plain[0]).not.toHaveProperty('instead')
    expect(found('We leverage it and touch base.').map(({ start }) => start)).toEqual([3, 19])
  })

  it('compares texts of eight words and more', () => {
    expect(repeats('one two three four five six seven', OLD)).toEqual([])
    expect(repeats('one two three four five six seven eight', OLD)).toEqual([
      {
        ...{ check: 'sameness', start: 0, end: 39 },
        message: '100% of this is also in “Old”, from the last 90 days.',
      },
    ])
  })

  it('is what three runs in ten repeat, and the longest of them is shown', () => {
    // Ten runs of five words each; three of them are old where seven words are.
    const text = (old: number) =>
      `a b ${OLD.split(' ').slice(0, old).join(' ')} ${'c d e f g h i j k l'
        .split(' ')
        .slice(0, 12 - old)
        .join(' ')}`
    expect(tokenise(text(7))).toHaveLength(14)
    expect(repeats(text(6), OLD)).toEqual([])
    expect(repeats(text(7), OLD)).toMatchObject([
      { start: 4, end: 4 + 'one two three four five six seven'.length },
    ])
    expect(repeats(text(7), OLD)[0]?.message).toContain('30% of this')
  })

  it('shows the first of runs that are as long', () => {
    const text = 'one two three four five six x seven eight nine ten eleven twelve'
    expect(repeats(text, OLD)).toMatchObject([{ start: 0, end: 'one two three four five six'.length }])
  })

  it('is ten words in a row however long the text', () => {
    const rest = Array.from({ length: 60 }, (_, at) => `w${'x'.repeat(at)}`).join(' ')
    const ten = OLD.split(' ').slice(0, 10).join(' ')
    expect(repeats(`${rest} ${ten.replace(' ten', '')} end`, OLD)).toEqual([])
    expect(repeats(`${rest} ${ten} end`, OLD)).toEqual([
      {
        ...{ check: 'sameness', start: rest.length + 1, end: rest.length + 1 + ten.length },
        message: 'These words are also in “Old”, from the last 90 days.',
      },
    ])
  })

  it('names an old post by its title, else by how it begins', () => {
    const named = (body: string, title: string) =>
      /“(.*)”/.exec(repeats(OLD, body, title)[0]?.message ?? '')?.[1]
    expect(named(OLD, 'The letter')).toBe('The letter')
    expect(named(`\n${OLD}\nmore`, '')).toBe(`${OLD.slice(0, 60)}…`)
    expect(named(`one two\n${OLD}`, '')).toBe('one two…')
  })
})

it('a sentence of more than 25 words is long', () => {
  const text = `${'word '.repeat(26).trim()}. ${'word '.repeat(25).trim()}.`
  expect(findLongSentences(sentencesOf(text))).toEqual([
    {
      ...{ check: 'sentence_length', start: 0, end: 130 },
      message: '26 words in one sentence. Could it be two?',
    },
  ])
})

it('sentences end before white space or at a line break, with their closing marks', () => {
  const texts = (text: string) => sentencesOf(text).map(sentence => sentence.text)
  expect(texts('One. Two! Three? Four… Five')).toEqual(['One.', 'Two!', 'Three?', 'Four…', 'Five'])
  expect(texts('“One.” (Two.) [Three.] \'Four.\' "Five." Six')).toEqual([
    ...['“One.”', '(Two.)', '[Three.]', "'Four.'", '"Five."', 'Six'],
  ])
  expect(texts('At 3.5 or example.com it is. So?!')).toEqual(['At 3.5 or example.com it is.', 'So?!'])
  expect(texts('One\n\n  Two \n')).toEqual(['One', 'Two'])
  expect(texts('… ! \n.')).toEqual([])
  expect(sentencesOf(' One two.  Three')).toEqual([
    { start: 1, end: 9, text: 'One two.', words: 2 },
    { start: 11, end: 16, text: 'Three', words: 1 },
  ])
})

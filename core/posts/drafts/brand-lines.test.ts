import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brandLines } from './brand-lines.ts'

it('says nothing for a brand without answers, but for a last line', () => {
  const { closing, ...lines } = brandLines({})
  expect(closing).toMatch(/\?$/)
  expect(lines).toEqual({
    ...{ problem: '', change: '', keyMessage: '', forWhom: '', values: '', offer: '', brandName: '' },
    voice: null,
  })
})

it('takes whole sentences as they are, and puts things into one', () => {
  const lines = brandLines({
    brand_name: 'Plain Books',
    brand_personality: ['warm-expert'],
    brand_heart_problem: 'bakers lose sleep',
    brand_heart_change: 'they sleep well. Their books are done',
    key_message: 'bread takes time',
    core_values: ['honesty', 'kindness', 'craft'],
    dream_client: 'bakers who open their first shop',
    offer_description: 'We run six evenings',
  })
  expect(lines).toMatchObject({
    problem: 'Bakers lose sleep.',
    change: 'They sleep well. Their books are done.',
    keyMessage: 'Bread takes time.',
    forWhom: 'This one is for bakers who open their first shop.',
    values: 'What matters here: honesty and kindness.',
    offer: 'We run six evenings.',
    voice: 'warm-expert',
    brandName: 'Plain Books',
  })
  const things = brandLines({
    brand_heart_problem: 'lost sleep over books',
    offer_description: 'six evenings',
  })
  expect(things.problem).toBe('It keeps coming up: lost sleep over books.')
  expect(things.offer).toBe('On offer: six evenings.')
  expect(brandLines({ primary_offer_description: 'a course on bread' }).offer).toBe(
    'On offer: a course on bread.',
  )
})

it('takes no problem of two words, and no reader who was made up', () => {
  expect(brandLines({ brand_heart_problem: 'lost sleep' }).problem).toBe('')
  expect(brandLines({ brand_heart_problem: 'three sleepless nights' }).problem).toBe(
    'It keeps coming up: three sleepless nights.',
  )
  expect(brandLines({ dream_client: 'bakers like Sara' }).forWhom).toBe('')
})

it('names two values at most, one by one', () => {
  const values = (...core_values: string[]) => brandLines({ core_values }).values
  expect(values('honesty, always', 'truth; care', 'craft. Time', 'care')).toBe('What matters here: care.')
  expect(values('truth and care', 'kindness')).toBe('What matters here: truth and care.')
  expect(values('kindness', 'truth and care')).toBe('What matters here: kindness.')
  expect(values('honesty, always')).toBe('')
})

it('goes as far as there is room, sentence by sentence', () => {
  const sentence = 'We bake all night, and our books are done in one evening.'
  const room = Math.floor(321 / (sentence.length + 1))
  const change = (count: number) => brandLines({ brand_heart_change: `${sentence} `.repeat(count) }).change
  expect(change(room)).toBe(`${sentence} `.repeat(room).trim())
  expect(change(room + 3)).toBe(change(room))
  expect(brandLines({ brand_heart_change: `${sentence} Sleep, bread. ${sentence}` }).change).toBe(sentence)
})

it('a key message is whole sentences, or one short line', () => {
  const keyMessage = (key_message: string) => brandLines({ key_message }).keyMessage
  const sentence = (length: number) => `We bake ${'b'.repeat(length - 'We bake .'.length)}.`
  expect(keyMessage(sentence(320))).toBe(sentence(320))
  expect(keyMessage(sentence(321))).toBe('')
  expect(keyMessage('bread for everyone')).toBe('Bread for everyone.')
  expect(keyMessage('Bread for everyone. We bake it.')).toBe('')
  expect(keyMessage('Bake slowly. We help.')).toBe('Bake slowly. We help.')
  expect(keyMessage('because of')).toBe('')
})

it('reads anything', () => {
  fc.assert(fc.property(fc.anything(), foundation => void brandLines(foundation)))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsPlatform } from '../posts/platforms/count.ts'
import type { PlatformId } from '../posts/platforms/platforms.ts'
import { dayAfter, weekdayOf } from '../schedule/days.ts'
import { HOLIDAY_REGIONS, isBankHoliday } from '../shared/bank-holidays.ts'
import { STORY_KINDS } from '../stories/kinds.ts'
import type { StoryForPost } from '../stories/parts.ts'
import { type CampaignFacts, draftPiece, pieceLine } from './draft-piece.ts'
import { type LayOutInput, layOut } from './lay-out.ts'
import { daysFrom } from './move-date.ts'
import { PIECE_ROLES, RECIPE_IDS, RECIPES, readRecipe } from './recipes.ts'
import { storyChooser } from './story-choice.ts'

interface Brand {
  readonly name: string
  readonly foundation: Readonly<Record<string, string | readonly string[]>>
  readonly stories: readonly (StoryForPost & {
    readonly id: string
    readonly kind: (typeof STORY_KINDS)[number]
  })[]
  readonly facts: CampaignFacts
  readonly channels: LayOutInput['channels']
  readonly slots: LayOutInput['slots']
}

/** A baker, a bookkeeper and a photographer, each with their own stories, channels and weeks. */
const BRANDS: readonly Brand[] = [
  {
    name: 'a baker',
    foundation: {
      brand_name: 'Rise Bakery',
      brand_heart_problem: 'People think that bread is difficult.',
      key_message: 'Bread waits for you',
      dream_client: 'People who bake on Saturdays',
    },
    stories: [
      {
        id: 'oven',
        kind: 'origin',
        title: 'How the oven came home',
        situation: 'In 2019 I bought a used oven from a closing hotel',
        struggle: 'It did not fit through the door',
        turn: 'I baked for the neighbours that night to say sorry',
        result: 'Eleven of them came back on Saturday and paid',
        lesson: 'People buy bread that they have smelled',
      },
      {
        id: 'mara',
        kind: 'client',
        title: 'Mara’s first loaf',
        situation: 'Mara had thrown away nine flat loaves',
        struggle: 'She was sure that her kitchen was too cold',
        turn: 'We put the dough on top of the fridge',
        result: 'She sells twelve loaves a week now',
        lesson: 'Dough keeps its own time',
        proof: 'Twelve loaves a week since March',
      },
      {
        id: 'clock',
        kind: 'opinion',
        title: 'Against the clock',
        body: 'Most recipes say four hours. Mine never do.',
      },
    ],
    facts: {
      offer: 'The Saturday Bread Course',
      promise: 'Bake a loaf you are proud of in one day',
      price: '£95 a person',
      date: 'Tuesday 12 January',
      last: 'Tuesday 19 January',
      link: 'https://app.example/o/bread',
    },
    channels: [
      { platform: 'instagram', postsPerWeek: 3 },
      { platform: 'twitter', postsPerWeek: 2 },
    ],
    slots: [
      { weekday: 2, minuteOfDay: 540, platform: '' },
      { weekday: 4, minuteOfDay: 1020, platform: 'instagram' },
      { weekday: 6, minuteOfDay: 600, platform: '' },
    ],
  },
  {
    name: 'a bookkeeper without slots, price or link',
    foundation: {
      brand_name: 'Half Rent',
      brand_heart_problem: 'Freelancers put off their tax return until January.',
      usp: 'We answer a text on a Sunday.',
    },
    stories: [
      {
        id: 'shoebox',
        kind: 'client',
        title: 'The shoebox',
        situation: 'Tom came with a shoebox of receipts in the last week of January',
        turn: 'We sorted them into three piles',
        result: 'He filed a day early',
        lesson: 'Three piles beat thirty folders',
      },
    ],
    facts: {
      offer: 'The Shoebox Plan',
      promise: '',
      price: '',
      date: 'Tuesday 12 January',
      last: '',
      link: '',
    },
    channels: [{ platform: 'linkedin', postsPerWeek: 1 }],
    slots: [],
  },
  {
    name: 'a photographer without a story or an offer of a name',
    foundation: {
      brand_name: 'Northlight',
      brand_heart_problem: 'Families have four thousand pictures and none on a wall.',
      key_message: 'Print one picture a year',
      offer_description: 'Portraits at home in an hour',
    },
    stories: [],
    facts: {
      offer: 'portraits at home',
      promise: 'One picture for the wall',
      price: '£240',
      date: 'Tuesday 12 January',
      last: '',
      link: '',
    },
    channels: [
      { platform: 'bluesky', postsPerWeek: 2 },
      { platform: 'newsletter', postsPerWeek: 1 },
      { platform: 'threads', postsPerWeek: 4 },
    ],
    slots: [{ weekday: 7, minuteOfDay: 1_140, platform: 'newsletter' }],
  },
]

const inputOf = (brand: Brand, over: Partial<LayOutInput> = {}): LayOutInput => ({
  recipe: 'launch',
  keyDate: '2027-01-12',
  today: '2026-11-20',
  channels: brand.channels,
  slots: brand.slots,
  region: 'england-and-wales',
  taken: [],
  stories: brand.stories.map(({ id, kind, proof }) => ({
    id,
    kind,
    hasProof: Boolean(proof),
    isOfOffer: id === 'mara',
    pillarId: null,
  })),
  pillarIds: ['craft', 'people'],
  ...over,
})

const draftsOf = (brand: Brand, recipe: LayOutInput['recipe']) =>
  layOut(inputOf(brand, { recipe })).pieces.map(piece => ({
    ...piece,
    ...draftPiece({
      ...piece,
      lines: RECIPES[recipe].pieces[piece.step]?.lines ?? [],
      story: brand.stories.find(({ id }) => id === piece.storyId) ?? null,
      foundation: brand.foundation,
      facts: brand.facts,
    }),
  }))

describe.each(RECIPE_IDS)('the recipe %s', recipe => {
  it('is in the order of its days, and each of its posts has something to say', () => {
    const { pieces } = RECIPES[recipe]
    expect(pieces.map(({ offset }) => offset)).toEqual(
      pieces.map(({ offset }) => offset).sort((a, b) => a - b),
    )
    expect(pieces.every(({ brief }) => brief.length > 10 && brief.length < 200)).toBe(true)
    for (const role of ['teach', 'ask'] as const) expect(pieces.some(piece => piece.role === role)).toBe(true)
  })

  it.each(BRANDS)('reads sensibly for $name', brand => {
    const pieces = draftsOf(brand, recipe)
    expect(pieces.length).toBeGreaterThanOrEqual(Math.min(5, RECIPES[recipe].pieces.length))
    for (const { body, title, platform, role, day } of pieces) {
      expect(body.trim()).not.toBe('')
      expect(title.trim()).not.toBe('')
      expect(fitsPlatform(platform, body)).toBe(true)
      expect(body).not.toMatch(/[{}]|undefined|null|\.\.|\s{3,}/)
      expect(isBankHoliday(day, 'england-and-wales')).toBe(false)
      if (role === 'ask') expect(body.toLowerCase()).toMatch(/course|plan|portraits|reply|list|told first/)
    }
    const said = pieces.filter(({ role }) => role === 'ask').map(({ body }) => body)
    if (brand.facts.link !== '') expect(said.join(' ')).toContain(brand.facts.link)
    else expect(said.join(' ')).not.toContain('http')
    // What an opened sale asks for comes after what made people curious.
    const first = (role: string) => pieces.findIndex(piece => piece.role === role)
    expect(first('ask')).toBeGreaterThan(0)
    if (first('thank') >= 0) expect(first('thank')).toBeGreaterThan(first('ask'))
  })

  it('tells a story in other words when it tells it again on the same channel', () => {
    const told = draftsOf(BRANDS[0] as Brand, recipe).filter(
      ({ storyId, role }) => storyId === 'mara' && role !== 'remind' && role !== 'thank',
    )
    const bodies = told.map(({ platform, body }) => `${platform} ${body}`)
    expect(new Set(bodies).size).toBe(bodies.length)
  })
})

const days = fc.integer({ min: 0, max: 1_500 }).map(n => dayAfter('2026-01-01', n))
const channels = fc.uniqueArray(
  fc.record({
    platform: fc.constantFrom<PlatformId>('instagram', 'linkedin', 'twitter', 'newsletter', 'bluesky'),
    postsPerWeek: fc.integer({ min: 0, max: 7 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ platform }) => platform },
)
const inputs: fc.Arbitrary<LayOutInput> = fc.record({
  recipe: fc.constantFrom(...RECIPE_IDS),
  keyDate: days,
  today: days,
  channels,
  slots: fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      minuteOfDay: fc.integer({ min: 0, max: 1439 }),
      platform: fc.constantFrom('', 'instagram', 'linkedin'),
    }),
    { maxLength: 8 },
  ),
  region: fc.constantFrom(...HOLIDAY_REGIONS),
  taken: fc.array(
    fc.record({
      day: days,
      minute: fc.integer({ min: 0, max: 1439 }),
      platform: fc.constant<PlatformId>('instagram'),
    }),
    { maxLength: 10 },
  ),
  stories: fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      kind: fc.option(fc.constantFrom(...STORY_KINDS)),
      hasProof: fc.boolean(),
      isOfOffer: fc.boolean(),
      pillarId: fc.option(fc.uuid()),
    }),
    { maxLength: 6, selector: ({ id }) => id },
  ),
  pillarIds: fc.array(fc.uuid(), { maxLength: 4 }),
})

describe('laying out', () => {
  it('puts each post on a day that holds, in order, and leaves out nothing in silence', () => {
    fc.assert(
      fc.property(inputs, input => {
        const { pieces, leftOut } = layOut(input)
        const steps = RECIPES[input.recipe].pieces
        expect(new Set(pieces.map(({ step }) => step)).size + leftOut.length).toBe(steps.length)
        for (const piece of pieces) {
          expect(piece.day >= input.today).toBe(true)
          expect(isBankHoliday(piece.day, input.region)).toBe(false)
          if (piece.offset > 0) expect(piece.day > input.keyDate).toBe(true)
          expect(Math.abs(daysFrom(dayAfter(input.keyDate, piece.offset), piece.day))).toBeLessThanOrEqual(9)
        }
        const byStep = [...pieces].sort((a, b) => a.step - b.step)
        for (const [at, piece] of byStep.entries())
          for (const later of byStep.slice(at + 1))
            if (later.step > piece.step) expect(later.day >= piece.day).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps posts half an hour apart, from each other and from what is planned', () => {
    fc.assert(
      fc.property(inputs, input => {
        const { pieces } = layOut({
          ...input,
          slots: input.slots.filter(({ minuteOfDay }) => minuteOfDay < 1_000),
        })
        const all = [...pieces, ...input.taken]
        for (const [at, piece] of pieces.entries())
          for (const other of all.slice(at + 1))
            if (other.day === piece.day)
              expect(Math.abs(other.minute - piece.minute)).toBeGreaterThanOrEqual(30)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps to the founder’s slots and weekdays where a near day has one', () => {
    const brand = BRANDS[0] as Brand
    for (const { platform, day, offset } of layOut(inputOf(brand)).pieces) {
      const own = brand.slots.filter(slot => slot.platform === '' || slot.platform === platform)
      if (offset !== 0) expect(own.map(({ weekday }) => weekday)).toContain(weekdayOf(day))
    }
    for (const { day } of layOut(inputOf(BRANDS[1] as Brand, { keyDate: '2027-01-13' })).pieces)
      expect(weekdayOf(day)).toBeLessThan(6)
  })

  it('does not crowd a week beyond the rhythm with posts that teach', () => {
    const brand = BRANDS[1] as Brand
    const taken = Array.from({ length: 60 }, (_, at) => ({
      day: dayAfter('2026-11-20', at),
      minute: 60,
      platform: 'linkedin' as const,
    }))
    const { pieces, leftOut } = layOut(inputOf(brand, { taken }))
    expect(pieces.some(({ role }) => role === 'teach')).toBe(false)
    expect(leftOut.every(({ reason, role }) => reason === 'week_full' && role === 'teach')).toBe(true)
  })

  it('moves what would fall on a bank holiday, and says what came too late', () => {
    const { pieces, leftOut } = layOut(
      inputOf(BRANDS[1] as Brand, { keyDate: '2026-12-25', today: '2026-12-20' }),
    )
    expect(pieces.find(({ offset }) => offset === 0)?.day).toBe('2026-12-26')
    expect(leftOut.map(({ reason }) => reason)).toEqual(['past', 'past', 'past', 'past', 'past'])
  })

  it('chooses the story told least, and no proof that has nothing to show', () => {
    const story = { kind: null, hasProof: false, isOfOffer: false, pillarId: null }
    const choose = storyChooser([
      { ...story, id: 'a' },
      { ...story, id: 'b', hasProof: true },
    ])
    expect([choose('teach')?.id, choose('proof')?.id, choose('teach')?.id, choose('proof')?.id]).toEqual([
      'a',
      'b',
      'a',
      'b',
    ])
    expect(storyChooser([{ ...story, id: 'a' }])('proof')).toBeNull()
    expect(storyChooser([])('tease')).toBeNull()
  })
})

describe('the line of a post', () => {
  it('says only what is known', () => {
    const facts = { offer: 'bread', promise: '', price: '', date: '', last: '', link: '' }
    expect(pieceLine(['{offer}: {link}', '{offer} is open. {promise}', '{offer} is open.'], facts)).toBe(
      'Bread is open.',
    )
    expect(pieceLine(['{link}'], facts)).toBe('')
    expect(pieceLine(['{offer}: {promise} {price}'], { ...facts, promise: 'Bake well', price: '£95' })).toBe(
      'Bread: Bake well. £95.',
    )
  })

  it('fits whatever it is given, whole where it can be', () => {
    const texts = fc.string({ maxLength: 600 })
    fc.assert(
      fc.property(
        fc.record({ situation: texts, struggle: texts, result: texts, lesson: texts, title: texts }),
        fc.constantFrom(...PIECE_ROLES),
        fc.constantFrom<PlatformId>('twitter', 'bluesky', 'threads', 'instagram'),
        fc.nat(5),
        (story, role, platform, timesTold) => {
          const link = 'https://app.example/o/bread'
          const facts = { offer: 'Bread', promise: '', price: '', date: '', last: '', link }
          const draft = draftPiece({
            role,
            brief: 'Say it',
            lines: ['{offer}: {link}'],
            platform,
            story,
            foundation: {},
            timesTold,
            facts,
          })
          expect(fitsPlatform(platform, draft.body)).toBe(true)
          expect(draft.body).toContain(link)
        },
      ),
      { numRuns: 150 },
    )
  })
})

it('reads only recipes that there are', () => {
  expect([readRecipe('launch'), readRecipe('toString'), readRecipe(null)]).toEqual(['launch', null, null])
})

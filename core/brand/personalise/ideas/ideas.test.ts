import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, weekdayOf } from '../../../schedule/days.ts'
import dev from '../../alignment/fixtures/brands-dev.json' with { type: 'json' }
import heldout from '../../alignment/fixtures/brands-heldout.json' with { type: 'json' }
import { normaliseClarify } from '../../clarify/normalise.ts'
import { keepsFacts } from '../keeps-facts.ts'
import { personalise } from '../personalise.ts'
import { VOICES } from '../stage-and-voice.ts'
import { chooseIdeas, IDEA_STATUSES, IDEAS_IN_SET, type IdeaState, REST_DAYS } from './choose-ideas.ts'
import { ideaFacts } from './facts.ts'
import { holds } from './needs.ts'
import { IDEA_LENGTH, IDEA_POOL, possibleIdeas } from './pool.ts'
import { easterSunday, isDay, seasonsOn } from './season.ts'
import { SLOTS } from './slots.ts'

const foundations = [...dev.brands, ...heldout.brands].map(({ foundation }) => foundation)

const title = fc.oneof(
  fc.constantFrom('The kiln that broke', 'Why?', 'Darren’s “brown envelope”', 'A title. Of two', ''),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
)
const rows = fc.array(fc.record({ id: fc.uuid(), title }), { maxLength: 4 })
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map(at => at.toISOString().slice(0, 10))
const signals = fc.record(
  {
    today: day,
    posts: fc.nat(20),
    stories: fc.nat(20),
    unusedStories: rows,
    toldStories: rows,
    bestPosts: rows,
    oldPosts: rows,
    drafts: rows,
    silentPillars: rows,
    storylessPillars: rows,
    bareClaims: fc.array(title, { maxLength: 3 }),
    storiedValues: fc.array(title, { maxLength: 3 }),
    hasOfferStory: fc.boolean(),
    quietDays: fc.option(fc.nat(60)),
    plannedAhead: fc.nat(5),
    nextPlanned: fc.option(fc.record({ id: fc.uuid(), title })),
    campaign: fc.option(fc.record({ id: fc.uuid(), title })),
    boardIdeas: fc.nat(3),
    checkin: fc.option(fc.nat(10)),
    latestTexts: fc.array(title, { maxLength: 5 }),
  },
  { requiredKeys: ['today'] },
)
const foundation = fc.constantFrom({}, ...foundations)
const voice = fc.option(fc.constantFrom(...VOICES))

describe('the pool', () => {
  it('has at least 120 patterns, each told apart by its id and its sentences', () => {
    expect(IDEA_POOL.length).toBeGreaterThanOrEqual(120)
    expect(new Set(IDEA_POOL.map(({ id }) => id)).size).toBe(IDEA_POOL.length)
    const frames = IDEA_POOL.flatMap(pattern => pattern.frames)
    expect(new Set(frames).size).toBe(frames.length)
  })

  it('can always say each of them: ids and sentences are short, gaps are known, the last has none', () => {
    const known = new Set<string>([...SLOTS, 'date'])
    for (const { id, frames, needs } of IDEA_POOL) {
      expect(id, id).toMatch(/^[a-z0-9-]{1,60}$/)
      expect(frames.at(-1), id).not.toContain('{')
      for (const frame of frames) {
        expect(frame.length, frame).toBeLessThanOrEqual(IDEA_LENGTH)
        expect(frame, id).toMatch(/^[A-Z{].*[.?”]$/)
        const gaps = [...frame.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)
        expect(gaps.every(gap => known.has(gap))).toBe(true)
        expect(!gaps.includes('date') || needs.some(need => need.startsWith('season:'))).toBe(true)
      }
    }
  })

  it('has some for each of the six voices alone', () => {
    for (const voiceName of VOICES) {
      const own = IDEA_POOL.filter(({ voices = [] }) => voices.length === 1 && voices[0] === voiceName)
      expect(own.length, voiceName).toBeGreaterThanOrEqual(5)
    }
  })
})

describe('ideas', () => {
  it('claim only what the data holds', () => {
    const byId = new Map(IDEA_POOL.map(pattern => [pattern.id, pattern]))
    fc.assert(
      fc.property(foundation, signals, voice, (answers, counted, voiceName) => {
        const facts = ideaFacts(normaliseClarify(answers), counted)
        for (const { id } of possibleIdeas(facts, voiceName)) {
          const pattern = byId.get(id)
          expect(pattern?.needs.every(need => holds(need, facts))).toBe(true)
          const { voices = [] } = pattern ?? {}
          expect(voices.length === 0 || voices.includes(voiceName as never)).toBe(true)
        }
      }),
    )
  })

  it('never tell a founder without stories to publish one, nor one without posts what worked', () => {
    fc.assert(
      fc.property(foundation, day, voice, (answers, today, voiceName) => {
        const facts = ideaFacts(normaliseClarify(answers), { today })
        const kinds = new Set(possibleIdeas(facts, voiceName).map(({ kind }) => kind))
        for (const kind of ['story', 'told', 'worked', 'planned', 'pillar', 'promise', 'checkin'] as const)
          expect(kinds.has(kind), kind).toBe(false)
      }),
    )
  })

  it('read well with the answers of every sample brand: whole words, one mark at a time, no gap left', () => {
    fc.assert(
      fc.property(foundation, signals, voice, (answers, counted, voiceName) => {
        const facts = ideaFacts(normaliseClarify(answers), counted)
        for (const { text } of possibleIdeas(facts, voiceName)) {
          expect(text.length).toBeLessThanOrEqual(IDEA_LENGTH)
          const ours = text.replace(/“[^”]*”/g, '“”')
          expect(ours, text).toMatch(/^[\p{Lu}“].*[.?]$/u)
          expect(ours, text).not.toMatch(/[{}]|undefined|null|\s{2}|[.,;:!?…]{2}|\s[.,;:!?]|\.”?,/)
        }
      }),
    )
  })

  it('name the story, the pillar and the day where these can be quoted whole', () => {
    const facts = ideaFacts(normaliseClarify({ dream_client: 'Priya is 41 and handles claims.' }), {
      today: '2026-02-10',
      unusedStories: [{ id: 'a', title: 'The kiln that broke' }],
      silentPillars: [{ id: 'p', title: 'Glazes' }],
    })
    const text = (id: string) => possibleIdeas(facts, null).find(idea => idea.id === id)?.text
    expect(text('story-as-it-happened')).toBe(
      'Tell “The kiln that broke” as it happened. Start at the moment it turned.',
    )
    expect(text('pillar-question')).toBe('Ask readers what they find hardest about “Glazes”.')
    expect(text('season-valentine')).toContain('Saturday 14 February')
    expect(text('client-good-day')).toBe('Describe a good day for people like Priya, hour by hour.')
  })

  it('touch a struggle that the latest posts left out, and none that they name', () => {
    const answers = normaliseClarify({ audience_pain_points: 'Late invoices\nEvenings lost to paperwork' })
    const touched = (latestTexts: string[]) => ideaFacts(answers, { latestTexts }).untouchedStruggles
    expect(touched(['How to chase invoices'])).toEqual(['Evenings lost to paperwork'])
    expect(touched(['Gardens'])).toHaveLength(2)
    expect(touched([])).toEqual([])
    expect(touched(['Invoicesque, preinvoices, 𝐚invoices'])).toHaveLength(2)
    expect(touched(['(INVOICES)'])).toEqual(['Evenings lost to paperwork'])
  })

  it('know a word in a text exactly when the text has it between two that are no letters', () => {
    const piece = fc.oneof(
      fc.constantFrom('kiln', 'kilns', 'Kilné', ' ', '-', '’', '𝐚', '1'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    )
    const texts = fc.array(
      fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join('')),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(texts, others => {
        const latestTexts = ['Gardens', ...others]
        const answers = normaliseClarify({ audience_pain_points: 'kilns' })
        const words = latestTexts.flatMap(text => text.toLowerCase().match(/\p{L}+/gu) ?? [])
        expect(ideaFacts(answers, { latestTexts }).untouchedStruggles).toEqual(
          words.includes('kilns') ? [] : ['kilns'],
        )
      }),
    )
  })

  it('stay the same facts for the assistant that rewords them', () => {
    for (const { frames } of IDEA_POOL) {
      const text = (frames.at(-1) ?? '').trim()
      expect(keepsFacts(text, text), text).toBe(true)
    }
  })
})

describe('the ideas of a day', () => {
  const possible = possibleIdeas(
    ideaFacts(normaliseClarify(foundations[0]), { today: '2026-11-16', stories: 3, posts: 4 }),
    'straight-shooter',
  )
  const choose = (states: readonly IdeaState[], today: string, workspace = 'w1') =>
    chooseIdeas(possible, { states, today, workspace })
  const noted = (
    states: readonly IdeaState[],
    ids: readonly string[],
    status: IdeaState['status'],
    on: string,
  ) => [...states.filter(({ id }) => !ids.includes(id)), ...ids.map(id => ({ id, status, on }))]

  it('are five, of five kinds, and the same at every reload', () => {
    const first = choose([], '2026-11-16')
    expect(first.ideas).toHaveLength(IDEAS_IN_SET)
    expect(new Set(first.ideas.map(({ kind }) => kind)).size).toBe(IDEAS_IN_SET)
    expect(choose([], '2026-11-16')).toEqual(first)
    const states = noted([], first.fresh, 'shown', '2026-11-16')
    for (const today of ['2026-11-16', '2026-11-19', '2026-11-22']) {
      expect(choose(states, today).ideas).toEqual(first.ideas)
      expect(choose(states, today).fresh).toEqual([])
    }
    expect(choose([], '2026-11-16', 'w2').ideas).not.toEqual(first.ideas)
  })

  it('never come again within 60 days, whatever is asked for and used on the way', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ days: fc.nat(6), deed: fc.constantFrom('look', 'refresh', 'used', 'not_for_me') }),
          { maxLength: 60 },
        ),
        steps => {
          let states: readonly IdeaState[] = []
          let today = '2026-01-05'
          const cameOn = new Map<string, string>()
          const unwanted = new Set<string>()
          const look = () => {
            const { ideas, fresh } = choose(states, today)
            for (const id of fresh) {
              const before = cameOn.get(id)
              if (before) expect(dayAfter(before, REST_DAYS) <= today, id).toBe(true)
              expect(unwanted.has(id)).toBe(false)
              cameOn.set(id, today)
            }
            states = noted(states, fresh, 'shown', today)
            return ideas.map(({ id }) => id)
          }
          for (const { days, deed } of steps) {
            today = dayAfter(today, days)
            const shown = look()
            if (deed === 'refresh') states = noted(states, shown, 'passed', today)
            const [first] = shown
            if (first && (deed === 'used' || deed === 'not_for_me')) {
              states = noted(states, [first], deed, today)
              if (deed === 'not_for_me') unwanted.add(first)
            }
          }
        },
      ),
    )
  })

  it('run out truthfully: other sets follow until none is left, and each idea came once', () => {
    let states: readonly IdeaState[] = []
    const seen: string[] = []
    for (let set = 0; set < 100; set += 1) {
      const { ideas, fresh, left } = choose(states, '2026-11-16')
      if (fresh.length === 0) {
        expect(ideas).toEqual([])
        break
      }
      seen.push(...fresh)
      expect(left).toBe(possible.length - seen.length)
      states = noted(states, fresh, 'passed', '2026-11-16')
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(possible.length)
  })

  it('give one that was not wanted back when that is undone', () => {
    const [first = ''] = choose([], '2026-11-16').fresh
    const away = noted([], [first], 'not_for_me', '2026-11-16')
    expect(choose(away, '2027-11-16').ideas.some(({ id }) => id === first)).toBe(false)
    const back = noted(away, [first], 'shown', '2026-11-16')
    expect(choose(back, '2026-11-17').ideas.some(({ id }) => id === first)).toBe(true)
  })

  it('are total: any states, any day', () => {
    const state = fc.record({
      id: fc.constantFrom(...possible.map(({ id }) => id), 'gone'),
      status: fc.constantFrom(...IDEA_STATUSES),
      on: day,
    })
    fc.assert(
      fc.property(fc.array(state, { maxLength: 80 }), day, fc.string(), (states, today, workspace) => {
        const { ideas, left } = chooseIdeas(possible, { states, today, workspace })
        expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length)
        expect(left).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('what is in season', () => {
  it('knows the dates that move', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
    const on = (today: string, id: string) => seasonsOn(today).find(season => season.id === id)?.on
    expect(on('2026-03-01', 'mothering-sunday')).toBe('2026-03-15')
    expect(on('2026-02-14', 'pancake-day')).toBe('2026-02-17')
    expect(on('2026-05-01', 'early-may-bank-holiday')).toBe('2026-05-04')
    expect(on('2026-05-20', 'spring-bank-holiday')).toBe('2026-05-25')
    expect(on('2026-08-25', 'summer-bank-holiday')).toBe('2026-08-31')
    expect(on('2026-06-10', 'fathers-day')).toBe('2026-06-21')
    expect(on('2026-03-26', 'clocks-forward')).toBe('2026-03-29')
    expect(on('2026-10-22', 'clocks-back')).toBe('2026-10-25')
    expect(on('2026-11-22', 'black-friday')).toBe('2026-11-27')
    expect(on('2026-11-28', 'small-business-saturday')).toBe('2026-12-05')
    expect(on('2026-12-28', 'new-year')).toBe('2027-01-06')
  })

  it('lies ahead and near on every day, and is nothing on what is no day', () => {
    fc.assert(
      fc.property(day, today => {
        for (const { on } of seasonsOn(today)) {
          expect(on >= today && on <= dayAfter(today, 20)).toBe(true)
          expect(weekdayOf(on)).toBeGreaterThan(0)
        }
      }),
    )
    fc.assert(
      fc.property(fc.string(), text => {
        if (!isDay(text)) expect(seasonsOn(text)).toEqual([])
      }),
    )
    expect(seasonsOn('9999-12-31')).toEqual([])
  })
})

it('personalise takes the same signals, and does without them', () => {
  const story = {
    today: '2026-11-16',
    stories: 1,
    unusedStories: [{ id: 'a', title: 'The kiln that broke' }],
  }
  expect(personalise({}, story).contentIdeas.join()).toContain('The kiln that broke')
  fc.assert(
    fc.property(foundation, fc.anything(), (answers, anything) => {
      expect(new Set(personalise(answers, anything).contentIdeas).size).toBe(5)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandLines } from '../../posts/drafts/brand-lines.ts'
import { itemsOf } from '../../shared/grammar/phrase.ts'
import { normaliseClarify } from '../clarify/normalise.ts'
import { ideaFacts } from '../personalise/ideas/facts.ts'
import { possibleIdeas } from '../personalise/ideas/pool.ts'
import { personalise } from '../personalise/personalise.ts'
import { guessStrategy } from '../strategy/guess.ts'
import { faultsOf } from './faults.ts'
import { FOUNDATIONS } from './foundations.ts'

/**
 * Every sentence that rules make of a founder's answers can be read aloud. `reviewed.txt` holds 300 of them, read by a
 * person, and `reviewed-ideas.txt` every idea for a post. When one differs, read each changed line aloud; if all are English, write the file anew with
 * `npx vitest run --project unit core/brand/sentences -u` and commit it with the change. If one is not, fix the rule and
 * add what was wrong to `BAD` below.
 */

type Foundation = (typeof FOUNDATIONS)[number]

/** The four parts of the position as the page reads them, one behind the other; those that are open are left out. */
function positionSentence(guess: Readonly<Record<string, string>>): string {
  const parts = [
    ['For ', guess.position_for],
    ['who ', guess.position_who],
    ['we are the only ones who ', guess.position_only],
    ['because ', guess.position_because],
  ].flatMap(([word, text]) => (text ? [`${word}${text}`] : []))
  const sentence = parts.join(', ')
  const stopped = sentence.endsWith('.”') ? sentence : `${sentence}.`
  return stopped.charAt(0).toUpperCase() + stopped.slice(1)
}

function strategySentences(foundation: Foundation): string[] {
  const guess = guessStrategy(foundation, { today: '2026-11-20' })
  return [
    positionSentence(guess),
    guess.client_moment ?? '',
    guess.message_ask ?? '',
    guess.checkpoint_3 ?? '',
    `${guess.experiment_1_try}.`,
    ...(guess.limits_not ?? '').split('\n'),
  ].filter(sentence => sentence !== '' && sentence !== '.')
}

/** What the rules of today make of a foundation: strategy, story prompts and the first step of the funnel. */
function ruled(foundation: Foundation): string[] {
  const { storyPrompts, funnelRecommendations } = personalise(foundation)
  return [...strategySentences(foundation), ...storyPrompts, ...funnelRecommendations]
}

const all = FOUNDATIONS.flatMap(ruled)
const distinct = [...new Set(all)]

/** Ten of each foundation, those in its founder's own words first. */
const reviewed = FOUNDATIONS.flatMap(foundation => {
  const { storyPrompts, funnelRecommendations } = personalise(foundation)
  const own = [0, 1, 2, 3, 6].map(at => storyPrompts[at] ?? '')
  return [...strategySentences(foundation), ...own, funnelRecommendations[0] ?? ''].slice(0, 10)
})

/** What a workspace of this founder might hold; its pillars are what the founder writes about. */
function lived(foundation: Foundation) {
  const rows = (title: string) => [{ id: title, title }]
  const pillars = itemsOf(foundation.content_themes).map(title => ({ id: title, title }))
  return {
    ...{
      today: '2026-11-20',
      posts: 12,
      stories: 4,
      quietDays: 20,
      plannedAhead: 1,
      boardIdeas: 2,
      checkin: 3,
    },
    unusedStories: [...rows('The letter on the mat'), ...rows('Two years late')],
    toldStories: rows('Why I said no to the big order'),
    bestPosts: [...rows('The email that changed March'), ...rows('Nobody asked for this')],
    oldPosts: rows('What I wish I’d known'),
    drafts: rows('On being late'),
    silentPillars: pillars,
    storylessPillars: pillars.slice(1),
    bareClaims: ['We answer within a day'],
    nextPlanned: rows('What a quiet week looks like')[0],
    campaign: rows('Autumn places')[0],
    latestTexts: ['Something else entirely'],
  }
}

/** Every idea for a post that rules of today make, each once, foundation by foundation. */
const ideas = [
  ...new Set(
    FOUNDATIONS.flatMap(foundation =>
      possibleIdeas(ideaFacts(normaliseClarify(foundation), lived(foundation)), null).map(({ text }) => text),
    ),
  ),
]

const BAD: readonly (readonly [sentence: string, fault: string])[] = [
  [
    'For Marjorie is 54, throws pots four days a week, we are the only ones who offer pots.',
    'a sentence where a thing belongs',
  ],
  ['We are the only ones who I watch you work.', 'two subjects'],
  ['We are the only ones who watch you work before I speak.', 'mixed person'],
  ['Write to us and ask about your.', 'ends in the middle'],
  ['Tell the story of one person before and after “Short live sessions at half…”.', 'doubled marks'],
  ['You wrote: “People accept a sore neck. When did you see this?', 'unbalanced marks'],
  ['For bakers, Who want books, we help.', 'capital after a comma'],
  ['You wrote that bread bread happens.', 'doubled word'],
  ['For someone who bakes, who want books, we are here.', 'number'],
  ['For people who bake, who wants books, we are here.', 'number'],
  ['One posts from the story bank on Instagram.', 'number'],
  ['When they’ve had enough of a early start.', 'article'],
  ['Think of my clients. What did they say?', 'speaks of the founder as “I”'],
]

describe('sentences made of answers', () => {
  it('come from foundations of thirty kinds', () => {
    expect(FOUNDATIONS).toHaveLength(30)
    expect(distinct.length).toBeGreaterThanOrEqual(300)
  })

  it.each(BAD)('would be found if they were like %j', (sentence, fault) => {
    expect(faultsOf(sentence)).toContain(fault)
  })

  it('are English', () => {
    expect(
      distinct.map(sentence => [faultsOf(sentence), sentence]).filter(([faults]) => faults?.length),
    ).toEqual([])
  })

  it('are those that were read aloud', async () => {
    expect(reviewed.length).toBeGreaterThanOrEqual(290)
    await expect(`${reviewed.join('\n')}\n`).toMatchFileSnapshot('./reviewed.txt')
  })

  it('are English beside them too: ideas for posts and lines of drafts', () => {
    const others = FOUNDATIONS.flatMap(foundation => {
      const { contentIdeas, weeklyFocus } = personalise(foundation)
      const { forWhom, values, closing } = brandLines(foundation)
      return [...contentIdeas, weeklyFocus, forWhom, values, closing].filter(text => text !== '')
    })
    expect(
      others.map(sentence => [faultsOf(sentence), sentence]).filter(([faults]) => faults?.length),
    ).toEqual([])
  })

  it('are those that were read aloud, of ideas for posts', async () => {
    expect(ideas.length).toBeGreaterThanOrEqual(300)
    expect(
      ideas.map(sentence => [faultsOf(sentence), sentence]).filter(([faults]) => faults?.length),
    ).toEqual([])
    await expect(`${ideas.join('\n')}\n`).toMatchFileSnapshot('./reviewed-ideas.txt')
  })

  it('stay whole and balanced whatever was answered', () => {
    const pieces = FOUNDATIONS.flatMap(foundation => Object.values(foundation).flat())
    const answer = fc
      .array(
        fc.oneof(fc.constantFrom(...pieces), fc.constantFrom('I', 'who', '–', '“', 'and', '\n', '…', 'is')),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map(parts => parts.join(' '))
    const foundation = fc.record(
      Object.fromEntries(
        [
          'dream_client',
          'audience_needs',
          'usp',
          'offer_description',
          'brand_heart_problem',
          'avoid_sounding_like',
        ].map(key => [key, answer] as const),
      ),
    )
    fc.assert(
      fc.property(foundation, answers => {
        for (const sentence of ruled(answers))
          expect(
            faultsOf(sentence).filter(fault => /white space|doubled marks|unbalanced|missing/.test(fault)),
            sentence,
          ).toEqual([])
      }),
    )
  })
})

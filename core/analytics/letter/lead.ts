import { formatPence } from '../../shared/money.ts'
import { numberText } from '../../shared/number-text.ts'
import { changePercent } from '../figures.ts'
import { FEWEST } from '../numbers.ts'
import type { LetterFacts } from './facts.ts'
import { allOf, counted, figure, inTurn, type Sentence, said } from './sentence.ts'

/** From how many percent on a change of people is worth telling. */
const WORTH_TELLING = 20

/** What a letter begins with. */
export interface Lead {
  /** The one thing that these days say, as a headline: true, and without a full stop. */
  readonly headline: string
  /** What else they came to, in a sentence or two. */
  readonly standfirst: Sentence
}

/**
 * The one thing that these days say, without pounds: for places that others can read as well, such as the subject of an email
 * on a locked screen. The headline itself wherever it names no money.
 */
export function discreetHeadline(facts: LetterFacts): string {
  const { deals } = facts.paid?.total ?? { deals: 0 }
  const won = deals === 0 ? null : `You won ${numberText(deals)} ${deals === 1 ? 'deal' : 'deals'}`
  return beside(facts)?.headline ?? won ?? NOTHING.headline
}

/** What a headline is about; the standfirst tells of the others. */
type Topic = 'posts' | 'people' | 'pounds'

interface Found {
  readonly topic: Topic
  readonly headline: string
  /** What the headline itself rests on, where the letter says it nowhere else. */
  readonly detail?: Sentence
}

/**
 * The strongest true thing about some days: what was won; else how the people changed, by a fifth or more; else which platform
 * brought more than half of them; else posts that slipped; else how the posts sounded; else what was published, who came, or
 * what is still to come. Nothing is compared or averaged below ten.
 */
export function letterLead(facts: LetterFacts): Lead {
  const { topic, headline, detail = [] } = won(facts) ?? beside(facts) ?? NOTHING
  const others = (['posts', 'people', 'pounds'] as const).filter(other => other !== topic)
  const standfirst = inTurn([detail, ...others.map(other => CLAUSES[other](facts))])
  return { headline, standfirst }
}

/** The strongest thing that is no money; null where nothing happened. */
function beside(facts: LetterFacts): Found | null {
  return changeOfPeople(facts) ?? mainSource(facts) ?? planned(facts) ?? counts(facts)
}

function won({ paid }: LetterFacts): Found | null {
  if (!paid || paid.total.deals === 0) return null
  return { topic: 'pounds', headline: `You won ${formatPence(paid.total.pence)}` }
}

function changeOfPeople({ daily: { now, before }, beforeName, isOver }: LetterFacts): Found | null {
  const percent = isOver ? changePercent(now.people, before.people) : null
  if (percent === null || Math.abs(percent) < WORTH_TELLING) return null
  const change = `${numberText(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'}`
  return {
    topic: 'people',
    headline: `${change} people followed your links`,
    detail: said`${counted('people', now.people, PEOPLE)} followed a link, ${change} than the ${figure('people', before.people, undefined, { isBefore: true })} of ${beforeName}.`,
  }
}

function mainSource({ daily: { now }, sources }: LetterFacts): Found | null {
  const [first] = sources.toSorted((a, b) => b.people - a.people)
  if (!first || now.people < FEWEST || first.people * 2 <= now.people) return null
  return {
    topic: 'people',
    headline: `${first.name} brought most of the people who came`,
    detail: said`${first.name} brought ${numberText(first.people)} of the ${counted('people', now.people, PEOPLE)} who followed a link.`,
  }
}

function planned({ daily: { now }, alignment }: LetterFacts): Found | null {
  const { planned_published: published, slipped, ahead } = now
  const all = published + slipped + ahead
  const topic = 'posts'
  if (slipped > 0)
    return {
      topic,
      headline:
        published > 0
          ? `You published ${numberText(published)} of ${numberText(all)} planned posts`
          : slipped === 1
            ? 'A planned post slipped'
            : `${numberText(slipped)} planned posts slipped`,
    }
  if (alignment.middle !== null)
    return { topic, headline: `Half of your posts score ${alignment.middle} or more` }
  if (all === 0) return null
  if (published === 0)
    return {
      topic,
      headline: ahead === 1 ? '1 post is still to come' : `${numberText(ahead)} posts are still to come`,
    }
  if (ahead > 0)
    return {
      topic,
      headline: `You published ${numberText(published)} of ${numberText(all)} planned posts so far`,
    }
  return {
    topic,
    headline:
      all === 1 ? 'You published the post you planned' : `You published ${allOf(all)} posts you planned`,
  }
}

function counts({ daily: { now } }: LetterFacts): Found | null {
  if (now.published > 0)
    return {
      topic: 'posts',
      headline: `You published ${numberText(now.published)} ${now.published === 1 ? 'post' : 'posts'}`,
    }
  const people = (count: number) => `${numberText(count)} ${count === 1 ? 'person' : 'people'}`
  if (now.leads > 0) return { topic: 'people', headline: `${people(now.leads)} got in touch` }
  if (now.people > 0) return { topic: 'people', headline: `${people(now.people)} followed a link` }
  if (now.added > 0) return { topic: 'people', headline: `You added ${people(now.added)}` }
  return null
}

const NOTHING: Found = { topic: 'posts', headline: 'Nothing was planned or published' }

/** What a standfirst says of what the headline isn’t about. Where nothing happened, it says so. */
const CLAUSES: Readonly<Record<Topic, (facts: LetterFacts) => Sentence>> = {
  posts: ({ daily: { now } }) => {
    const all = now.planned_published + now.slipped + now.ahead
    if (all === 1 && now.planned_published === 1)
      return said`You published ${figure('planned', 1, 'the post you planned')}.`
    if (all > 0 && now.planned_published === all)
      return said`You published ${figure('planned', all, `${allOf(all)} planned posts`)}.`
    if (all > 0)
      return said`You published ${figure('planned_published', now.planned_published)} of ${counted('planned', all, ['planned post', 'planned posts'])}.`
    if (now.published === 0) return said`Nothing was published.`
    return said`You published ${counted('published', now.published, ['post', 'posts'])}.`
  },
  people: ({ daily: { now } }) => {
    if (now.people === 0 && now.leads === 0) return said`No one followed a link or got in touch.`
    return said`${counted('people', now.people, PEOPLE)} followed a link, and ${figure('leads', now.leads)} got in touch.`
  },
  pounds: ({ paid }) => {
    if (!paid) return []
    const { deals, pence } = paid.total
    if (deals === 0) return said`No deal was won.`
    return said`You won ${figure('first', deals, formatPence(pence))} with ${numberText(deals)} ${deals === 1 ? 'deal' : 'deals'}.`
  },
}

const PEOPLE = ['person', 'people'] as const

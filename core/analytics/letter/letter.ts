import { formatPence } from '../../shared/money.ts'
import { numberText } from '../../shared/number-text.ts'
import { FEWEST } from '../numbers.ts'
import { REPORT_QUESTIONS, type ReportQuestion } from '../report.ts'
import {
  actedBeforeWords,
  actedWords,
  networksWords,
  paidBeforeWords,
  paidWords,
  showedUpBeforeWords,
  showedUpWords,
  soundedBeforeWords,
  soundedWords,
} from '../sentences.ts'
import type { LetterFacts } from './facts.ts'
import { type Lead, letterLead } from './lead.ts'
import { type LetterQuote, letterQuote } from './quote.ts'
import { inTurn, type Sentence } from './sentence.ts'

/** What a question comes to. */
export interface LetterSection {
  readonly question: ReportQuestion
  /** In a word or two, for the contents of the letter. */
  readonly answer: string
  readonly paragraphs: readonly Sentence[]
}

/** Some days as they are read: in the app, in Analytics and by email, the same words everywhere. */
export interface Letter extends Lead {
  /** The four questions in their order; without the one of pounds for whoever may not see deals. */
  readonly sections: readonly LetterSection[]
  readonly quote: LetterQuote | null
}

/** Writes what some days came to. The same facts give the same words. */
export function writeLetter(facts: LetterFacts): Letter {
  return {
    ...letterLead(facts),
    sections: REPORT_QUESTIONS.flatMap(question => {
      const section = SECTIONS[question](facts)
      return section
        ? { question, ...section, paragraphs: section.paragraphs.filter(words => words.length > 0) }
        : []
    }),
    quote: letterQuote(facts.best, facts.alignment.posts),
  }
}

const NOT_ENOUGH = 'Not enough yet'

const SECTIONS: Readonly<
  Record<ReportQuestion, (facts: LetterFacts) => Omit<LetterSection, 'question'> | null>
> = {
  showedUp: ({ daily, beforeName }) => {
    const { planned_published, slipped, ahead, published } = daily.now
    const planned = planned_published + slipped + ahead
    return {
      answer:
        planned > 0 ? `${numberText(planned_published)} of ${numberText(planned)}` : numberText(published),
      paragraphs: [inTurn([showedUpWords(daily), showedUpBeforeWords(daily.before, beforeName)])],
    }
  },
  sounded: ({ alignment, alignmentBefore, beforeName }) => ({
    answer: alignment.middle === null ? NOT_ENOUGH : `${alignment.middle} out of 100`,
    paragraphs: [
      inTurn([soundedWords(alignment), soundedBeforeWords(alignment, alignmentBefore, beforeName)]),
    ],
  }),
  acted: ({ daily: { now, before }, isOver, beforeName }) => ({
    answer: `${numberText(now.people)} ${now.people === 1 ? 'person' : 'people'}`,
    paragraphs: [
      inTurn([actedWords(now), actedBeforeWords({ now, before, isOver }, beforeName)]),
      networksWords(now),
    ],
  }),
  paid: ({ paid, paidBefore, beforeName }) =>
    paid && paidBefore
      ? {
          answer: formatPence(paid.total.pence),
          paragraphs: [inTurn([paidWords(paid), paidBeforeWords(paidBefore, beforeName)])],
        }
      : null,
}

/** What cannot be said of these days yet, for the margin: the count that is there, and how many it takes. */
export function notEnoughYet(
  question: ReportQuestion,
  { alignment, daily }: Pick<LetterFacts, 'alignment' | 'daily'>,
): string | null {
  const { people } = daily.now
  const missing = (count: number, what: string) =>
    `Not enough yet: from ${FEWEST} ${what} on, we’ll say more. There ${count === 1 ? 'is' : 'are'} ${numberText(count)}.`
  if (question === 'sounded' && alignment.posts < FEWEST) return missing(alignment.posts, 'scored posts')
  if (question === 'acted' && people < FEWEST) return missing(people, 'people')
  return null
}

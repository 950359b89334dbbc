import { dayText } from '#core/schedule/when-text.ts'
import { findWatched, look, type Steps } from '../look-ups.ts'
import { bold, bullets } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { subjectOf } from './posts.ts'
import { say } from './say.ts'

/** What others published about something, with who did and when, and nothing of what it asks for. */
export function* othersWrote({ question }: Situation): Steps {
  const subject = /\bbrand watch\b/i.test(subjectOf(question)) ? '' : subjectOf(question)
  const isSaved = /\b(?:saved?|kept|keep|bookmark(?:ed)?)\b/i.test(question)
  const { found } = yield* look({ found: findWatched(subject, isSaved ? 'saved' : 'new') })
  const about = subject === '' ? '' : ` about “${subject}”`
  const where = isSaved ? 'saved in Brand Watch' : 'new in Brand Watch'
  if (found.items.length === 0) return say([`I found nothing${about} that is ${where}.`])
  return say([
    `This is ${where}${about}, as others wrote it:`,
    bullets(
      found.items.map(
        ({ title, source, publishedOn }) =>
          `${bold(title)}, ${source}, ${dayText(publishedOn, { year: true })}`,
      ),
    ),
  ])
}

import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { formatDate } from '#core/shared/time.ts'
import type { ItemState } from '#core/watch/forms.ts'
import type { SourceKind } from '#core/watch/health.ts'
import { AddToCompetitor, OnSheets } from './add-to-competitor.tsx'
import { AnswerLine, type AnswerView } from './answer-line.tsx'

export interface FeedItemView {
  readonly id: string
  readonly sourceId: string
  readonly sourceName: string
  readonly sourceKind: SourceKind
  /** What a person of the workspace wrote about it. */
  readonly note: string
  readonly title: string
  /** Its beginning; '' where it says no more than the title. */
  readonly summary: string
  readonly author: string
  readonly address: string
  readonly publishedAt: Date
  readonly state: ItemState
  readonly contentId: string | null
  readonly folded: number
  /** Competitors on whose sheets it is. */
  readonly competitors: readonly { readonly id: string; readonly name: string }[]
  readonly answer: AnswerView | null
}

/** One item: somebody else's words, as plain text, and what can be done with it. */
export function FeedItemCard(props: {
  item: FeedItemView
  action: string
  timeZone: string
  canWrite: boolean
  /** Competitors that it can be put under. */
  choices: readonly { readonly id: string; readonly name: string }[]
  /** Opens the choice among them, or closes it. */
  choiceAddress: string
  isChoosing: boolean
}) {
  const { item, action, timeZone, canWrite, choices, choiceAddress, isChoosing } = props
  const { id, title, summary, author, address, sourceName, state, contentId, folded } = item
  const from = [sourceName, author === sourceName ? '' : author, formatDate(item.publishedAt, timeZone)]
  const titleId = useId()
  return (
    <article tabIndex={-1} data-watch-item="" aria-labelledby={titleId} className="watch-item">
      <h2 id={titleId}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          title
        )}
      </h2>
      <p>{from.filter(Boolean).join(' · ')}</p>
      {summary ? <p className="watch-summary line-clamp-3">{summary}</p> : null}
      {item.note ? (
        <p className="max-w-prose whitespace-pre-line border-l-2 border-line-strong pl-3">
          <span className="sr-only">Note: </span>
          {item.note}
        </p>
      ) : null}
      {item.sourceKind === 'page' ? (
        <p>
          <TextLink to={`/app/brand-watch/sources/${item.sourceId}`}>
            See what changed<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      ) : null}
      {folded > 0 ? (
        <p className="text-sm text-ink-soft">
          {folded === 1 ? '1 more item says' : `${folded} more items say`} nearly the same.
        </p>
      ) : null}
      {item.answer ? <AnswerLine answer={item.answer} /> : null}
      <OnSheets competitors={item.competitors} />
      {canWrite ? (
        <Form method="post" action={action} preventScrollReset discover="none">
          <input type="hidden" name="id" value={id} />
          {contentId ? null : (
            <Button size="sm" name="intent" value="idea" aria-label={`Make idea from “${title}”`}>
              Make idea
            </Button>
          )}
          {contentId ? null : (
            <Button
              size="sm"
              variant="quiet"
              name="intent"
              value="answer"
              aria-label={`Answer “${title}” with a post`}
            >
              Answer with a post
            </Button>
          )}
          {state === 'new' || state === 'not_relevant' ? (
            <Button size="sm" variant="quiet" name="intent" value="save" aria-label={`Save “${title}”`}>
              Save
            </Button>
          ) : null}
          {state === 'new' || state === 'saved' ? (
            <Button
              size="sm"
              variant="quiet"
              name="intent"
              value="dismiss"
              aria-label={`Not relevant: “${title}”`}
            >
              Not relevant
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              name="intent"
              value="restore"
              aria-label={`Move “${title}” to New`}
            >
              Move to New
            </Button>
          )}
          <AddToCompetitor item={item} choices={choices} to={choiceAddress} isOpen={isChoosing} />
        </Form>
      ) : null}
    </article>
  )
}

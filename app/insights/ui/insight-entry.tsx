import { useId } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { INSIGHT_KINDS } from '#app/insights/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { actionAddress } from '#core/insights/action-address.ts'
import { CARD_ACTIONS, type PriorityBand, priorityBand } from '#core/insights/insight.ts'
import { formatDate } from '#core/shared/time.ts'
import { InsightBasis } from './insight-basis.tsx'
import type { BasisView, InsightEntryView } from './insights-view.ts'

const TONES: Readonly<Record<PriorityBand, Tone>> = { High: 'ember', Medium: 'info', Low: 'neutral' }

export interface InsightEntryProps {
  readonly insight: InsightEntryView
  /** The rows behind it, when they are open. */
  readonly basis: BasisView | null
  readonly timeZone: string
  /** The page's one primary button is this card's. */
  readonly isFirst: boolean
  readonly canAct: boolean
  readonly canHide: boolean
}

/** One insight as an entry of a letter: its day, what it says and what to do; how much it matters stands in the margin. */
export function InsightEntry(props: InsightEntryProps) {
  const { insight, basis, timeZone, isFirst, canAct, canHide } = props
  const heading = useId()
  const { id, type, isRead, isActedUpon, actedUponAt, expiresAt, createdAt } = insight
  const band = priorityBand(insight.priority)
  const kind = INSIGHT_KINDS[type]
  const facts = [
    `${insight.confidence}% sure`,
    ...(expiresAt ? [`Valid until ${formatDate(expiresAt, timeZone)}`] : []),
    ...(isActedUpon && actedUponAt ? [`Acted on ${formatDate(actedUponAt, timeZone)}`] : []),
  ]
  return (
    <article
      id={`insight-${id}`}
      aria-labelledby={heading}
      className="letter-part scroll-mt-16"
      {...(isRead ? {} : { 'data-unread': id })}
    >
      <div className="letter-body">
        <div className="grid gap-1">
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <time dateTime={createdAt.toISOString()}>{formatDate(createdAt, timeZone)}</time>
            {isRead ? null : (
              <span className="font-semibold text-ember" data-state="unread">
                New
              </span>
            )}
          </p>
          <h3 id={heading} className="text-2xl">
            {insight.title}
          </h3>
        </div>
        <p>{insight.description}</p>
        {canAct ? <Actions insight={insight} isFirst={isFirst} /> : <Ways insight={insight} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
          <Link
            to={basis ? `/insights#insight-${id}` : `/insights?rows=${id}#insight-${id}`}
            preventScrollReset
            className="quiet-choice"
            aria-describedby={heading}
          >
            {basis ? 'Hide the data' : 'Show the data'}
          </Link>
          <Form
            method="post"
            action="/insights"
            preventScrollReset
            className="flex flex-wrap gap-x-4 gap-y-1"
          >
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="kind" value={type} />
            {isRead || !canAct ? null : (
              <button
                type="submit"
                name="intent"
                value="read"
                className="quiet-choice hidden noscript:inline-block"
                aria-describedby={heading}
              >
                Mark as read
              </button>
            )}
            {canHide ? (
              <>
                <button
                  type="submit"
                  name="intent"
                  value="dismiss"
                  className="quiet-choice"
                  aria-describedby={heading}
                >
                  Dismiss
                </button>
                <button
                  type="submit"
                  name="intent"
                  value="mute"
                  className="quiet-choice"
                  aria-describedby={heading}
                >
                  Mute “{kind}”
                </button>
              </>
            ) : null}
          </Form>
        </div>
        {basis ? <InsightBasis basis={basis} timeZone={timeZone} /> : null}
      </div>
      <div className="letter-margin">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:grid lg:justify-items-start">
          <Badge tone={TONES[band]}>
            {band}
            <span className="sr-only"> priority</span>
          </Badge>
          <span>{kind}</span>
          {facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
    </article>
  )
}

/** For those who may not take an insight up, such as viewers: where its actions lead, and nothing is noted. */
function Ways({ insight }: { insight: InsightEntryView }) {
  const shown = insight.actionItems.slice(0, CARD_ACTIONS)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {shown.map(item => (
        <ButtonLink key={item.id} to={actionAddress(item.actionData)}>
          {item.title}
        </ButtonLink>
      ))}
    </div>
  )
}

function Actions({ insight, isFirst }: { insight: InsightEntryView; isFirst: boolean }) {
  const shown = insight.actionItems.slice(0, CARD_ACTIONS)
  const pending = usePending({ name: 'insight', value: insight.id })
  if (shown.length === 0) return null
  return (
    <Form method="post" action="/insights">
      <input type="hidden" name="intent" value="act" />
      <input type="hidden" name="insight" value={insight.id} />
      <div className="flex flex-wrap gap-2.5">
        {shown.map((item, at) => (
          <Button
            key={item.id}
            name="action"
            value={item.id}
            variant={at > 0 ? 'quiet' : isFirst ? 'primary' : 'secondary'}
            pending={pending}
            title={item.description}
          >
            {item.title} <span className="font-normal max-sm:hidden">· {item.estimatedTime}</span>
          </Button>
        ))}
      </div>
    </Form>
  )
}

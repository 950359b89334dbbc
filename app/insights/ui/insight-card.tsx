import { useId } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { INSIGHT_KINDS } from '#app/insights/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { actionAddress } from '#core/insights/action-address.ts'
import { CARD_ACTIONS, type PriorityBand, priorityBand } from '#core/insights/insight.ts'
import { formatDate } from '#core/shared/time.ts'
import { InsightBasis } from './insight-basis.tsx'
import type { BasisView, InsightCardView } from './insights-view.ts'

const TONES: Readonly<Record<PriorityBand, Tone>> = { High: 'ember', Medium: 'info', Low: 'neutral' }

export interface InsightCardProps {
  readonly insight: InsightCardView
  /** The rows behind it, when they are open. */
  readonly basis: BasisView | null
  readonly timeZone: string
  /** The page's one primary button is this card's. */
  readonly isFirst: boolean
  readonly canAct: boolean
  readonly canHide: boolean
}

/** One insight: how much it matters, what it says, what to do, and the rows it rests on. */
export function InsightCard(props: InsightCardProps) {
  const { insight, basis, timeZone, isFirst, canAct, canHide } = props
  const heading = useId()
  const { id, type, isRead, isActedUpon, actedUponAt, expiresAt } = insight
  const band = priorityBand(insight.priority)
  const kind = INSIGHT_KINDS[type]
  const facts = [
    `${insight.confidence}% sure`,
    ...(expiresAt ? [`valid until ${formatDate(expiresAt, timeZone)}`] : []),
    ...(isActedUpon && actedUponAt ? [`acted on ${formatDate(actedUponAt, timeZone)}`] : []),
  ]
  return (
    <Card
      as="article"
      id={`insight-${id}`}
      aria-labelledby={heading}
      className="grid scroll-mt-24 gap-4"
      {...(isRead ? {} : { 'data-unread': id })}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[band]}>
          {band}
          <span className="sr-only"> priority</span>
        </Badge>
        <span className="text-sm text-ink-soft">{kind}</span>
        {isRead ? null : (
          <span className="ml-auto text-sm font-semibold text-ember" data-state="unread">
            New
          </span>
        )}
      </div>
      <div className="grid gap-1.5">
        <h2 id={heading} className="text-2xl">
          {insight.title}
        </h2>
        <p className="max-w-prose">{insight.description}</p>
        <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
      </div>
      {canAct ? <Actions insight={insight} isFirst={isFirst} /> : <Ways insight={insight} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        {basis ? (
          <Link
            to={`/insights#insight-${id}`}
            preventScrollReset
            className="link text-sm"
            aria-describedby={heading}
          >
            Hide the data
          </Link>
        ) : (
          <Link
            to={`/insights?rows=${id}#insight-${id}`}
            preventScrollReset
            className="link text-sm"
            aria-describedby={heading}
          >
            Show the data
          </Link>
        )}
        <Form method="post" action="/insights" preventScrollReset className="flex flex-wrap gap-1.5">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="kind" value={type} />
          {isRead || !canAct ? null : (
            <Button
              size="sm"
              variant="quiet"
              name="intent"
              value="read"
              className="hidden noscript:inline-flex"
              aria-describedby={heading}
            >
              Mark as read
            </Button>
          )}
          {canHide ? (
            <>
              <Button size="sm" variant="quiet" name="intent" value="dismiss" aria-describedby={heading}>
                Dismiss
              </Button>
              <Button size="sm" variant="quiet" name="intent" value="mute" aria-describedby={heading}>
                Mute “{kind}”
              </Button>
            </>
          ) : null}
        </Form>
      </div>
      {basis ? <InsightBasis basis={basis} timeZone={timeZone} /> : null}
    </Card>
  )
}

/** For those who may not take an insight up, such as viewers: where its actions lead, and nothing is noted. */
function Ways({ insight }: { insight: InsightCardView }) {
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

function Actions({ insight, isFirst }: { insight: InsightCardView; isFirst: boolean }) {
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
            variant={isFirst && at === 0 ? 'primary' : 'secondary'}
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

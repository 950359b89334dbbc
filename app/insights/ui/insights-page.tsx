import { Form } from 'react-router'
import { Sparkles } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Skeleton } from '#app/design/primitives/feedback/skeleton.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading, SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useReadOnScreen } from '#app/insights/client/use-read-on-screen.ts'
import { INSIGHT_KINDS, INSIGHT_TEXTS } from '#app/insights/copy.ts'
import { InsightCard } from './insight-card.tsx'
import type { InsightsPageView } from './insights-view.ts'

/** The head of the page, which stands while the rest is on its way. */
export function InsightsHeading() {
  return <PageHeading title={INSIGHT_TEXTS.title} description={INSIGHT_TEXTS.description} />
}

/** What stands where the insights will. */
export function InsightsLoading() {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-soft">
        {INSIGHT_TEXTS.loading}
      </p>
      {['first', 'second'].map(card => (
        <Card key={card}>
          <Skeleton className="mb-4 h-6 w-24" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  )
}

/** What stands in place of insights that could not be loaded. */
export function InsightsFailed({ text }: { text: string }) {
  return (
    <Notice tone="danger" live="alert">
      {text}
    </Notice>
  )
}

/** The insights, what was just dismissed, and the kinds that are muted. */
export function Insights({ view, problem }: { view: InsightsPageView; problem?: string | undefined }) {
  const { insights, muted, dismissed, basis, timeZone, canAct, canHide } = view
  const unread = (canAct ? insights : []).filter(insight => !insight.isRead).map(insight => insight.id)
  const list = useReadOnScreen<HTMLDivElement>('/insights', unread)
  return (
    <div className="grid gap-6">
      {problem ? <InsightsFailed text={problem} /> : null}
      {dismissed ? (
        <UndoNotice action="/insights" id={dismissed.id}>
          Dismissed: “{dismissed.title}”. You’ll only see it again if it happens again.
        </UndoNotice>
      ) : null}
      {insights.length === 0 ? (
        <EmptyState
          icon={<Sparkles aria-hidden />}
          title={INSIGHT_TEXTS.empty}
          action={
            <ButtonLink to="/app/dashboard" variant="primary">
              Open the dashboard
            </ButtonLink>
          }
        >
          {INSIGHT_TEXTS.emptyMore}
        </EmptyState>
      ) : (
        <div ref={list} className="grid gap-5">
          {insights.map((insight, at) => (
            <InsightCard
              key={insight.id}
              insight={insight}
              basis={basis?.id === insight.id ? basis : null}
              timeZone={timeZone}
              isFirst={at === 0}
              canAct={canAct}
              canHide={canHide}
            />
          ))}
        </div>
      )}
      {muted.length > 0 ? <MutedKinds muted={muted} canHide={canHide} /> : null}
    </div>
  )
}

function MutedKinds({ muted, canHide }: Pick<InsightsPageView, 'muted' | 'canHide'>) {
  return (
    <Card as="section" look="flat" aria-labelledby="muted-kinds">
      <div className="grid gap-4">
        <SectionHeading
          id="muted-kinds"
          title="Muted insights"
          description="You won’t see these until you unmute them."
        />
        <ul className="grid gap-2">
          {muted.map(kind => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-3">
              <span>{INSIGHT_KINDS[kind]}</span>
              {canHide ? (
                <Form method="post" action="/insights" preventScrollReset>
                  <input type="hidden" name="kind" value={kind} />
                  <Button size="sm" name="intent" value="unmute" aria-label={`Unmute ${INSIGHT_KINDS[kind]}`}>
                    Unmute
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

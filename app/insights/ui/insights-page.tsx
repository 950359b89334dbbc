import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Skeleton } from '#app/design/primitives/feedback/skeleton.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Letter, LetterHeadline, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { useReadOnScreen } from '#app/insights/client/use-read-on-screen.ts'
import { INSIGHT_KINDS, INSIGHT_TEXTS } from '#app/insights/copy.ts'
import { insightsLead } from '#core/insights/lead.ts'
import { InsightEntry } from './insight-entry.tsx'
import type { InsightsPageView } from './insights-view.ts'

/** The page, named while the rest is on its way. */
export function InsightsFrame({ children }: { children: ReactNode }) {
  return (
    <Letter>
      <h1 className="letter-name">{INSIGHT_TEXTS.title}</h1>
      {children}
    </Letter>
  )
}

/** What stands where the insights will. */
export function InsightsLoading() {
  return (
    <div className="grid gap-10 pt-8">
      <p role="status" className="text-ink-soft">
        {INSIGHT_TEXTS.loading}
      </p>
      {['first', 'second'].map(entry => (
        <div key={entry} className="max-w-prose border-t border-line pt-8">
          <Skeleton className="mb-4 h-7 w-64" />
          <Skeleton lines={3} />
        </div>
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
  const lead = insightsLead(insights)
  return (
    <>
      {problem ? <InsightsFailed text={problem} /> : null}
      {dismissed ? (
        <UndoNotice action="/insights" id={dismissed.id}>
          Dismissed: “{dismissed.title}”. You’ll only see it again if it happens again.
        </UndoNotice>
      ) : null}
      <LetterHeadline
        headline={lead?.headline ?? INSIGHT_TEXTS.empty}
        standfirst={lead?.standfirst ?? INSIGHT_TEXTS.emptyMore}
      />
      {insights.length === 0 ? (
        <p className="letter-part">
          <span>
            <ButtonLink to="/app/dashboard" variant="primary">
              Open the dashboard
            </ButtonLink>
          </span>
        </p>
      ) : (
        <div ref={list}>
          {insights.map((insight, at) => (
            <InsightEntry
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
    </>
  )
}

function MutedKinds({ muted, canHide }: Pick<InsightsPageView, 'muted' | 'canHide'>) {
  return (
    <LetterPart title="Muted insights" margin={<p>You won’t see these until you unmute them.</p>}>
      <ul className="grid max-w-prose gap-2">
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
    </LetterPart>
  )
}

import { HearthPicture } from '#app/design/charts/hearth-picture.tsx'
import { WeekStrip } from '#app/design/charts/week-strip.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formatDate } from '#core/shared/time.ts'
import { CheckInPanel } from './check-in-panel.tsx'
import type { DashboardView } from './dashboard-view.ts'
import { ExampleNotice } from './example-notice.tsx'
import { InspirationPanel } from './inspiration-panel.tsx'
import { MonthPanel } from './month-panel.tsx'
import { NextActionCard } from './next-action-card.tsx'
import { NoticedPanel } from './noticed-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { ScorePanel } from './score-panel.tsx'
import { TroubleStrip } from './trouble-strip.tsx'
import { WorkPanel } from './work-panel.tsx'

/** Where a day begins: what to do next, how far one is, how the brand stands. */
export function DashboardPage({
  view,
  reply,
  problem,
}: {
  view: DashboardView
  reply?: FormReply | undefined
  problem?: string | undefined
}) {
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <HearthPicture {...view.hearth} className="mb-8 size-16" />
        <PageHeading title={view.firstName ? `Good to see you, ${view.firstName}` : 'Good to see you'} />
      </div>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <NextActionCard action={view.action} />
      <TroubleStrip rows={view.trouble} />
      {view.example && view.canWrite ? <ExampleNotice state={view.example} /> : null}
      <Panel title="This week" actions={<TextLink to="/app/content?view=week">Open planner</TextLink>}>
        <WeekStrip days={view.week.days} today={view.week.today} />
      </Panel>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <ScorePanel
            score={view.score}
            views={view.views}
            reasons={view.reasons}
            advice={view.advice}
            trend={view.trend}
          />
          {view.canWrite ? (
            <CheckInPanel
              lastOn={view.lastCheckin ? formatDate(view.lastCheckin) : null}
              idempotencyKey={view.idempotencyKey}
              reply={reply}
              history={view.checkins}
            />
          ) : null}
        </div>
        <div className="grid content-start gap-6">
          <NoticedPanel noticed={view.noticed} />
          <MonthPanel month={view.month} />
          <ProgressPanel
            tier={view.tier}
            progress={view.progress}
            stage={view.stage}
            unlocks={view.unlocks}
          />
          <WorkPanel
            progress={view.progress}
            checkedPosts={view.checkedPosts}
            latestStories={view.latestStories}
            selling={view.selling}
          />
        </div>
      </div>
      <InspirationPanel
        personal={view.personal}
        canWrite={view.canWrite}
        canPolish={view.canPolish}
        idempotencyKey={view.idempotencyKey}
      />
    </div>
  )
}

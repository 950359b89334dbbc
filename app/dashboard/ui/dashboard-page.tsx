import { HearthPicture } from '#app/design/charts/hearth-picture.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { dayText } from '#core/schedule/when-text.ts'
import type { DashboardView } from './dashboard-view.ts'
import { CaptureLine } from './morning/capture-line.tsx'
import { CheckInForm } from './morning/check-in-form.tsx'
import { ExampleNotice } from './morning/example-notice.tsx'
import { ScoreLine } from './morning/score-line.tsx'
import { TodayAction } from './morning/today-action.tsx'
import { TroubleStrip } from './morning/trouble-strip.tsx'
import { WeekCards } from './morning/week-cards.tsx'

export interface DashboardPageProps {
  readonly view: DashboardView
  /** Of the check-in. */
  readonly reply?: FormReply | undefined
  /** Of the capture line. */
  readonly captured?: { readonly reply: FormReply; readonly canUpgrade: boolean } | undefined
  readonly problem?: string | undefined
}

/** Where a day begins, as one page of a notebook: the day, one thing to do, the week, a line to write, how one stands. */
export function DashboardPage({ view, reply, captured, problem }: DashboardPageProps) {
  const { action, canWrite, idempotencyKey } = view
  const captureKey = useFormKey(idempotencyKey, { name: 'intent', value: 'capture' })
  const isCheckIn = canWrite && action.key === 'check_in'
  const isCapture = canWrite && action.key === 'new_story'
  const isWhole = useRestOfPage()
  const checkIn = canWrite ? { idempotencyKey, reply } : null
  const capture = canWrite ? (
    <CaptureLine
      key={captureKey}
      idempotencyKey={captureKey}
      isPrimary={isCapture}
      reply={captured?.reply}
      canUpgrade={captured?.canUpgrade}
    />
  ) : null
  return (
    <div className="grid gap-8">
      <header className="flex items-center gap-4">
        <HearthPicture {...view.hearth} className="size-14" />
        <div className="grid gap-0.5 wrap-anywhere">
          <p className="text-sm font-semibold text-ink-soft">{dayText(view.today, { year: true })}</p>
          <h1 className="text-3xl">
            {view.firstName ? `Good to see you, ${view.firstName}` : 'Good to see you'}
          </h1>
        </div>
      </header>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <TodayAction
        action={action}
        draft={view.draft}
        form={
          isCheckIn && checkIn ? (
            <div id="check-in" className="scroll-mt-24">
              <CheckInForm {...checkIn} isPrimary />
            </div>
          ) : isCapture ? (
            capture
          ) : null
        }
      />
      <TroubleStrip rows={view.trouble} />
      <WeekCards week={view.week} today={view.today} idea={view.idea} canWrite={canWrite} />
      {isWhole ? (
        <>
          <div className="grid gap-8 border-t border-line pt-6 lg:grid-cols-2">
            {isCapture ? null : capture}
            <ScoreLine
              sentence={view.score}
              lastCheckin={view.lastCheckin}
              isDue={view.isCheckInDue}
              checkIn={isCheckIn ? null : checkIn}
            />
          </div>
          {view.example && canWrite ? <ExampleNotice state={view.example} /> : null}
        </>
      ) : null}
    </div>
  )
}

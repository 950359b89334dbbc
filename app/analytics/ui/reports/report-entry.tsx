import { Form } from 'react-router'
import { QUESTIONS, reportDaysText } from '#app/analytics/copy.ts'
import { CopyField } from '#app/brand/ui/index.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { ReportDays, ReportQuestion, ReportState } from '#core/analytics/report.ts'
import { formatDate } from '#core/shared/time.ts'

export interface ReportEntryView extends ReportDays {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly asked: readonly ReportQuestion[]
  readonly state: ReportState
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly address: string | null
}

const STATES = {
  open: { label: 'Open', tone: 'success' },
  revoked: { label: 'Turned off', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
} as const

/** One report with its link, and how it is turned off; what became of it stands in the margin. */
export function ReportEntry({ report, timeZone }: { report: ReportEntryView; timeZone: string }) {
  const { id, name, note, asked, state, createdAt, expiresAt, address } = report
  const pending = usePending({ name: 'id', value: id })
  const { label, tone } = STATES[state]
  const isOpen = state === 'open'
  return (
    <li id={id} className="letter-part scroll-mt-20">
      <div className="letter-body">
        <h3 className="min-w-0 text-2xl wrap-anywhere">{name}</h3>
        <p className="text-base text-ink-soft">
          {reportDaysText(report)} · {asked.map(question => QUESTIONS[question]).join(' ')}
        </p>
        {note ? <p className="text-base whitespace-pre-wrap wrap-anywhere">{note}</p> : null}
        {isOpen && address ? <CopyField address={address} label={`Link to ${name}`} /> : null}
        {isOpen && !address ? (
          <p className="text-base">
            This link still works, but we can’t show it again. For one you can copy, turn it off and make a
            new report.
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <a className="link" href={`/app/analytics/reports/${id}/report.pdf`} download>
            PDF<span className="sr-only"> of {name}</span>
          </a>
          {isOpen && address ? (
            <a className="link" href={address}>
              Open<span className="sr-only"> {name}</span>
            </a>
          ) : null}
          {isOpen ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button size="sm" variant="danger" name="intent" value="revoke" pending={pending}>
                Turn off<span className="sr-only"> {name}</span>
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
      <div className="letter-margin">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:grid lg:justify-items-start">
          <Badge tone={tone}>{label}</Badge>
          <span>Made on {formatDate(createdAt, timeZone)}.</span>
          {isOpen ? (
            <span>
              {expiresAt
                ? `Expires on ${formatDate(expiresAt, timeZone)}.`
                : 'It works until you turn it off.'}
            </span>
          ) : null}
        </div>
      </div>
    </li>
  )
}

import { REPORT_TEXTS } from '#app/analytics/copy.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Letter, LetterHead } from '#app/design/primitives/surface/letter.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { reportsLead } from '#core/analytics/reports-lead.ts'
import { PlacedWords } from '../letter/words.tsx'
import { NewReport } from './new-report.tsx'
import { ReportEntry, type ReportEntryView } from './report-entry.tsx'

interface ReportsPageProps {
  readonly reports: readonly ReportEntryView[]
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** The reports that were made, and how another is made. */
export function ReportsPage(props: ReportsPageProps) {
  const { reports, canWrite, problem, timeZone } = props
  const lead = reportsLead(reports, timeZone)
  return (
    <Letter>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <LetterHead
        title={REPORT_TEXTS.title}
        dateline={REPORT_TEXTS.description}
        headline={lead?.headline ?? REPORT_TEXTS.emptyTitle}
        standfirst={lead ? <PlacedWords sentence={lead.standfirst} /> : REPORT_TEXTS.empty}
      />
      {canWrite ? null : <Notice tone="info">{REPORT_TEXTS.locked}</Notice>}
      {reports.length === 0 ? null : (
        <>
          {canWrite ? (
            <p className="pb-6 print:hidden">
              <a href="#new" className="link">
                Make another report
              </a>
            </p>
          ) : null}
          <ul aria-label="Your reports">
            {reports.map(report => (
              <ReportEntry key={report.id} report={report} timeZone={timeZone} />
            ))}
          </ul>
        </>
      )}
      {canWrite ? <NewReport {...props} /> : null}
    </Letter>
  )
}

import { REPORT_TEXTS } from '#app/analytics/copy.ts'
import { FileText } from '#app/design/icons/icons.ts'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { NewReport } from './new-report.tsx'
import { ReportLine, type ReportLineView } from './report-line.tsx'

interface ReportsPageProps {
  readonly reports: readonly ReportLineView[]
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** The reports that were made, and how another is made. */
export function ReportsPage(props: ReportsPageProps) {
  const { reports, canWrite, problem, timeZone } = props
  return (
    <>
      <PageHeading title={REPORT_TEXTS.title} description={REPORT_TEXTS.description} />
      <div className="grid min-w-0 gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {canWrite ? <NewReport {...props} /> : <Notice tone="info">{REPORT_TEXTS.locked}</Notice>}
        {reports.length === 0 ? (
          <EmptyState icon={<FileText />} title={REPORT_TEXTS.emptyTitle}>
            {REPORT_TEXTS.empty}
          </EmptyState>
        ) : (
          <ul className="grid gap-4" aria-label="Your reports">
            {reports.map(report => (
              <ReportLine key={report.id} report={report} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

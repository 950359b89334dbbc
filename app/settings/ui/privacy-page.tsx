import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { ExportPanel, type ExportPanelProps } from './export-panel.tsx'

/** Settings, “Privacy and data”: take everything along. */
export function PrivacyPage({ problem, ...props }: ExportPanelProps & { problem?: string | undefined }) {
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Privacy and data"
        description="Your data is yours. Take it with you whenever you like."
      />
      <FormNotice errors={problem === undefined ? undefined : [problem]} />
      <ExportPanel {...props} />
    </div>
  )
}

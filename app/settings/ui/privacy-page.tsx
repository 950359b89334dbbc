import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { DeletionPanel, type DeletionPanelProps } from './deletion-panel.tsx'
import { ExportPanel, type ExportPanelProps } from './export-panel.tsx'

type PrivacyPageProps = ExportPanelProps & DeletionPanelProps & { readonly problem?: string | undefined }

/** Settings, “Privacy and data”: take everything along, and leave. */
export function PrivacyPage({ problem, newest, deletion, reply, timeZone }: PrivacyPageProps) {
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Privacy and data"
        description="Your data is yours. Take it with you, or delete it, whenever you like."
      />
      <FormNotice errors={problem === undefined ? undefined : [problem]} />
      <ExportPanel newest={newest} timeZone={timeZone} />
      <Panel
        title="Import a workspace"
        description="Have an export of a workspace? Check what’s in it, then import it here. What you already have here isn’t changed."
      >
        <div>
          <ButtonLink to="/app/settings/privacy/import">Import a workspace</ButtonLink>
        </div>
      </Panel>
      <Panel
        title="Import from elsewhere"
        description="Bring past posts from X, LinkedIn, Instagram, Facebook, Buffer or Metricool, and documents from Notion, Google Docs or Word."
      >
        <div>
          <ButtonLink to="/app/import">Import from elsewhere</ButtonLink>
        </div>
      </Panel>
      <Panel
        title="Hand over this workspace"
        description="Did you set this workspace up for someone else? Give it to them with everything in it. You won’t be charged for it again."
      >
        <div>
          <ButtonLink to="/app/settings/privacy/handover">Hand over workspace</ButtonLink>
        </div>
      </Panel>
      <DeletionPanel deletion={deletion} reply={reply} timeZone={timeZone} />
    </div>
  )
}

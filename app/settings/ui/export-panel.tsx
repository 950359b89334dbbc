import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { EXPORT_PROBLEMS } from '#app/settings/copy/privacy.ts'
import { bytesInWords } from '#core/media/room.ts'

export interface ExportPanelProps {
  readonly newest: {
    readonly id: string
    readonly state: 'waiting' | 'running' | 'ready' | 'failed' | 'over'
    readonly done: number
    readonly total: number
    readonly bytes: number
    readonly endsAt: Date | null
  } | null
  readonly timeZone: string
}

/** Asks for everything as one ZIP, shows how far it is, and where it is downloaded. */
export function ExportPanel({ newest, timeZone }: ExportPanelProps) {
  useLiveTables('workspace_exports')
  const isPending = usePending({ name: 'intent', value: 'export' })
  const isBeingMade = newest?.state === 'waiting' || newest?.state === 'running'
  return (
    <Panel
      title="Export everything"
      description="One ZIP file with your stories, posts, people, pictures and everything else. It opens in any browser and in a spreadsheet. It’s free on every plan, and after a plan ends."
    >
      {newest?.state === 'failed' ? <Notice tone="danger">{EXPORT_PROBLEMS.failed}</Notice> : null}
      {newest && isBeingMade ? (
        <div className="grid gap-3">
          <ProgressBar label="Making your export" value={newest.done} max={Math.max(1, newest.total)} />
          <p className="text-sm text-ink-soft">
            We’ll email you when it’s ready. You can leave this page.{' '}
            <TextLink to="/app/settings/privacy">Check again</TextLink>
          </p>
        </div>
      ) : null}
      {newest?.state === 'ready' && newest.endsAt ? (
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink to={`/app/settings/privacy/export/${newest.id}`} variant="primary" reloadDocument>
            Download ZIP ({bytesInWords(newest.bytes)})
          </ButtonLink>
          <p className="text-sm text-ink-soft">
            Until <When at={newest.endsAt} timeZone={timeZone} />. Then we delete it.
          </p>
        </div>
      ) : null}
      {isBeingMade ? null : (
        <Form method="post" className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="export" pending={isPending} pendingText="Starting…">
            {newest?.state === 'ready' ? 'Make a new export' : 'Export everything'}
          </Button>
          <p className="text-sm text-ink-soft">Passwords, keys and tokens aren’t included.</p>
        </Form>
      )}
    </Panel>
  )
}

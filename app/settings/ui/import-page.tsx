import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { IMPORT_PROBLEMS, IMPORT_REFUSALS, WHY_LEFT_TEXTS } from '#app/settings/copy/import.ts'
import type { ImportProblem, ImportReport, WhyLeft } from '#core/settings/imports.ts'
import { ImportReportView } from './import-report.tsx'
import { ImportUpload } from './import-upload.tsx'

interface Newest {
  readonly id: string
  readonly state: 'waiting' | 'checking' | 'ready' | 'refused' | 'wanted' | 'importing' | 'done' | 'failed'
  readonly done: number
  readonly total: number
  readonly problem: ImportProblem | null
  readonly report: ImportReport | null
  readonly seenAt: Date
}

export interface ImportPageProps {
  readonly newest: Newest | null
  readonly whyLeft: readonly WhyLeft[]
  readonly timeZone: string
  readonly problem?: string | undefined
  readonly fileProblem?: string | undefined
}

/** Settings, “Import a workspace”: send an export, see what is in it, and import it. */
export function ImportPage({ newest, whyLeft, timeZone, problem, fileProblem }: ImportPageProps) {
  useLiveTables('workspace_imports')
  const isOver = newest === null || ['refused', 'done', 'failed'].includes(newest.state)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Import a workspace"
        eyebrow={<TextLink to="/app/settings/privacy">Privacy and data</TextLink>}
        description="Send the ZIP of an export. You can check what’s in it first, and nothing you already have here is changed."
      />
      <FormNotice errors={problem === undefined ? undefined : [problem]} />
      {newest ? <NewestPanel newest={newest} timeZone={timeZone} /> : null}
      {isOver ? <ImportUpload problem={fileProblem} /> : null}
      <Panel title="What isn’t imported">
        <ul className="grid list-disc gap-1 pl-5">
          {Object.entries(WHY_LEFT_TEXTS).map(([why, text]) =>
            whyLeft.includes(why as WhyLeft) ? <li key={why}>{text}</li> : null,
          )}
        </ul>
      </Panel>
    </div>
  )
}

function NewestPanel({ newest, timeZone }: { newest: Newest; timeZone: string }) {
  const { state, problem, report } = newest
  switch (state) {
    case 'refused':
      return (
        <Notice tone="danger" title="This file can’t be imported">
          {problem ? IMPORT_REFUSALS[problem.why] : IMPORT_PROBLEMS.failed}
          {problem?.where ? ` (${problem.where})` : ''} Nothing was imported.
        </Notice>
      )
    case 'failed':
      return <Notice tone="danger">{IMPORT_PROBLEMS.failed}</Notice>
    case 'ready':
      return report ? <ReadyPanel id={newest.id} report={report} timeZone={timeZone} /> : null
    case 'done':
      return report ? (
        <Panel title="Import finished">
          <p>
            Finished <When at={newest.seenAt} timeZone={timeZone} />. Importing the same file again changes
            nothing.
          </p>
          <ImportReportView report={report} isOver />
          <p>
            <TextLink to="/app/storybank">See your stories</TextLink>
          </p>
        </Panel>
      ) : null
    default:
      return (
        <Panel title={state === 'wanted' || state === 'importing' ? 'Importing' : 'Checking your file'}>
          <ProgressBar
            label={state === 'wanted' || state === 'importing' ? 'Importing' : 'Checking'}
            value={newest.done}
            max={Math.max(1, newest.total)}
          />
          <p className="text-sm text-ink-soft">
            You can leave this page. <TextLink to="/app/settings/privacy/import">Check again</TextLink>
          </p>
          {state === 'waiting' || state === 'checking' ? <ForgetForm id={newest.id} /> : null}
        </Panel>
      )
  }
}

function ReadyPanel({ id, report, timeZone }: { id: string; report: ImportReport; timeZone: string }) {
  const isPending = usePending({ name: 'intent', value: 'bring' })
  return (
    <Panel title="What’s in your file">
      <p>
        {report.isOwn ? 'An export of this workspace' : 'An export of another workspace'}, made{' '}
        <When at={new Date(report.exportedAt)} timeZone={timeZone} />. Nothing has been imported yet.
      </p>
      <ImportReportView report={report} isOver={false} />
      <div className="flex flex-wrap items-center gap-4">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button name="intent" value="bring" variant="primary" pending={isPending} pendingText="Starting…">
            Import
          </Button>
        </Form>
        <ForgetForm id={id} />
      </div>
    </Panel>
  )
}

function ForgetForm({ id }: { id: string }) {
  const isPending = usePending({ name: 'intent', value: 'forget' })
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value="forget" pending={isPending} pendingText="Deleting…">
        Delete this file
      </Button>
    </Form>
  )
}

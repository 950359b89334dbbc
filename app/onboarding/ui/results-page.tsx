import { Form } from 'react-router'
import { SnapshotArticle } from '#app/brand/ui/index.ts'
import { Download } from '#app/design/icons/icons.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { RESULTS } from '#app/onboarding/copy/results.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { SnapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'

export interface ResultsPageProps {
  readonly sheet: SnapshotSheet
  /** Written out. */
  readonly date: string
  readonly isSaved: boolean
  /** What went wrong at the last press. */
  readonly problem: string | null
}

/** The snapshot, to read, keep and print, and the way to the dashboard. */
export function ResultsPage({ sheet, date, isSaved, problem }: ResultsPageProps) {
  const finishing = usePending({ name: 'intent', value: 'finish' })
  return (
    <FocusLayout>
      <div className="grid gap-8">
        <div className="grid gap-3 print:hidden">
          <h1 className="text-4xl">{RESULTS.title}</h1>
          <p className="text-lg text-ink-soft">{RESULTS.lead}</p>
        </div>
        {isSaved ? null : <UnsavedNotice problem={problem} />}
        {isSaved && problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <SnapshotArticle sheet={sheet} date={date} />
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Form method="post">
            <Button name="intent" value="finish" variant="primary" size="lg" pending={finishing}>
              {RESULTS.explore}
            </Button>
          </Form>
          <a href="/onboarding/brand-snapshot.pdf" download className={buttonClass({ size: 'lg' })}>
            <Download aria-hidden />
            {RESULTS.download}
          </a>
        </div>
        <p className="text-ink-soft print:hidden">
          Not quite right yet? <TextLink to="/onboarding/kickstart/brand-heart">Change an answer</TextLink>
        </p>
      </div>
    </FocusLayout>
  )
}

function UnsavedNotice({ problem }: { problem: string | null }) {
  const saving = usePending({ name: 'intent', value: 'retry' })
  return (
    <div className="print:hidden">
      <Notice
        tone={problem ? 'danger' : 'warning'}
        live={problem ? 'alert' : 'status'}
        title={RESULTS.unsavedTitle}
        action={
          <Form method="post">
            <Button name="intent" value="retry" size="sm" pending={saving} pendingText="Saving…">
              {RESULTS.retry}
            </Button>
          </Form>
        }
      >
        {problem ?? RESULTS.unsaved}
      </Notice>
    </div>
  )
}

import { Form } from 'react-router'
import { ImportProgress } from '#app/design/layout/import-progress.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { numberText } from '#core/shared/number-text.ts'

interface Progress {
  readonly total: number
  readonly done: number
  readonly created: number
  readonly changed: number
  readonly refused: number
  readonly finishedAt: Date | null
  /** People it added, by whether anything has happened to them since; null while it runs. */
  readonly added: { readonly untouched: number; readonly touched: number } | null
}

const count = (people: number) => (people === 1 ? '1 person' : `${numberText(people)} people`)

/** How far an import of people is, and what became of it. */
export function ImportProgressPage(props: {
  progress: Progress
  canUndo: boolean
  problem?: string | undefined
}) {
  const { progress, canUndo, problem } = props
  const { added, total, done, created, changed, refused, finishedAt } = progress
  const isRunning = finishedAt === null
  return (
    <ImportProgress
      title={isRunning ? 'Importing your people' : 'Your people are imported'}
      room={{ to: '/app/sales-hub/people', name: 'People' }}
      description={
        isRunning
          ? 'You can leave this page. We’ll carry on in the background.'
          : `We’ve been through ${total === 1 ? 'the one row' : `all ${numberText(total)} rows`}.`
      }
      isRunning={isRunning}
      label="Rows read"
      done={done}
      total={total}
      lines={[
        `${count(created)} added`,
        `${count(changed)} filled in`,
        ...(isRunning ? [] : [`${count(Math.max(0, total - created - changed))} already there as they are`]),
        ...(refused > 0
          ? [`${refused === 1 ? '1 row' : `${refused} rows`} left out, as the preview said`]
          : []),
      ]}
      result={{ to: '/app/sales-hub/people', label: 'Go to your people' }}
    >
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {canUndo && added && added.untouched > 0 ? <UndoImport {...added} changed={changed} /> : null}
    </ImportProgress>
  )
}

/** Says what undoing the import would delete and what stays, before it is done. */
function UndoImport({
  untouched,
  touched,
  changed,
}: {
  untouched: number
  touched: number
  changed: number
}) {
  const pending = usePending()
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-soft hover:text-ink">Undo this import</summary>
      <Form method="post" className="grid justify-items-start gap-3 pt-3">
        <p>
          {count(untouched)} it added {untouched === 1 ? 'hasn’t' : 'haven’t'} been touched since, and will be
          deleted.
          {touched > 0
            ? ` ${count(touched)} it added ${touched === 1 ? 'has' : 'have'} been changed, contacted or merged since, and will stay.`
            : ''}
          {changed > 0
            ? ` ${count(changed)} you already had ${changed === 1 ? 'keeps' : 'keep'} what was filled in.`
            : ''}
        </p>
        <Button size="sm" variant="danger" pending={pending} pendingText="Deleting…">
          Delete {count(untouched)}
        </Button>
      </Form>
    </details>
  )
}

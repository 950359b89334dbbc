import { Form } from 'react-router'
import { countText } from '#app/archives/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { ArchiveTarget } from '#core/archives/kinds.ts'

interface UndoArchiveProps {
  readonly untouched: number
  readonly touched: number
  readonly target: ArchiveTarget
}

/** Says what undoing an import would delete and what would stay, before it is done. */
export function UndoArchive({ untouched, touched, target }: UndoArchiveProps) {
  const isPending = usePending({ name: 'intent', value: 'undo' })
  if (untouched === 0)
    return (
      <p className="text-sm text-ink-soft">
        There’s nothing left to undo. What this import added has been changed, used or deleted since.
      </p>
    )
  return (
    <Form method="post" className="grid justify-items-start gap-3 text-sm" aria-label="Undo this import">
      <p>
        {countText(untouched, target)} {untouched === 1 ? 'hasn’t' : 'haven’t'} been changed or used since,
        and will be deleted for good.
        {touched > 0
          ? ` ${countText(touched, target)} ${touched === 1 ? 'has been changed or used, and stays.' : 'have been changed or used, and stay.'}`
          : ''}{' '}
        You can import the same file again later.
      </p>
      <Button
        name="intent"
        value="undo"
        size="sm"
        variant="danger"
        pending={isPending}
        pendingText="Undoing…"
      >
        Delete {countText(untouched, target)}
      </Button>
    </Form>
  )
}

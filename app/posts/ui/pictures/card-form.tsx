import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { CARD_TEXTS } from '#app/posts/copy/cards.ts'

/** What is to be known before pictures of words are made. */
export function CardNotices({ problem, canWrite }: { problem: string | undefined; canWrite: boolean }) {
  return (
    <>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {canWrite ? null : <Notice tone="info">{CARD_TEXTS.readOnly}</Notice>}
    </>
  )
}

/** What pictures of words are made of: looked at as an address of their own, then added. `add` is null where none can be. */
export function CardForm({
  children,
  className = '',
  preview,
  add,
}: {
  children: ReactNode
  className?: string
  preview: string
  add: string | null
}) {
  const adding = usePending({ name: 'intent', value: 'add' })
  return (
    <Form method="get" preventScrollReset className={`grid gap-5 ${className}`}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button>{preview}</Button>
        {add === null ? null : (
          <Button
            variant="primary"
            formMethod="post"
            name="intent"
            value="add"
            pending={adding}
            pendingText="Adding…"
          >
            {add}
          </Button>
        )}
      </div>
    </Form>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Trash2 } from '../../icons/icons.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogTrigger } from './dialog-trigger.tsx'

export interface DeleteDialogProps {
  /** Of the dialog; unique on the page. */
  id: string
  /** What is deleted: 'story'. */
  thing: string
  /** What happens to what hangs on it. */
  children: ReactNode
  pending?: boolean
}

/** Delete with one question; the form posts `intent=remove` to the page it stands on. For what can be undone. */
export function DeleteDialog({ id, thing, children, pending }: DeleteDialogProps) {
  return (
    <>
      <DialogTrigger dialog={id} variant="quiet" size="sm" icon={<Trash2 aria-hidden />}>
        Delete this {thing}
      </DialogTrigger>
      <Dialog id={id} title={`Delete this ${thing}?`}>
        <div className="text-ink-soft">{children}</div>
        <Form method="post" className="mt-6 flex justify-end">
          <Button variant="danger" name="intent" value="remove" pending={pending} pendingText="Deleting…">
            Delete {thing}
          </Button>
        </Form>
      </Dialog>
    </>
  )
}

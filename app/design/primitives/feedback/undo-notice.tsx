import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Undo2 } from '../../icons/icons.ts'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

/**
 * Says what was deleted and puts it back; the form posts `intent` (`restore`) and the id to `action`, and where to lead to
 * afterwards if that is given.
 */
export function UndoNotice(props: {
  action: string
  id: string
  intent?: string
  back?: string
  /** What else the form sends. */
  fields?: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const { action, id, intent = 'restore', back, fields = {}, children } = props
  return (
    <Notice
      tone="info"
      live="status"
      action={
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {back ? <input type="hidden" name="back" value={back} /> : null}
          <Button size="sm" name="intent" value={intent} icon={<Undo2 aria-hidden />}>
            Undo
          </Button>
        </Form>
      }
    >
      {children}
    </Notice>
  )
}

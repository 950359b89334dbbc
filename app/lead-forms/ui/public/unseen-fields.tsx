import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { TRAP } from '#core/lead-forms/submission.ts'
import { VIA } from '#core/links/target.ts'

export interface UnseenFieldsProps {
  /** When the form was opened, signed; null for a form that comes back for a field, which keeps its own. */
  readonly stamp: string | null
  readonly via: string | null
  /** The form on its way back: it keeps what was typed, its stamp and its trace. */
  readonly reply?: FormReply | undefined
}

/** What goes along with a form for visitors unseen: its stamp, the link that led here, and a field for machines. */
export function UnseenFields({ stamp, via, reply }: UnseenFieldsProps) {
  return (
    <>
      <input type="hidden" name="stamp" value={stamp ?? typedIn(reply, 'stamp')} />
      <input type="hidden" name={VIA} value={via ?? typedIn(reply, VIA)} />
      <div aria-hidden="true" className="hidden">
        <input name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}

/** What was typed into a field of a form that comes back; '' for nothing. */
export function typedIn(reply: FormReply | undefined, name: string): string {
  const value = reply?.initialValue?.[name]
  return typeof value === 'string' ? value : ''
}

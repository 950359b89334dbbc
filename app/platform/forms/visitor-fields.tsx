import type { FormReply } from './form-reply.ts'

export interface VisitorFieldsProps {
  /** The form on its way back: then it keeps the stamp and the key it was opened with. */
  reply?: FormReply | undefined
  stamp: string
  idempotencyKey: string
}

/** What goes along with every form for visitors: when it was opened, its key, and a field that only machines see. */
export function VisitorFields({ reply, stamp, idempotencyKey }: VisitorFieldsProps) {
  const before = (name: string) => {
    const value = reply?.initialValue?.[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return (
    <>
      <input type="hidden" name="stamp" value={before('stamp') ?? stamp} />
      <input type="hidden" name="idempotencyKey" value={before('idempotencyKey') ?? idempotencyKey} />
      <RobotField />
    </>
  )
}

/** The field that only machines see, and fill in. */
export function RobotField() {
  return (
    <div aria-hidden="true" className="hidden">
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

export interface ConflictNoticeProps {
  /** What was being saved: 'story'. */
  thing: string
  /** Fields that differ: what is saved now beside what was typed. */
  differences: readonly { label: string; saved: string; typed: string }[]
  /** A link that opens what is saved now. */
  action: ReactNode
}

/** Someone, perhaps the same person in another tab, saved something else: both texts side by side, nothing lost. */
export function ConflictNotice({ thing, differences, action }: ConflictNoticeProps) {
  return (
    <Notice
      tone="warning"
      live="alert"
      title={`This ${thing} has changed since you opened it`}
      action={action}
    >
      <p>
        Your text is still here. Save again to replace the saved {thing}, or open the saved {thing} instead.
      </p>
      <dl className="mt-3 grid gap-4 text-ink">
        {differences.map(({ label, saved, typed }) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Side name="Saved">{saved}</Side>
              <Side name="Yours">{typed}</Side>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

function Side({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid content-start gap-1 rounded-md border border-line bg-raised p-3">
      <p className="text-xs font-semibold text-ink-soft">{name}</p>
      <p className="max-h-56 overflow-auto whitespace-pre-wrap break-words text-sm">
        {children === '' ? <span className="text-ink-soft italic">Empty</span> : children}
      </p>
    </div>
  )
}

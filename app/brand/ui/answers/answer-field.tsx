import type { ReactNode } from 'react'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import type { ClarifyField } from '#core/brand/clarify/field.ts'
import { USE_TEXTS } from '#core/brand/clarify/sections.ts'

export interface AnswerFieldProps {
  readonly field: ClarifyField
  /** The form's state of this question, where there is one. */
  readonly meta:
    | { readonly id: string; readonly initialValue?: unknown; readonly errors?: string[] | undefined }
    | undefined
  readonly stored: string | readonly string[] | undefined
  readonly isLocked: boolean
  /** What is said below the box. */
  readonly children?: ReactNode
}

/** What an answer may look like; of a list, one item a line as in the box. */
function Example({ field }: Pick<AnswerFieldProps, 'field'>) {
  if (field.kind === 'text') return <span className="italic">For example: {field.example}</span>
  return (
    <>
      <span className="italic">For example:</span>
      <span className="block pl-4 whitespace-pre-line italic">{field.example}</span>
    </>
  )
}

/** One question with its help, an example, what it feeds, and the box for its answer. */
export function AnswerField({ field, meta, stored, isLocked, children }: AnswerFieldProps) {
  const typed = meta?.initialValue
  const saved = typeof stored === 'string' ? stored : (stored?.join('\n') ?? '')
  return (
    <div className="grid gap-1.5">
      <TextAreaField
        id={meta?.id ?? field.key}
        name={field.key}
        label={field.question}
        description={
          <>
            {field.help} <Example field={field} />
            <span className="mt-1 block text-xs">
              Used for {field.feeds.map(use => USE_TEXTS[use]).join(', ')}.
            </span>
          </>
        }
        rows={4}
        defaultValue={typeof typed === 'string' ? typed : saved}
        error={meta?.errors ?? null}
        readOnly={isLocked}
      />
      {children}
    </div>
  )
}

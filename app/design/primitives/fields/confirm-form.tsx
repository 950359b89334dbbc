import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { TextField } from './text-field.tsx'

export interface ConfirmFormProps {
  /** The word to type, e.g. 'DELETE' or the thing's own name. The server compares it again. */
  word: string
  /** Name of the typed field. Default: confirmation. */
  name?: string
  button: string
  /** What will happen, and what will not come back. */
  children: ReactNode
  error?: string | string[] | null
  pending?: boolean
}

/**
 * Typed confirmation for what cannot be undone; put it inside a form. The browser itself refuses another word
 * (`pattern`), so it holds without scripts too.
 */
export function ConfirmForm({
  word,
  name = 'confirmation',
  button,
  children,
  error,
  pending,
}: ConfirmFormProps) {
  return (
    <div className="grid gap-4 rounded-md border border-danger p-5">
      <div className="text-ink-soft">{children}</div>
      <TextField
        label={
          <>
            Type <span className="rounded-sm bg-sunk px-1.5 font-semibold">{word}</span> to confirm
          </>
        }
        name={name}
        required
        pattern={word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}
        title={`Type ${word} exactly`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={error}
      />
      <div>
        <Button variant="danger" pending={pending}>
          {button}
        </Button>
      </div>
    </div>
  )
}

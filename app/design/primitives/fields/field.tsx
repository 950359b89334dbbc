import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** What a control must carry so that its label, description and error are tied to it. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export interface FieldProps {
  label: ReactNode
  /** The control's id; made up when absent. */
  id?: string
  description?: ReactNode
  /** What is wrong and how to put it right; the first is shown when several are given. */
  error?: string | string[] | null
  required?: boolean
  /** Says '(optional)' behind the label. */
  optional?: boolean
  /** Hides the label from view, never from assistive technology. */
  labelHidden?: boolean
  /** Shown at the right of the label row, e.g. a link 'Forgot password?'. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControlProps) => ReactNode
}

/** Label, description, control and error of one question, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const made = useId()
  const id = props.id ?? made
  const error = Array.isArray(props.error) ? props.error[0] : props.error
  const describedBy = [props.description ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean)
  const label = (
    <label htmlFor={id} className={props.labelHidden ? 'sr-only' : undefined}>
      {props.label}
      {props.optional ? <small> (optional)</small> : null}
    </label>
  )
  return (
    <div className={classNames('field', props.className)}>
      {props.aside ? (
        <div className={classNames('field-row', props.labelHidden && 'sr-only')}>
          {label}
          <span>{props.aside}</span>
        </div>
      ) : (
        label
      )}
      {props.description ? <p id={`${id}-help`}>{props.description}</p> : null}
      {props.children({
        id,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        required: props.required,
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/** One error sentence under a control; the sign keeps it recognisable without colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <span aria-hidden="true">!</span>
      <span>{children}</span>
    </p>
  )
}

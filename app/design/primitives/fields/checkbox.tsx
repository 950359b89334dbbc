import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  description?: ReactNode
  error?: string | string[] | null
}

/** A tick box with its sentence; the whole line can be pressed. */
export function Checkbox({ label, description, error, id, ...input }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const message = Array.isArray(error) ? error[0] : error
  const describedBy = [description ? `${own}-help` : '', message ? `${own}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className="check">
      <label htmlFor={own}>
        <input
          {...input}
          id={own}
          type="checkbox"
          className="tick"
          aria-describedby={describedBy || undefined}
          aria-invalid={message ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {description ? (
        <p id={`${own}-help`} className="check-help">
          {description}
        </p>
      ) : null}
      {message ? <FieldError id={`${own}-error`}>{message}</FieldError> : null}
    </div>
  )
}

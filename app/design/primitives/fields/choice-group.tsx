import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export interface ChoiceGroupProps {
  legend: ReactNode
  description?: ReactNode
  error?: string | string[] | null
  legendHidden?: boolean
  children: (group: { describedBy: string | undefined; invalid: true | undefined }) => ReactNode
}

/** The frame of several choices that answer one question: fieldset, legend, description and error. */
export function ChoiceGroup({ legend, description, error, legendHidden, children }: ChoiceGroupProps) {
  const id = useId()
  const message = Array.isArray(error) ? error[0] : error
  const describedBy = [description ? `${id}-help` : '', message ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {description ? (
        <p id={`${id}-help`} className="mb-2.5 text-sm text-ink-soft">
          {description}
        </p>
      ) : null}
      {children({ describedBy: describedBy || undefined, invalid: message ? true : undefined })}
      {message ? (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      ) : null}
    </fieldset>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '#app/design/primitives/fields/field.tsx'

export interface QuestionHeadingProps {
  /** The first question of a page is its title. */
  readonly isTitle: boolean
  readonly children: ReactNode
}

/** A question of the kickstart, as the heading that it is. Reading begins at a page's title, which therefore takes focus. */
export function QuestionHeading({ isTitle, children }: QuestionHeadingProps) {
  return isTitle ? (
    <h1 tabIndex={-1} className="text-4xl">
      {children}
    </h1>
  ) : (
    <h2 className="text-3xl">{children}</h2>
  )
}

export interface QuestionFieldProps extends Omit<ComponentProps<'textarea'>, 'className' | 'children'> {
  readonly id: string
  readonly isTitle: boolean
  readonly question: string
  readonly help: string
  readonly error: string[] | null
}

/** A question that is answered in a few sentences: its heading is the label. */
export function QuestionField({ id, isTitle, question, help, error, ...area }: QuestionFieldProps) {
  const message = error?.[0]
  return (
    <div className="grid gap-3">
      <QuestionHeading isTitle={isTitle}>
        <label htmlFor={id}>{question}</label>
      </QuestionHeading>
      <p id={`${id}-help`} className="text-ink-soft">
        {help}
      </p>
      <textarea
        id={id}
        rows={4}
        className="control text-lg"
        aria-describedby={message ? `${id}-help ${id}-error` : `${id}-help`}
        aria-invalid={message ? true : undefined}
        {...area}
      />
      {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Frame = Omit<FieldProps, 'children' | 'required'>

export interface TextFieldProps
  extends Frame,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'> {
  /** Shown inside the frame before the text, e.g. '£' or 'https://'. */
  prefix?: string
}

/** A one-line input with its label, description and error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    id,
    description,
    error,
    optional,
    labelHidden,
    aside,
    className,
    prefix,
    required,
    ...input
  } = props
  return (
    <Field {...{ label, id, description, error, optional, labelHidden, aside, className, required }}>
      {control =>
        prefix ? (
          <span className="relative block">
            <span aria-hidden="true" className="absolute inset-y-0 left-3.5 flex items-center text-ink-faint">
              {prefix}
            </span>
            <input
              className="control"
              style={{ paddingLeft: `calc(1.25rem + ${prefix.length}ch)` }}
              {...input}
              {...control}
            />
          </span>
        ) : (
          <input className="control" {...input} {...control} />
        )
      }
    </Field>
  )
}

export interface TextAreaFieldProps
  extends Frame,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'> {}

/** A text area that grows with what is typed (where the browser can), with its label, description and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, id, description, error, optional, labelHidden, aside, className, required, ...area } = props
  return (
    <Field {...{ label, id, description, error, optional, labelHidden, aside, className, required }}>
      {control => <textarea className="control" rows={4} {...area} {...control} />}
    </Field>
  )
}

export interface SelectFieldProps
  extends Frame,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  /** A choice without a value sends its label. */
  options: readonly { value?: string; label: string; disabled?: boolean }[]
  /** The first, empty choice, e.g. 'Choose one'. */
  placeholder?: string
  children?: ReactNode
}

/** A native select with its label, description and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, id, description, error, optional, labelHidden, aside, className, required, ...rest } = props
  const { options, placeholder, children, ...select } = rest
  return (
    <Field {...{ label, id, description, error, optional, labelHidden, aside, className, required }}>
      {control => (
        <select className="control" {...select} {...control}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(option => (
            <option key={option.value ?? option.label} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  )
}

import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from '../../icons/icons.ts'
import { useHydrated } from '../use-hydrated.ts'
import { Field, type FieldProps } from './field.tsx'

export interface PasswordFieldProps
  extends Omit<FieldProps, 'children' | 'required'>,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type'> {
  /** current-password to sign in, new-password to choose one: browsers fill and suggest by it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password input; the button that shows what was typed appears only where scripts run. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const { label, id, description, error, optional, labelHidden, aside, className, required, ...input } = props
  return (
    <Field {...{ label, id, description, error, optional, labelHidden, aside, className, required }}>
      {control => (
        <span className="relative block">
          <input
            className="control pr-12!"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          {hydrated ? (
            <button
              type="button"
              aria-pressed={shown}
              aria-controls={control.id}
              aria-label="Show password"
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
            >
              {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            </button>
          ) : null}
        </span>
      )}
    </Field>
  )
}

import { useState } from 'react'
import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { secretProps } from '#app/platform/forms/field-props.ts'
import { PasswordRules, PasswordStrength } from '../password-strength.tsx'

type SecretField = Parameters<typeof secretProps>[0]

export interface NewPasswordFieldsProps {
  readonly label: string
  readonly fields: { readonly password: SecretField; readonly confirmPassword: SecretField }
}

/**
 * A password of one's own, chosen and typed again. How strong it is and which rules it meets show while typing; without
 * scripts the rules stand there, and the server says what is missing.
 */
export function NewPasswordFields({ label, fields }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        {...secretProps(fields.password)}
        label={label}
        aside={<PasswordStrength password={password} />}
        description={<PasswordRules password={password} />}
        autoComplete="new-password"
        onInput={event => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        {...secretProps(fields.confirmPassword)}
        label="Confirm password"
        autoComplete="new-password"
      />
    </>
  )
}

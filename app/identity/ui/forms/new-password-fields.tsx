import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { secretProps } from '#app/platform/forms/field-props.ts'

type SecretField = Parameters<typeof secretProps>[0]

export interface NewPasswordFieldsProps {
  readonly label: string
  readonly fields: { readonly password: SecretField; readonly confirmPassword: SecretField }
}

/** A password of one's own, chosen and typed again. */
export function NewPasswordFields({ label, fields }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...secretProps(fields.password)}
        label={label}
        description="At least 8 characters, with a number and an uppercase letter."
        autoComplete="new-password"
      />
      <PasswordField
        {...secretProps(fields.confirmPassword)}
        label="Confirm password"
        autoComplete="new-password"
      />
    </>
  )
}

import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { secretProps } from '#app/platform/forms/field-props.ts'

/** Where the code of the authenticator app, or one of the recovery codes, is typed. */
export function SecondFactorField({ field }: { field: Parameters<typeof secretProps>[0] }) {
  return (
    <TextField
      {...secretProps(field)}
      label="Code"
      description="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
    />
  )
}

import { checkPassword } from '#core/identity/password.ts'

const DOTS = { weak: '●○○', medium: '●●○', strong: '●●●' } as const

/**
 * How strong the typed password is, for the row of its label: there it takes no room of its own, so that nothing below moves
 * with the first character, or when a page that wakes learns what was typed before. Before the first character nothing.
 */
export function PasswordStrength({ password }: { password: string }) {
  const { strength } = checkPassword(password)
  return (
    <span role="status" className="flex items-center gap-2 leading-4">
      {password === '' ? null : (
        <>
          <span className="text-ember" aria-hidden="true">
            {DOTS[strength]}
          </span>
          <span className="capitalize">
            <span className="sr-only">Password strength: </span>
            {strength}
          </span>
        </>
      )}
    </span>
  )
}

/** The rules of a new password, and which of them the typed one meets; the marks are equally wide, so that no line breaks anew. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {checkPassword(password).requirements.map(({ met, text }) => (
        <span key={text} className="flex">
          <span aria-hidden="true" className="w-4">
            {met ? '✓' : '·'}
          </span>
          {text}
          <span className="sr-only">{met ? ' (met)' : ' (missing)'}</span>
        </span>
      ))}
    </span>
  )
}

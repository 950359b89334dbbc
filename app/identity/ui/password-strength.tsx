import { checkPassword } from '#core/identity/password.ts'

const WORDS = { weak: 'Weak', medium: 'Medium', strong: 'Strong' } as const
const BARS = { weak: 1, medium: 2, strong: 3 } as const

/**
 * How strong the typed password is and which rules it meets. Before the first character nothing, unless the server
 * has just refused one (`weakened`): then the rules are listed, which is what pages without scripts show.
 */
export function PasswordStrength({ password, weakened = false }: { password: string; weakened?: boolean }) {
  if (password === '' && !weakened) return null
  const { strength, requirements } = checkPassword(password)
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="grid flex-1 grid-cols-3 gap-1" aria-hidden="true">
          {[1, 2, 3].map(bar => (
            <span
              key={bar}
              className={`h-1.5 rounded-full ${bar <= BARS[strength] ? 'bg-ember' : 'bg-line'}`}
            />
          ))}
        </span>
        <span role="status">Password strength: {WORDS[strength]}</span>
      </div>
      <ul className="grid gap-0.5 text-ink-soft">
        {requirements.map(({ met, text }) => (
          <li key={text}>
            <span aria-hidden="true">{met ? '✓' : '·'}</span> {text}
            <span className="sr-only">{met ? ' (met)' : ' (missing)'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

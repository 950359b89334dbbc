import { Form } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { PasskeyLine } from './security/passkey-list.tsx'

export interface AfterResetPageProps {
  readonly passkeys: readonly PasskeyLine[]
  /** Two-step sign-in is on: passkeys are removed after signing in. */
  readonly needsSignIn: boolean
  readonly timeZone: string
}

/** After a password reset: the passkeys that still open the account, and a button for each of them and for all. */
export function AfterResetPage({ passkeys, needsSignIn, timeZone }: AfterResetPageProps) {
  return (
    <AuthLayout
      title="Your password is changed"
      lead={
        passkeys.length === 1
          ? 'One passkey can still sign in to your account. Remove it if it isn’t yours or you no longer have the device.'
          : `${passkeys.length} passkeys can still sign in to your account. Remove those that aren’t yours, or whose device you no longer have.`
      }
    >
      <ul className="grid gap-4">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="grid min-w-0 gap-0.5">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">
                Added <When at={createdAt} timeZone={timeZone} />,{' '}
                {lastUsedAt ? (
                  <>
                    last used <When at={lastUsedAt} timeZone={timeZone} />
                  </>
                ) : (
                  'never used'
                )}
              </p>
            </div>
            {needsSignIn ? null : (
              <Form method="post">
                <input type="hidden" name="passkey" value={id} />
                <Button size="sm" name="intent" value="one" aria-label={`Remove passkey ${name}`}>
                  Remove
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {needsSignIn ? (
        <>
          <Notice>Two-step sign-in is on, so you can remove passkeys once you’ve signed in.</Notice>
          <ButtonLink
            to={`/auth?redirectTo=${encodeURIComponent('/app/settings/security')}`}
            variant="primary"
            size="lg"
            block
          >
            Sign in to review passkeys
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className="grid gap-3">
          <Button variant="danger" size="lg" block name="intent" value="all">
            {passkeys.length === 1 ? 'Remove passkey' : 'Remove all passkeys'}
          </Button>
          <Button variant="quiet" size="lg" block name="intent" value="keep">
            {passkeys.length === 1 ? 'Keep it and sign in' : 'Keep them and sign in'}
          </Button>
        </Form>
      )}
    </AuthLayout>
  )
}

import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { AddPasskey } from './add-passkey.tsx'

export interface PasskeyLine {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** The passkeys of the account; adding one needs scripts, removing one does not. */
export function PasskeyList({
  passkeys,
  hasPassword,
  timeZone,
}: {
  passkeys: readonly PasskeyLine[]
  hasPassword: boolean
  timeZone: string
}) {
  return (
    <Panel
      title="Passkeys"
      description="Sign in with your fingerprint, face or device PIN. A passkey can’t be guessed or stolen by a fake site."
    >
      {passkeys.length > 0 ? (
        <ul className="grid gap-4">
          {passkeys.map(passkey => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid gap-0.5">
                <p className="font-semibold">{passkey.name}</p>
                <p className="text-sm text-ink-soft">
                  Added <When at={passkey.createdAt} timeZone={timeZone} />
                  {passkey.lastUsedAt ? (
                    <>
                      , last used <When at={passkey.lastUsedAt} timeZone={timeZone} />
                    </>
                  ) : null}
                </p>
              </div>
              <Form method="post" action="/app/settings/security/passkeys">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="passkey" value={passkey.id} />
                <Button size="sm" aria-label={`Remove passkey ${passkey.name}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">You don’t have a passkey yet.</p>
      )}
      <AddPasskey hasPassword={hasPassword} />
    </Panel>
  )
}

import { Authenticator } from 'remix-auth'
import { Strategy } from 'remix-auth/strategy'
import { signIn } from '#app/identity/services/sign-in.ts'
import { services } from '#app/platform/http/services.ts'
import type { Caller } from '#core/identity/account/caller.ts'

/** Why a way in did not open, for `copy` to say. */
export class SignInRefused extends Error {
  override name = 'SignInRefused'
  readonly reason: 'invalid_credentials' | 'email_not_confirmed'
  constructor(reason: SignInRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

type Credentials = { email: string; password: string; caller: Caller }

/** Reads the values of `checkedRequest`; whether they open an account, `verify` says. */
class PasswordStrategy extends Strategy<{ userId: string }, Credentials> {
  override name = 'password'

  override async authenticate(request: Request): Promise<{ userId: string }> {
    const form = await request.formData()
    const read = (name: string) => String(form.get(name) ?? '')
    const caller = { ip: read('ip'), userAgent: read('userAgent'), requestId: read('requestId') }
    return this.verify({ email: read('email'), password: read('password'), caller })
  }
}

/** Every way in answers with the account it verified. Sessions are our own (docs/decisions). */
export const authenticator = new Authenticator<{ userId: string }>().use(
  new PasswordStrategy(async credentials => {
    const result = await signIn(services(), credentials)
    if (!result.ok) throw new SignInRefused(result.reason)
    return { userId: result.userId }
  }),
)

/** A request that carries checked values, for a strategy that reads its own form. */
export function checkedRequest(
  request: Request,
  values: { email: string; password: string } & Caller,
): Request {
  return new Request(request.url, { method: 'POST', body: new URLSearchParams({ ...values }) })
}

import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { signIn } from '#app/services/identity/sign-in.ts'
import { services } from '../services.ts'

/** Why a way in did not open, for `copy` to say. */
export class SignInRefused extends Error {
  override name = 'SignInRefused'
  readonly reason: 'invalid_credentials' | 'email_not_confirmed'
  constructor(reason: SignInRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Every way in answers with the account it proved. Sessions are our own (docs/decisions). */
export const authenticator = new Authenticator<{ userId: string }>()

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const result = await signIn(services(), {
      email: String(form.get('email')),
      password: String(form.get('password')),
    })
    if (!result.ok) throw new SignInRefused(result.reason)
    return { userId: result.userId }
  }),
  'password',
)

/** A request that carries checked values, for a strategy that reads its own form. */
export function checkedRequest(request: Request, values: Record<string, string>): Request {
  return new Request(request.url, { method: 'POST', body: new URLSearchParams(values) })
}

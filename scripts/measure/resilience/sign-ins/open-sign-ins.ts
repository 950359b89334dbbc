import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { type Reply, send } from '../../harness/load/send.ts'
import { PASSWORD, type TwoStepPerson } from './people.ts'

const PAUSE_MS = 250

export interface SignIns {
  readonly failures: readonly string[]
  /** Sign-ins that ended with a session. */
  passed(): number
  /** Links to sign in with that were asked for by mail. */
  linksAsked(): number
  /** Lets those under way come to their end. */
  finish(): Promise<void>
}

/**
 * One after another signs in with password and authenticator, and asks for a link by mail, each from an address of their
 * own.
 */
export function openSignIns(origin: string, people: readonly TwoStepPerson[]): SignIns {
  const failures: string[] = []
  let passed = 0
  let linksAsked = 0
  let isOver = false
  const signingIn = (async () => {
    for (const [n, person] of people.entries()) {
      if (isOver) return
      const from = `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`
      const failure = await signIn(origin, person, from)
      if (failure === null) passed += 1
      else failures.push(failure)
      const link = await send(origin, '/auth?magic', { from, form: { email: person.email } })
      if (link.status === 303) linksAsked += 1
      else failures.push(`the link answered ${link.status}`)
      await wait(PAUSE_MS)
    }
  })()
  return {
    failures,
    passed: () => passed,
    linksAsked: () => linksAsked,
    async finish() {
      isOver = true
      await signingIn
    },
  }
}

/** Null when it ended with a session, else what came instead. */
async function signIn(
  origin: string,
  { email, secret }: TwoStepPerson,
  from: string,
): Promise<string | null> {
  const first = await send(origin, '/auth', { from, form: { email, password: PASSWORD } })
  const step = cookieOf(first, 'first_step')
  if (first.status !== 303 || step === null) return `the password answered ${first.status}`
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const second = await send(origin, '/auth/second-step', { from, cookie: step, form: { code } })
  return second.status === 303 && cookieOf(second, 'session') !== null
    ? null
    : `the code answered ${second.status}`
}

function cookieOf({ headers }: Reply, name: string): string | null {
  const set = headers['set-cookie']?.find(cookie => cookie.startsWith(`${name}=`))
  return set?.split(';')[0] ?? null
}

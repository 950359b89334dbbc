import { loadConfig } from '#app/config.server.ts'
import { requestLink } from '#app/identity/services/links/request-link.ts'
import { sendLink } from '#app/identity/services/links/send-link.ts'
import { signUp } from '#app/identity/services/sign-up.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { newSecret } from '#app/platform/secrets/secrets.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import type { TriedSentence } from '#core/site/tried-sentence.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { OnTestDatabase } from '#tests/support/database/test-database.ts'

/** What a visitor brings along from before there is an account. */
interface Carried {
  redirectTo?: string
  plan?: PlanWish
  tried?: TriedSentence
}

export const CALLER = { ip: '203.0.113.9', userAgent: 'Test', requestId: 'request-1' }
export const PASSWORD = 'Hearthstone9'

/** A service context on a test database whose clock the test moves. */
export function contextOn(db: AdminDatabase, start = new Date('2026-11-20T12:00:00Z')) {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join())
  let now = start.getTime()
  const context: OnTestDatabase<ServiceContext> = { db, now: () => new Date(now), config: loaded.config }
  return {
    context,
    wait: (ms: number) => {
      now += ms
    },
  }
}

/** The newest mail to an address: its template, and the link's secret and the code in it. */
export async function newestMail(context: OnTestDatabase<ServiceContext>, to: string) {
  const [row] = await context.db.sql<{ template: string; sealedProps: Uint8Array }[]>`
    select template, sealed_props from mail_outbox where to_address = ${to} order by created_at desc, id limit 1
  `
  if (!row) return null
  const props = JSON.parse(unseal(row.sealedProps, context.config.encryptionKey, 'mail-props')) as {
    url?: string
    code?: string
  }
  const { pathname, search, searchParams } = new URL(props.url ?? 'http://x/')
  return {
    template: row.template,
    address: `${pathname}${search}`,
    secret: searchParams.get('token') ?? '',
    code: props.code ?? '',
  }
}

/** One browser with its mark, doing what a visitor does. */
export function browserOf(context: OnTestDatabase<ServiceContext>) {
  const browser = newSecret()
  return {
    browser,
    signUp: (email: string, password = PASSWORD, carried: Carried = {}) =>
      signUp(context, {
        email,
        password,
        name: 'Maya',
        referral: null,
        browser,
        ...carried,
        caller: CALLER,
      }),
    async ask(
      purpose: 'magic_link' | 'password_reset' | 'email_confirmation',
      email: string,
      register = false,
      carried: Carried = {},
    ) {
      await requestLink(context, {
        purpose,
        email,
        browserSecret: browser,
        remember: false,
        redirectTo: null,
        register: register ? { referral: null } : null,
        ...carried,
        ...CALLER,
      })
      // The job that the outbox holds, run at once.
      const [job] = await context.db.sql<{ id: string; payload: { sealed: string } }[]>`
        delete from outbox where queue = 'identity.send-link' returning id, payload
      `
      if (job) await sendLink(context, job.payload)
      return job?.payload ?? null
    },
  }
}

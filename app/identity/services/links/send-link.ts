import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { hashMailCode, hashSecret, newCode, newSecret } from '#app/platform/secrets/secrets.ts'
import { tokenExpiresAt } from '#core/identity/tokens.ts'
import type { Sql } from '#db/client.ts'
import { type Account, findAccountByEmail } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertToken } from '#db/queries/identity/tokens.ts'
import type { LinkRequest } from './request-link.ts'

const PATHS = {
  magic_link: '/auth/magic?',
  password_reset: '/auth?mode=reset&',
  email_confirmation: '/auth/confirm?',
} as const

const EVENTS = {
  magic_link: 'magic_link_requested',
  password_reset: 'password_reset_requested',
  email_confirmation: null,
} as const

/** Sends what `requestLink` asked for, if there is somebody to send it to. Safe to run twice: one token, one mail. */
export async function sendLink(context: ServiceContext, { sealed }: { sealed: string }): Promise<void> {
  const opened = unsealJson(Buffer.from(sealed, 'base64'), context.config.encryptionKey, 'link-request')
  const request = opened as LinkRequest
  await context.db.unscoped.transaction(async sql => {
    const account = await findAccountByEmail(sql, { email: request.email })
    if (!account && !(request.purpose === 'magic_link' && request.register)) return
    if (request.purpose === 'email_confirmation' && account?.emailConfirmedAt) {
      await enqueueMail(context, sql, {
        to: account.email,
        template: 'account-exists',
        props: { url: `${context.config.appUrl}/auth` },
        idempotencyKey: `link:${request.id}`,
      })
      return
    }
    await mailLink(context, sql, request, account)
  })
}

/** What comes along from before there was an account. */
function carriedBy({ plan, tried }: LinkRequest) {
  return { plan: plan ? { ...plan } : null, tried: tried ? { ...tried } : null }
}

async function mailLink(context: ServiceContext, sql: Sql, request: LinkRequest, account: Account | null) {
  const { purpose } = request
  const secret = newSecret()
  const code = newCode()
  const now = context.now()
  const hash = hashSecret(secret)
  const isNew = await insertToken(sql, {
    id: request.id,
    hash,
    purpose,
    userId: account?.id ?? null,
    email: request.email,
    browserHash: Buffer.from(request.browser, 'hex'),
    codeHash: hashMailCode(code, hash, context.config.sessionSecret),
    payload: {
      remember: request.remember,
      redirectTo: request.redirectTo,
      register: request.register,
      ...carriedBy(request),
    },
    expiresAt: tokenExpiresAt(purpose, now),
    now,
  })
  if (!isNew) return
  const link = { url: `${context.config.appUrl}${PATHS[purpose]}token=${secret}`, code }
  // Until a mailbox is verified, anybody may have typed the name that stands beside it.
  const props = { ...link, name: account?.emailConfirmedAt ? account.fullName : '' }
  const idempotencyKey = `link:${request.id}`
  if (purpose === 'magic_link')
    await enqueueMail(context, sql, { to: request.email, template: 'magic-link', props, idempotencyKey })
  else if (purpose === 'password_reset')
    await enqueueMail(context, sql, { to: request.email, template: 'reset-password', props, idempotencyKey })
  else
    await enqueueMail(context, sql, {
      to: request.email,
      template: 'confirm-email',
      props: link,
      idempotencyKey,
    })
  const event = EVENTS[purpose]
  if (event && account) {
    const { ip, userAgent, requestId } = request
    await insertSecurityEvent(sql, { userId: account.id, type: event, caller: { ip, userAgent, requestId } })
  }
}

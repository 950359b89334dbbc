import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import type { TriedSentence } from '#core/site/tried-sentence.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/** What a mailed link is asked for; everything a job needs to send it. */
export interface LinkRequest {
  readonly id: string
  readonly purpose: 'magic_link' | 'password_reset' | 'email_confirmation'
  /** Normalised by the form's schema. */
  readonly email: string
  /** Hash of the asking browser's mark, hex. */
  readonly browser: string
  readonly remember: boolean
  /** A path of ours to go on to; checked again when it is used. */
  readonly redirectTo: string | null
  /** Set on the register side, where the terms were accepted: an account may be made when the link is used. */
  readonly register: { readonly referral: Readonly<Record<string, string | null>> | null } | null
  /** Chosen before signing up; absent in what an older version asked for. */
  readonly plan?: PlanWish | null
  /** Tried before signing up; absent likewise. */
  readonly tried?: TriedSentence | null
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
}

/**
 * Asks for a magic link, a reset link or another confirmation mail. This writes one sealed row whatever the address:
 * whether there is an account is found out by a job, so that neither the answer nor the time it takes can tell.
 */
export async function requestLink(
  context: ServiceContext,
  request: Omit<LinkRequest, 'id' | 'browser'> & { browserSecret: string },
): Promise<void> {
  const { browserSecret, ...rest } = request
  const link: LinkRequest = { ...rest, id: randomUUID(), browser: hashSecret(browserSecret).toString('hex') }
  const sealed = seal(JSON.stringify(link), context.config.encryptionKey, 'link-request').toString('base64')
  await insertOutboxJob(context.db.unscoped.sql, { queue: 'identity.send-link', payload: { sealed } })
}

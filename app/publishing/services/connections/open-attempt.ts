import * as v from 'valibot'
import type { Config } from '#app/config.server.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { SealError, seal, unsealJson } from '#app/platform/secrets/seal.ts'
import { NETWORKS } from '#core/publishing/networks.ts'

/** Milliseconds in which somebody has to come back from a network. */
const ATTEMPT_MS = 10 * 60_000

const attemptSchema = v.object({
  state: v.string(),
  sessionId: v.string(),
  userId: v.string(),
  workspace: v.string(),
  expiresAt: v.number(),
  network: v.picklist(NETWORKS),
  typed: v.string(),
  address: v.string(),
  kept: v.unknown(),
})

/** One way to a network and back, as the browser that began it keeps it, sealed. */
export type Attempt = v.InferOutput<typeof attemptSchema>

/** Who goes: the session and workspace that alone may come back. */
export type Traveller = Pick<WorkspaceContext, 'userId' | 'workspace' | 'now' | 'config'> & {
  readonly sessionId: string
}

/** Seals an attempt for the browser. */
export function sealAttempt(
  traveller: Traveller,
  attempt: Omit<Attempt, 'sessionId' | 'userId' | 'workspace' | 'expiresAt'>,
): string {
  const { sessionId, userId, workspace, now, config } = traveller
  const expiresAt = now().getTime() + ATTEMPT_MS
  const whole: Attempt = { ...attempt, sessionId, userId, workspace, expiresAt }
  return seal(JSON.stringify(whole), config.encryptionKey, 'network-attempt').toString('base64url')
}

/** The attempt that this session began in this workspace within ten minutes; null for anything else. */
export function openAttempt(traveller: Traveller, sealed: string): Attempt | null {
  const attempt = unsealAttempt(traveller.config, sealed)
  const isTheirs =
    attempt?.sessionId === traveller.sessionId &&
    attempt.userId === traveller.userId &&
    attempt.workspace === traveller.workspace &&
    attempt.expiresAt > traveller.now().getTime()
  return isTheirs ? attempt : null
}

function unsealAttempt(config: Config, sealed: string): Attempt | null {
  try {
    const opened = unsealJson(Buffer.from(sealed, 'base64url'), config.encryptionKey, 'network-attempt')
    const parsed = v.safeParse(attemptSchema, opened)
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}

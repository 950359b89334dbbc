import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import {
  CALL_MS,
  type FindAnswer,
  type NetworkAdapters,
  type PrepareAnswer,
  type SendAnswer,
} from '#app/publishing/integrations/network.ts'
import type { AttemptAction } from '#core/publishing/attempts.ts'
import type { NetworkCall } from './start-send.ts'

/** What a network answered to any of the calls. */
export type NetworkAnswer = PrepareAnswer | SendAnswer | FindAnswer

/** What is taken for the answer when there is none. What comes before a post is not seen, so that is brought again. */
const LOST: Readonly<Record<AttemptAction, NetworkAnswer>> = {
  prepare: { kind: 'unsent', retryable: true, reason: 'unreachable' },
  send: { kind: 'unknown' },
  look_up: { kind: 'cannot_tell' },
}

/**
 * Makes a call that has been noted. An adapter that throws has lost the answer, as far as anybody knows. Null when this
 * process slept so long since the note that another may have taken over: then nothing is called any more.
 */
export async function callNetwork(
  context: ServiceContext,
  adapters: NetworkAdapters,
  call: NetworkCall,
): Promise<NetworkAnswer | null> {
  if (context.now().getTime() - call.startedAt.getTime() > CALL_MS) return null
  const { kind, account, post } = call
  const adapter = adapters[account.network]
  if (!adapter) return LOST[kind]
  const signal = AbortSignal.timeout(CALL_MS)
  try {
    if (kind === 'prepare')
      return (await adapter.prepare?.(account, post, signal)) ?? { kind: 'ready', prepared: null }
    return kind === 'send'
      ? await adapter.send(account, post, signal)
      : await adapter.find(account, post, signal)
  } catch (error) {
    logger().error(
      { err: error, network: account.network, attempt: call.attemptId },
      'a network adapter failed',
    )
    return LOST[kind]
  }
}

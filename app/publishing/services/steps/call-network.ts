import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import {
  CALL_MS,
  type FindAnswer,
  type NetworkAdapters,
  type SendAnswer,
} from '#app/publishing/integrations/network.ts'
import type { NetworkCall } from './start-send.ts'

/**
 * Makes a call that has been noted. An adapter that throws has lost the answer, as far as anybody knows. Null when this
 * process slept so long since the note that another may have taken over: then nothing is called any more.
 */
export async function callNetwork(
  context: ServiceContext,
  adapters: NetworkAdapters,
  call: NetworkCall,
): Promise<SendAnswer | FindAnswer | null> {
  if (context.now().getTime() - call.startedAt.getTime() > CALL_MS) return null
  const adapter = adapters[call.account.network]
  const lost = call.kind === 'send' ? ({ kind: 'unknown' } as const) : ({ kind: 'cannot_tell' } as const)
  if (!adapter) return lost
  const signal = AbortSignal.timeout(CALL_MS)
  try {
    return call.kind === 'send'
      ? await adapter.send(call.account, call.post, signal)
      : await adapter.find(call.account, call.post, signal)
  } catch (error) {
    const { network } = call.account
    logger().error({ err: error, network, attempt: call.attemptId }, 'a network adapter failed')
    return lost
  }
}

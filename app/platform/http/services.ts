import { config } from '#app/config.server.ts'
import { openServiceContext, type ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { REQUEST_DEADLINE_MS } from '#app/platform/outage/database-deadline.ts'
import { poolNotes } from '../live/pool-notes.ts'

let opened: ServiceContext | null = null

/** The web process's service context: one pool for all requests, connected on first use. */
export function services(): ServiceContext {
  opened ??= openServiceContext(config(), 'brandhearth-web', {
    deadlineMs: REQUEST_DEADLINE_MS,
    onSilence(answers) {
      if (answers) logger().info('the database answers again')
      else logger().error('the database does not answer, so requests stop waiting for it')
    },
    onFallback(reason) {
      if (reason === null) logger().info('the replica answers again')
      else
        logger().warn(
          { reason },
          'reads that may lag go to the primary, because the replica cannot serve them',
        )
    },
    onNotify(channel, payload) {
      if (channel === 'changes') poolNotes.receive(payload)
    },
  })
  return opened
}

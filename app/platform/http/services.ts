import { config } from '#app/config.server.ts'
import { openServiceContext, type ServiceContext } from '#app/platform/context.ts'
import { poolNotes } from '../live/pool-notes.ts'

let opened: ServiceContext | null = null

/** The web process's service context: one pool for all requests, connected on first use. */
export function services(): ServiceContext {
  opened ??= openServiceContext(config(), 'brandhearth-web', (channel, payload) => {
    if (channel === 'changes') poolNotes.receive(payload)
  })
  return opened
}

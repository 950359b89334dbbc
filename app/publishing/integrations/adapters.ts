import type { Config } from '#app/config.server.ts'
import type { NetworkAdapters } from './network.ts'

/** The networks that this installation can publish to. */
export function networkAdapters(_config: Config): NetworkAdapters {
  return {}
}

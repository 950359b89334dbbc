import { type AskedPool, type AskedQuery, queryChannel } from '#db/driver/query-channel.ts'
import { type Metrics, record } from './registry.ts'

/** Every pool of the process that was asked anything. */
const pools = new Set<AskedPool>()

/** Measures from now on how long each query of this process waits for a connection, and takes in all. */
export function watchDatabase(): void {
  queryChannel.subscribe(message => watch(message as AskedQuery))
}

function watch({ query, pool }: AskedQuery): void {
  pools.add(pool)
  const askedAt = performance.now()
  const seconds = () => (performance.now() - askedAt) / 1000
  const { onsent, resolve, reject } = query
  query.onsent = () => {
    onsent?.()
    const waited = seconds()
    record(({ queryWaits }) => queryWaits.observe({ pool: pool.name }, waited))
  }
  const settle = (outcome: 'answered' | 'failed') => {
    const took = seconds()
    record(({ queryDurations }) => queryDurations.observe({ pool: pool.name, outcome }, took))
  }
  query.resolve = value => {
    settle('answered')
    resolve(value)
  }
  query.reject = error => {
    settle('failed')
    reject(error)
  }
}

/** Puts the pools as they are at this moment into the registry; several of one name are added up. */
export function measurePools({ connections, waitingQueries }: Metrics): void {
  connections.reset()
  waitingQueries.reset()
  for (const pool of pools) {
    const { busy, idle, waiting } = pool.state()
    connections.inc({ pool: pool.name, state: 'busy' }, busy)
    connections.inc({ pool: pool.name, state: 'idle' }, idle)
    waitingQueries.inc({ pool: pool.name }, waiting)
  }
}

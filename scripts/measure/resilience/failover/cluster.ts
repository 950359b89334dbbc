import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stringify } from 'yaml'
import { postgresFolders } from '#scripts/commands/backup/postgres-tools.ts'
import { findProgram } from '#scripts/local/find-program.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { type GuardedServer, startGuardedServer } from '#scripts/local/guarded-server.ts'
import { startPgBouncer } from '#scripts/local/pgbouncer.ts'
import { type Person, unprivileged } from '#scripts/local/unprivileged.ts'

const NODES = 3
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'pgbouncer'] as const

/** Why a cluster cannot be started here; null where it can. */
export function missingForCluster(): string | null {
  const missing = PROGRAMS.find(name => !findProgram(name))
  if (missing) return `${missing} is not installed`
  return serverFolder() ? null : 'no PostgreSQL with pg_basebackup and pg_rewind'
}

/** A folder with all that Patroni calls. */
function serverFolder(): string | null {
  const needed = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup', 'pg_rewind']
  return postgresFolders().find(folder => needed.every(name => existsSync(join(folder, name)))) ?? null
}

interface Node {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly data: string
  readonly settings: string
}

/** What Patroni says of a node. */
interface NodeState {
  readonly role: string
  readonly state: string
  readonly sync?: boolean
}

export interface Cluster {
  /** Past PgBouncer: where HAProxy sees the primary. */
  readonly directUrl: (person: string) => string
  readonly pooledUrl: (person: string) => string
  /** Ends the primary at once; `machine` takes what watches over it along. Answers its name. */
  killPrimary(what: 'postgres' | 'machine'): Promise<string>
  /** Starts what was killed, and waits until a synchronous standby is there: until then the next kill could lose something. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

/**
 * Three PostgreSQL under Patroni with one etcd, synchronous replication, HAProxy before them and PgBouncer before that.
 * Throws where a part does not come up.
 */
export async function startCluster(people: readonly string[]): Promise<Cluster> {
  const person = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-cluster-'))
  if (person) chownSync(folder, person.uid, person.gid)
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const [etcdPort, peerPort, front, poolerPort] = await Promise.all([1, 2, 3, 4].map(() => freePort()))
    if (!etcdPort || !peerPort || !front || !poolerPort) throw new Error('no ports')
    const at = (port: number) => `http://127.0.0.1:${port}`
    const etcd = await startGuardedServer(
      need('etcd'),
      [
        ...['--name', 'only', '--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
        ...['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
        ...['--listen-peer-urls', at(peerPort), '--initial-advertise-peer-urls', at(peerPort)],
        ...['--initial-cluster', `only=${at(peerPort)}`],
      ],
      { port: etcdPort, as: person },
    )
    ends.push(etcd.stop)

    const nodes: Node[] = []
    for (let n = 1; n <= NODES; n += 1) nodes.push(await writeNode({ n, folder, etcdPort, person }))
    const watchers = new Map<string, GuardedServer>()
    const start = async (node: Node) => {
      const options = { port: node.restPort, as: person, cwd: folder }
      watchers.set(node.name, await startGuardedServer(need('patroni'), [node.settings], options))
    }
    ends.push(() => Promise.all([...watchers.values()].map(watcher => watcher.stop())))
    const [first, ...others] = nodes
    if (!first) throw new Error('no nodes')
    await start(first)
    await until(
      async () => (await stateOf(first))?.role === 'master' || (await stateOf(first))?.role === 'primary',
    )
    await Promise.all(others.map(start))

    writeFileSync(join(folder, 'haproxy.cfg'), haproxy(front, nodes))
    const balancer = await startGuardedServer(need('haproxy'), ['-db', '-f', join(folder, 'haproxy.cfg')], {
      port: front,
    })
    ends.push(balancer.stop)
    const pooler = await startPgBouncer({ port: poolerPort, serverPort: front, people })
    if (!pooler.ok) throw new Error(pooler.reason)
    ends.push(pooler.stop)

    const states = () => Promise.all(nodes.map(async node => ({ node, state: await stateOf(node) })))
    const untilWhole = async () => {
      for (const { node, state } of await states())
        if (!state && watchers.get(node.name)?.hasEnded()) await start(node)
      await until(async () => {
        const all = await states()
        const running = all.filter(({ state }) => state?.state === 'running' || state?.state === 'streaming')
        return running.length === NODES && (await hasSyncStandby(nodes))
      })
    }
    await untilWhole()
    return {
      directUrl: who => `postgres://${who}@127.0.0.1:${front}/postgres`,
      pooledUrl: who => `postgres://${who}@127.0.0.1:${poolerPort}/postgres`,
      async killPrimary(what) {
        const primary = (await states()).find(({ state }) => isPrimary(state))?.node
        if (!primary) throw new Error('no node says that it is the primary')
        if (what === 'machine') await watchers.get(primary.name)?.kill()
        process.kill(
          Number(readFileSync(join(primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]),
          'SIGKILL',
        )
        return primary.name
      },
      untilWhole,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const isPrimary = (state: NodeState | null) => state?.role === 'master' || state?.role === 'primary'

function need(name: string): string {
  const path = findProgram(name)
  if (!path) throw new Error(`${name} is not installed`)
  return path
}

async function stateOf({ restPort }: Node): Promise<NodeState | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}/patroni`, { signal: AbortSignal.timeout(2_000) })
    return (await answer.json()) as NodeState
  } catch {
    return null
  }
}

/** Whether a node is the one without which the primary acknowledges nothing. */
async function hasSyncStandby(nodes: readonly Node[]): Promise<boolean> {
  const asked = nodes.map(({ restPort }) =>
    fetch(`http://127.0.0.1:${restPort}/sync`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  return (await Promise.all(asked)).includes(true)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('the cluster did not come up within two minutes')
    await wait(250)
  }
}

async function writeNode(input: {
  n: number
  folder: string
  etcdPort: number
  person: Person | null
}): Promise<Node> {
  const { n, folder, etcdPort, person } = input
  const [port, restPort] = [await freePort(), await freePort()]
  const home = join(folder, `node${n}`)
  const bin = serverFolder()
  if (!bin) throw new Error('no PostgreSQL')
  mkdirSync(home)
  const settings = join(home, 'patroni.yml')
  const data = join(home, 'data')
  writeFileSync(
    settings,
    stringify({
      scope: 'brandhearth',
      name: `node${n}`,
      log: { level: 'WARNING' },
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          // The least that Patroni takes: so many seconds a machine may be silent before another takes over.
          ttl: 20,
          loop_wait: 2,
          retry_timeout: 5,
          // A server that was killed is not waited for.
          primary_start_timeout: 0,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 100,
              shared_buffers: '32MB',
              wal_log_hints: 'on',
              wal_keep_size: '256MB',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }],
        pg_hba: [
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
          'local all all trust',
        ],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: bin,
        pgpass: join(home, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres' },
          replication: { username: 'replicator' },
          rewind: { username: 'postgres' },
        },
        parameters: { unix_socket_directories: home },
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
      watchdog: { mode: 'off' },
    }),
  )
  if (person) for (const path of [home, settings]) chownSync(path, person.uid, person.gid)
  return { name: `node${n}`, port, restPort, data, settings }
}

/** Asks each second who the primary is, and ends what is connected to one that is it no more. */
function haproxy(front: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}\n`,
  )
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('')}`
}

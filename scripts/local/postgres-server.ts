import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresFolders } from '../commands/backup/postgres-tools.ts'
import { freePort } from './free-port.ts'
import { type Person, unprivileged } from './unprivileged.ts'

/** A real PostgreSQL that a run (of tests or benchmarks) started itself, or the reason why there is none. */
export type PostgresServer = RunningPostgres | { readonly ok: false; readonly reason: string }

export interface RunningPostgres {
  readonly ok: true
  readonly port: number
  readonly version: string
  /** Where it lies, of the server's own user. */
  readonly folder: string
  /** Ends it as an accident would: SIGKILL takes the postmaster alone, SIGQUIT is the immediate stop. Back with `restart`. */
  crash(how: 'SIGKILL' | 'SIGQUIT'): Promise<void>
  /** Stops its processes without ending them, as a machine does that hangs: they are there and say nothing. Back with `thaw`. */
  freeze(): void
  thaw(): void
  /** Starts it again on the same port and data. */
  restart(): Promise<void>
  /** Starts one of PostgreSQL's programs as the server's own user, and goes on; its end is told by `exit`. */
  launch(program: string, args: readonly string[]): ChildProcess
  stop(): Promise<void>
}

function findBinaries(): string | null {
  return (
    postgresFolders().find(
      folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  )
}

/** Where the server itself is linked to, its other programs need not be. */
function findProgram(name: string): string {
  const folder = postgresFolders().find(folder => existsSync(join(folder, name)))
  return folder === undefined ? name : join(folder, name)
}

function run(
  file: string,
  args: string[],
  as: Person | null,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...(as ?? {}), cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', chunk => {
      output += String(chunk)
    })
    child.stderr.on('data', chunk => {
      output += String(chunk)
    })
    child.once('error', reject)
    child.once('close', code => resolve({ code, output }))
  })
}

/**
 * Runs the server for as long as somebody holds the other end of stdin: a run that is killed takes its server along,
 * folder and all, instead of leaving it behind. Immediate shutdown, since the data is thrown away next. When the server
 * ends by itself, so does the guard.
 */
const GUARD = `
  postgres=$0 folder=$1; shift
  "$postgres" "$@" & server=$!
  (while kill -0 $server 2>/dev/null; do sleep 0.5; done; kill $$ 2>/dev/null) &
  cat > /dev/null
  trap '' TERM
  kill -QUIT $server 2>/dev/null
  wait $server
  rm -rf "$folder"
`

export interface PostgresServerOptions {
  /** True keeps fsync on: only for tests that kill the server itself. */
  readonly durable?: boolean
  /** More settings, as `name=value`. */
  readonly settings?: readonly string[]
  /** A copy of a server's data to start from, such as one made by pg_basebackup; without it an empty one is made. */
  readonly copyOf?: string
  /** With a copy: it reads the log that its `restore_command` brings before it takes connections. */
  readonly recover?: boolean
}

/**
 * Starts a PostgreSQL of our own as an unprivileged user in a temporary folder on a free loopback port.
 * Never throws: where it cannot be had, the answer says why.
 */
export async function startPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const binaries = findBinaries()
  if (!binaries) return { ok: false, reason: 'no initdb and postgres in PATH or /usr/lib/postgresql/*/bin' }
  const person = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-pg-'))
  const cleanUp = () => rmSync(folder, { recursive: true, force: true })
  try {
    if (person) chownSync(folder, person.uid, person.gid)
    const data = join(folder, 'data')
    const made = options.copyOf
      ? await run('/bin/cp', ['-R', options.copyOf, data], person)
      : await run(
          join(binaries, 'initdb'),
          ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
          person,
        )
    if (options.recover) await run('/usr/bin/touch', [join(data, 'recovery.signal')], person)
    if (made.code !== 0)
      throw new Error(`no data, it ended with ${made.code}: ${made.output.trim().slice(-300)}`)
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=200',
      'shared_buffers=64MB',
      ...(options.durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
      ...(options.settings ?? []),
    ].flatMap(setting => ['-c', setting])
    const launch = async () => {
      const child = spawn(
        '/bin/sh',
        ['-c', GUARD, join(binaries, 'postgres'), folder, '-D', data, ...settings],
        {
          ...(person ?? {}),
          cwd: folder,
          stdio: ['pipe', 'ignore', 'pipe'],
        },
      )
      await ready(child)
      return child
    }
    let child = await launch()
    const { output } = await run(join(binaries, 'postgres'), ['--version'], person)
    return {
      ok: true,
      port,
      version: output.trim(),
      folder,
      async crash(how) {
        const over = ended(child)
        process.kill(postmasterOf(data), how)
        await over
      },
      freeze: () => signalAll(data, 'SIGSTOP'),
      thaw: () => signalAll(data, 'SIGCONT'),
      async restart() {
        // What a killed postmaster leaves behind takes a moment to go, and keeps the next one out meanwhile.
        for (let left = 50; ; left -= 1) {
          try {
            child = await launch()
            return
          } catch (error) {
            if (left === 0) throw error
            await new Promise(wake => setTimeout(wake, 50))
          }
        }
      },
      launch: (program, args) =>
        spawn(findProgram(program), args, { ...(person ?? {}), cwd: tmpdir(), stdio: 'ignore' }),
      stop: async () => {
        child.stdin?.end()
        await ended(child)
        cleanUp()
      },
    }
  } catch (error) {
    cleanUp()
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Signals the server and each of its own processes. */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = postmasterOf(data)
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number))
  const children = rows.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid)
  for (const pid of [postmaster, ...children]) process.kill(pid, signal)
}

/** Resolves when the server says it takes connections; rejects with its last words when it ends first. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', chunk => {
      output = (output + String(chunk)).slice(-2000)
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`postgres ended with ${code}: ${output.trim().slice(-300)}`)))
  })
}

/** Resolves once the guard and with it the server has ended. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => child.once('exit', () => resolve()))
}

import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './find-program.ts'
import { type GuardedServer, startGuardedServer } from './guarded-server.ts'
import { unprivileged } from './unprivileged.ts'

const SETTINGS = join(import.meta.dirname, '../../docs/deploy/server/pgbouncer.ini')

/** A PgBouncer that a run started itself, or the reason why there is none. */
export type PgBouncer =
  | (Pick<GuardedServer, 'stop'> & { readonly ok: true })
  | { readonly ok: false; readonly reason: string }

export interface PgBouncerOptions {
  readonly port: number
  /** Where it passes statements on to, on 127.0.0.1. */
  readonly serverPort: number
  /** Who may sign in, each without a password: only for servers on this machine that ask for none. */
  readonly people: readonly string[]
}

/**
 * Starts a PgBouncer that pools transactions, with the settings that we recommend (docs/deploy/server/pgbouncer.ini).
 * Never throws: where it cannot be had, the answer says why.
 */
export async function startPgBouncer({ port, serverPort, people }: PgBouncerOptions): Promise<PgBouncer> {
  const program = findProgram('pgbouncer')
  if (!program) return { ok: false, reason: 'pgbouncer is not installed' }
  const person = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-pgbouncer-'))
  const [settings, names] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  const ours: Readonly<Record<string, string>> = {
    '*': `host=127.0.0.1 port=${serverPort}`,
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: names,
  }
  const text = readFileSync(SETTINGS, 'utf8').replaceAll(/^(\S+) =.*$/gm, (line, name: string) =>
    ours[name] === undefined ? line : `${name} = ${ours[name]}`,
  )
  writeFileSync(settings, text)
  writeFileSync(names, people.map(name => `"${name}" ""\n`).join(''))
  if (person) for (const path of [folder, settings, names]) chownSync(path, person.uid, person.gid)
  const cleanUp = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startGuardedServer(program, [settings], { port, as: person })
    return {
      ok: true,
      async stop() {
        await server.stop()
        cleanUp()
      },
    }
  } catch (error) {
    cleanUp()
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { CommandFailure } from '../frame/exit.ts'

/** A program of PostgreSQL's on this machine. */
export interface PostgresTool {
  readonly path: string
  /** The major version, such as 17. */
  readonly major: number
}

/** Folders that may hold PostgreSQL's programs: PATH first, then where Debian, Red Hat and Homebrew put them. */
export function postgresFolders(): string[] {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder)
        .filter(name => /^(\d+|postgresql(@\d+)?)$/.test(name))
        .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
        .map(name => join(folder, name, 'bin')),
    )
  const redHat = existsSync('/usr')
    ? readdirSync('/usr')
        .filter(name => /^pgsql-\d+$/.test(name))
        .map(name => join('/usr', name, 'bin'))
    : []
  return [...(process.env.PATH ?? '').split(delimiter), ...versions, ...redHat]
}

/**
 * The program that fits a server best: of its own major version, else the oldest newer one. Throws a CommandFailure that
 * says what to install when there is none, or only older ones: those refuse a newer server.
 */
export async function findPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  major: number,
  folders: readonly string[] = postgresFolders(),
): Promise<PostgresTool> {
  const paths = [...new Set(folders.map(folder => join(folder, name)))].filter(path => existsSync(path))
  const found = (await Promise.all(paths.map(readVersion))).flatMap(tool => tool ?? [])
  const [fitting] = found.filter(tool => tool.major >= major).sort((a, b) => a.major - b.major)
  if (fitting) return fitting
  const newest = Math.max(...found.map(tool => tool.major))
  const state =
    found.length > 0
      ? `${name} is of PostgreSQL ${newest}, which is older than ${major}.`
      : `${name} was not found in PATH or where PostgreSQL is usually installed.`
  throw new CommandFailure(
    `${state} Install the client programs of PostgreSQL ${major}, such as the package postgresql-client-${major}.`,
  )
}

async function readVersion(path: string): Promise<PostgresTool | null> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'])
    const [, major] = /\(PostgreSQL\) (\d+)/.exec(stdout) ?? []
    return major === undefined ? null : { path, major: Number(major) }
  } catch {
    // Not for this machine, or not ours to run: another folder may have one.
    return null
  }
}

const PARAMETERS: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  host: 'PGHOST',
}

/**
 * What PostgreSQL's programs read from their surroundings, with the address of a database if they need one: on the command line everybody on the
 * machine could read the password. Nothing waits for a password to be typed.
 */
export function toolEnvironment(url?: string): Record<string, string> {
  // Their messages are read for the progress bar.
  const own = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }
  if (url === undefined) return own
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const parts = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      Object.entries(PARAMETERS).map(([parameter, name]) => [name, searchParams.get(parameter) ?? '']),
    ),
    ...(searchParams.get('host') ? {} : { PGHOST: hostname.replace(/^\[|\]$/g, '') }),
  }
  return {
    ...own,
    PGCONNECT_TIMEOUT: '10',
    // The owner of the tables sees all rows only when it says that it maintains them.
    PGOPTIONS: '-c app.maintenance=on',
    ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '')),
  }
}

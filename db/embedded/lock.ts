import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Who has the database folder open. */
export interface Holder {
  readonly pid: number
  readonly startedAt: Date
  /** The machine; a folder on a shared disk may be held from elsewhere. */
  readonly host: string
  /** The port its database answers on; null while it is still opening. */
  readonly port: number | null
  /** Where to find the holder: the app's address if it serves one, else the database's. */
  readonly url: string
}

export interface FolderLock {
  readonly path: string
  readonly content: LockContent
  /** Gives the folder back, if it is still ours. */
  release(): Promise<void>
}

interface LockContent {
  pid: number
  /** Start of the process in clock ticks since boot (Linux): tells a reused process number from the holder. */
  processStart: string | null
  startedAt: string
  host: string
  port: number | null
  appUrl: string | null
}

export type Claim = { ok: true; lock: FolderLock } | { ok: false; holder: Holder }

const FILE = 'lock.json'

/**
 * Takes the folder's lock or names who has it. The file appears at once and whole (`wx` on a name nobody has), and a
 * dead holder's file is moved away before the next try, so that of two that find it stale only one goes on.
 */
export async function claimFolder(folder: string, appUrl: string | null): Promise<Claim> {
  const path = join(folder, FILE)
  const content: LockContent = {
    pid: process.pid,
    processStart: await processStart(process.pid),
    startedAt: new Date().toISOString(),
    host: hostname(),
    port: null,
    appUrl,
  }
  for (;;) {
    if (await createLock(path, content))
      return { ok: true, lock: { path, content, release: () => release(path, content) } }
    const lock = await readLock(path)
    if (lock && (await isAlive(lock))) return { ok: false, holder: toHolder(lock) }
    await removeStale(path, lock)
  }
}

/** Writes the port into our lock file, so that the CLI finds the running database. */
export async function recordPort(lock: FolderLock, port: number): Promise<void> {
  lock.content.port = port
  const draft = `${lock.path}.${process.pid}`
  await writeFile(draft, JSON.stringify(lock.content))
  await rename(draft, lock.path)
}

/** The living holder of a folder, or null when nobody has it open. */
export async function findHolder(folder: string): Promise<Holder | null> {
  const lock = await readLock(join(folder, FILE))
  return lock && (await isAlive(lock)) ? toHolder(lock) : null
}

async function createLock(path: string, content: LockContent): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify(content))
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function readLock(path: string): Promise<LockContent | null> {
  // A file that is still empty was created a moment ago; give its writer time before calling it rubbish.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const parsed: unknown = JSON.parse(await readFile(path, 'utf8'))
      if (isLockContent(parsed)) return parsed
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
    }
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  return null
}

function isLockContent(value: unknown): value is LockContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    Number.isInteger(Reflect.get(value, 'pid')) &&
    'startedAt' in value
  )
}

async function isAlive(lock: LockContent): Promise<boolean> {
  // Another machine's processes cannot be asked, so its word stands until an operator removes the file.
  if (lock.host !== hostname()) return lock.port === null || (await answers(lock.port))
  if (!processExists(lock.pid)) return false
  const started = await processStart(lock.pid)
  if (started !== null && lock.processStart !== null) return started === lock.processStart
  return lock.port === null || (await answers(lock.port))
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat; null where there is no such file (macOS, Windows). */
async function processStart(pid: number): Promise<string | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const done = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(false))
  })
}

async function removeStale(path: string, stale: LockContent | null): Promise<void> {
  const aside = `${path}.stale.${process.pid}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  // Between reading and moving somebody may have put a fresh lock there: then it goes back, unless again replaced.
  const moved = await readLock(aside)
  if (moved && JSON.stringify(moved) !== JSON.stringify(stale) && (await isAlive(moved))) {
    await createLock(path, moved)
  }
  await rm(aside, { force: true })
}

async function release(path: string, content: LockContent): Promise<void> {
  const lock = await readLock(path)
  if (lock?.pid === content.pid && lock.startedAt === content.startedAt) await rm(path, { force: true })
}

function toHolder(lock: LockContent): Holder {
  return {
    pid: lock.pid,
    startedAt: new Date(lock.startedAt),
    host: lock.host,
    port: lock.port,
    url: lock.appUrl ?? (lock.port === null ? 'still opening' : `postgres://127.0.0.1:${lock.port}`),
  }
}

function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : ''
  return typeof code === 'string' ? code : ''
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from '#scripts/local/clean-environment.ts'

export const PROJECT = join(import.meta.dirname, '../../../..')

const STOPS_WITHIN_MS = 12_000

/** A Node process of ours under measurement. */
export interface Child {
  readonly pid: number
  /** Milliseconds from its start until it said that it is ready. */
  readonly readyMs: number
  /** The line that told so. */
  readonly readyLine: string
  /** Resolves once it has ended, with its exit code; null when a signal ended it. */
  readonly exit: Promise<number | null>
  /** Asks it to end and insists after 12 s. */
  stop(): Promise<void>
  /** Ends it at once, as an accident would. */
  kill(): Promise<void>
}

/** Starts a script of the project and waits until it prints a line with `sign`. Throws with its last words otherwise. */
export async function startChild(
  args: readonly string[],
  {
    env,
    sign,
    withinMs = 60_000,
    cwd = PROJECT,
  }: { env: Record<string, string>; sign: string; withinMs?: number; cwd?: string },
): Promise<Child> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => end(child)
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  try {
    const readyLine = await lineWith(child, sign, withinMs)
    return { pid: child.pid ?? 0, readyMs: performance.now() - startedAt, readyLine, exit, stop, kill }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a script of the project to its end. Throws with its last words when it fails. */
export function runChild(
  args: readonly string[],
  env: Record<string, string>,
  onStart: (pid: number) => void = () => {},
  cwd: string = PROJECT,
): Promise<{ output: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const child = spawn(process.execPath, args, {
      cwd,
      env: cleanEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (child.pid) onStart(child.pid)
    let output = ''
    let complaint = ''
    child.stdout.on('data', chunk => {
      output += String(chunk)
    })
    child.stderr.on('data', chunk => {
      complaint = (complaint + String(chunk)).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve({ output, ms: performance.now() - startedAt })
      else reject(new Error(`${args.join(' ')} ended with ${code}: ${complaint || output.slice(-500)}`))
    })
  })
}

/** Resident memory of a process in MiB, now and at its highest; NaN where /proc does not tell. */
export function memoryOf(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const mib = (name: string) =>
      Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1] ?? Number.NaN) / 1024
    return { now: mib('VmRSS'), peak: mib('VmHWM') }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}

/** Clock ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100

/** Processor time a process has used, all its threads together, in milliseconds; NaN where /proc does not tell. */
export function processorMs(pid: number): number {
  const [, , , , , , , , , , , user, system] = statOf(pid)
  return ticksMs(user, system)
}

/** The same of all processes that it started and that have ended; a server's are those of closed connections. */
export function endedProcessorMs(pid: number): number {
  const [, , , , , , , , , , , , , user, system] = statOf(pid)
  return ticksMs(user, system)
}

const ticksMs = (user = Number.NaN, system = Number.NaN) => ((user + system) * 1000) / TICKS

/** The numbers behind a process's name; none where /proc does not tell. */
function statOf(pid: number): number[] {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number)
  } catch {
    return []
  }
}

function lineWith(child: ChildProcess, sign: string, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    let isReady = false
    const timer = setTimeout(
      () => reject(new Error(`not ready within ${withinMs} ms: ${output.slice(-2000)}`)),
      withinMs,
    )
    // Read on after it is ready: a full pipe would stop the process.
    const collect = (chunk: unknown) => {
      if (isReady) return
      output += String(chunk)
      const line = output.split('\n').find(text => text.includes(sign))
      if (line === undefined) return
      isReady = true
      clearTimeout(timer)
      resolve(line)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', reject)
    child.once('exit', code => {
      clearTimeout(timer)
      if (!isReady) reject(new Error(`ended with ${code} before it was ready: ${output.slice(-2000)}`))
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const insist = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(insist)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

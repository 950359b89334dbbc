import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import type { Person } from './unprivileged.ts'

export interface GuardedServer {
  /** Asks it to end and waits until it has, three seconds at most; then it is ended. */
  stop(): Promise<void>
  /** Ends it at once, as an accident would. */
  kill(): Promise<void>
  readonly hasEnded: () => boolean
}

export interface GuardedOptions {
  /** Its port of 127.0.0.1. */
  readonly port: number
  /** Whether it can be used; without it, it can once its port takes connections. */
  readonly isReady?: () => Promise<boolean>
  readonly env?: Readonly<Record<string, string>>
  readonly as?: Person | null
  readonly cwd?: string
}

/**
 * Runs a program for as long as somebody holds the other end of stdin, so that a run that is killed takes it along. When
 * it ends by itself, so does the guard. SIGTERM first: whoever has children of its own ends them.
 */
const GUARD = `
  "$@" & server=$!
  echo "$server" >&3
  (while kill -0 $server 2>/dev/null; do sleep 0.5; done; kill $$ 2>/dev/null) &
  cat > /dev/null
  trap '' TERM
  kill -TERM $server 2>/dev/null
  for _ in 1 2 3 4 5 6; do kill -0 $server 2>/dev/null || break; sleep 0.5; done
  kill -KILL $server 2>/dev/null
  wait $server
`

const READY_WITHIN_MS = 30_000

/** Starts a server that stays in the foreground, and waits until it is ready. Throws with its last words otherwise. */
export async function startGuardedServer(
  program: string,
  args: readonly string[],
  { port, isReady = () => takesConnections(port), env = {}, as = null, cwd = tmpdir() }: GuardedOptions,
): Promise<GuardedServer> {
  const child = spawn('/bin/sh', ['-c', GUARD, 'guard', program, ...args], {
    ...(as ?? {}),
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  let pid = 0
  child.stdio[3]?.once('data', chunk => {
    pid = Number(String(chunk))
  })
  let output = ''
  const collect = (chunk: unknown) => {
    output = (output + String(chunk)).slice(-2000)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (!(await isReady())) {
    const isOver = child.exitCode !== null || child.signalCode !== null
    if (isOver || Date.now() > giveUpAt) {
      await stop()
      throw new Error(`${program} was not ready: ${output.trim().slice(-500)}`)
    }
    await new Promise(wake => setTimeout(wake, 50))
  }
  return {
    stop,
    async kill() {
      if (pid > 0) process.kill(pid, 'SIGKILL')
      await ended
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}

/** Whether somebody listens at a port of 127.0.0.1. */
export function takesConnections(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

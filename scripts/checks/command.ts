import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const LEFTOVERS_MS = 3000

export const PROJECT = join(import.meta.dirname, '../..')

/** How a command ended: its exit code (null when a signal ended it) and all it said, in order. */
export interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Groups of processes under way: each leads its own, so a signal from the terminal reaches only us. */
const running = new Set<number>()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const group of running) endGroup(group, 'SIGTERM')
    process.exit(130)
  })
}

/**
 * Runs a tool of this project (or of the system) from the project's folder, with no input, and never rejects.
 * Past `timeoutMs` it is ended with everything it has started.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { timeoutMs = 10 * 60_000, env = {} }: { timeoutMs?: number; env?: Record<string, string> } = {},
): Promise<Ended> {
  return new Promise(resolve => {
    const tools = join(PROJECT, 'node_modules/.bin')
    const child = spawn(command, args, {
      cwd: PROJECT,
      env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const output: string[] = []
    const timer = setTimeout(() => {
      output.push(`\nstopped: not done after ${timeoutMs / 1000} s\n`)
      if (child.pid) endGroup(child.pid, 'SIGKILL')
    }, timeoutMs)
    if (child.pid) running.add(child.pid)

    const finish = (code: number | null) => {
      clearTimeout(timer)
      if (child.pid) running.delete(child.pid)
      resolve({ code, output: output.join('') })
    }
    child.stdout.on('data', chunk => output.push(String(chunk)))
    child.stderr.on('data', chunk => output.push(String(chunk)))
    child.once('error', error => {
      output.push(error.message)
      finish(null)
    })
    child.once('close', finish)
    // What it left behind would keep our pipe open for ever: it has a moment to end, then it is ended.
    child.once('exit', () =>
      setTimeout(() => child.pid && endGroup(child.pid, 'SIGKILL'), LEFTOVERS_MS).unref(),
    )
  })
}

function endGroup(leader: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-leader, signal)
  } catch {
    // Nobody of the group is left.
  }
}

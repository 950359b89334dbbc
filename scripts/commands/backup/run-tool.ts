import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandFailure } from '../frame/exit.ts'
import { type PostgresTool, toolEnvironment } from './postgres-tools.ts'

export interface ToolRun {
  readonly args: readonly string[]
  /** The database it connects to; none for what only reads a file. */
  readonly url?: string
  readonly input?: Readable
  /** Called with each line of what it says it does. */
  readonly onLine?: (line: string) => void
}

/** What it said last is shown when it fails. */
const LAST_LINES = 8

/** A program of PostgreSQL's at work, whose output is read as it comes. Ends with a CommandFailure when the program does. */
export async function* readTool(tool: PostgresTool, run: ToolRun): AsyncGenerator<Buffer> {
  const child = spawn(tool.path, [...run.args], {
    env: toolEnvironment(run.url),
    stdio: ['pipe', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<Writable, Readable, Readable>
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', line => {
    lines.push(line)
    if (lines.length > LAST_LINES) lines.shift()
    run.onLine?.(line)
  })
  // A program that fails closes its end; why it failed is in its words, not in the pipe's.
  const fed = run.input ? pipeline(run.input, child.stdin).catch(() => {}) : child.stdin.end()
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer
    await fed
    if ((await ended) !== 0) throw new CommandFailure(`${tool.path} failed:\n${lines.join('\n')}`)
  } finally {
    if (child.exitCode === null && child.signalCode === null) child.kill()
    run.input?.destroy()
  }
}

/** Runs it to its end and answers what it wrote. */
export async function runTool(tool: PostgresTool, run: ToolRun): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of readTool(tool, run)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Turns the lines of `--verbose` into rows done: a table counts once the next one begins. */
export function countRows(
  tables: readonly { schema: string; table: string; rows: number }[],
  onProgress: (rows: number) => void,
): (line: string) => void {
  const sizes = new Map(tables.map(({ schema, table, rows }) => [`${schema}.${table}`, rows]))
  let done = 0
  let current = 0
  return line => {
    const [, name = ''] = /(?:dumping contents of|processing data for) table "(.+)"$/.exec(line) ?? []
    if (name === '') return
    done += current
    current = sizes.get(name) ?? 0
    onProgress(done)
  }
}

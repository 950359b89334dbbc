import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../scripts/cli.ts', import.meta.url))

export interface Outcome {
  code: number | null
  out: string
  err: string
}

/**
 * Runs a command as an operator would, with nothing of the test's surroundings but the PATH. Whoever wants to end it early is
 * given the way to (`kill`): at once, as an accident would.
 */
export function cli(
  args: string[],
  env: Record<string, string>,
  onStart: (kill: () => void) => void = () => {},
): Promise<Outcome> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [CLI, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onStart(() => child.kill('SIGKILL'))
    const outcome: Outcome = { code: null, out: '', err: '' }
    child.stdout.on('data', chunk => {
      outcome.out += String(chunk)
    })
    child.stderr.on('data', chunk => {
      outcome.err += String(chunk)
    })
    child.once('close', code => resolve({ ...outcome, code }))
  })
}

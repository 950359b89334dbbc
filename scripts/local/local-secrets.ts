import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'secrets.json'
const NAMES = ['SESSION_SECRET', 'ENCRYPTION_KEY'] as const

/**
 * Secrets for a machine that brings none: made once, kept in DATA_DIR beside the data they protect, readable by the
 * owner only. What the environment names already is left out.
 */
export async function localSecrets(
  dataDir: string,
  env: Record<string, string | undefined>,
): Promise<Partial<Record<(typeof NAMES)[number], string>>> {
  const missing = NAMES.filter(name => !env[name])
  if (missing.length === 0) return {}
  const path = join(dataDir, FILE)
  await mkdir(dataDir, { recursive: true })
  const stored = await readFile(path, 'utf8').catch(() => null)
  const secrets: Record<string, string> = stored
    ? (JSON.parse(stored) as Record<string, string>)
    : Object.fromEntries(NAMES.map(name => [name, randomBytes(32).toString('hex')]))
  if (!stored) await writeFile(path, JSON.stringify(secrets), { mode: 0o600 })
  return Object.fromEntries(missing.map(name => [name, secrets[name] ?? randomBytes(32).toString('hex')]))
}

/** Puts the local secrets into the environment where there are any, for commands; production brings its own. */
export async function takeLocalSecrets(): Promise<void> {
  const { env } = process
  if (env.NODE_ENV === 'production' || env.BRANDHEARTH_MODE === 'production') return
  const dataDir = env.DATA_DIR || '.data'
  if (existsSync(join(dataDir, FILE))) Object.assign(env, await localSecrets(dataDir, env))
}

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'secrets.json'
const NAMES = ['SESSION_SECRET', 'ENCRYPTION_KEY', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
type Secrets = Record<(typeof NAMES)[number], string>

/**
 * Secrets for a machine that brings none: made once, kept in DATA_DIR beside the data they protect, readable by the
 * owner only. What the environment names already is left out.
 */
export async function localSecrets(
  dataDir: string,
  env: Record<string, string | undefined>,
): Promise<Partial<Secrets>> {
  const missing = NAMES.filter(name => !env[name])
  if (missing.length === 0) return {}
  const path = join(dataDir, FILE)
  await mkdir(dataDir, { recursive: true })
  const stored = await readFile(path, 'utf8').catch(() => null)
  const known = stored ? (JSON.parse(stored) as Partial<Secrets>) : {}
  // A file of an earlier version lacks some.
  const secrets = { ...newSecrets(), ...known }
  if (NAMES.some(name => !known[name])) await writeFile(path, JSON.stringify(secrets), { mode: 0o600 })
  // The two keys are one pair: half of it from elsewhere goes with no half of ours.
  const ownPair = env.VAPID_PUBLIC_KEY || env.VAPID_PRIVATE_KEY
  const wanted = missing.filter(name => !ownPair || !name.startsWith('VAPID_'))
  return Object.fromEntries(wanted.map(name => [name, secrets[name]]))
}

function newSecrets(): Secrets {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    VAPID_PUBLIC_KEY: Buffer.concat(point).toString('base64url'),
    VAPID_PRIVATE_KEY: d,
  }
}

/** Puts the local secrets into the environment where there are any, for commands; production brings its own. */
export async function takeLocalSecrets(): Promise<void> {
  const { env } = process
  if (env.NODE_ENV === 'production' || env.BRANDHEARTH_MODE === 'production') return
  const dataDir = env.DATA_DIR || '.data'
  if (existsSync(join(dataDir, FILE))) Object.assign(env, await localSecrets(dataDir, env))
}

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.server.ts'

const secret = 'a secret of at least thirty-two characters'
const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://brandhearth.example/anything',
  DATABASE_URL: 'postgres://db/brandhearth',
  SESSION_SECRET: secret,
  ENCRYPTION_KEY: secret,
}

describe('the configuration', () => {
  it('needs nothing on a laptop', () => {
    const loaded = loadConfig({})
    expect(loaded).toMatchObject({
      ok: true,
      config: {
        mode: 'local',
        port: 3000,
        host: '127.0.0.1',
        appUrl: 'http://localhost:3000',
        secure: false,
      },
    })
  })

  it('refuses a pooler without a way past it, on which jobs and streams depend', () => {
    const pooled = { ...production, DATABASE_PREPARE: '0' }
    const alone = loadConfig(pooled)
    expect(alone.ok ? [] : alone.problems).toEqual([expect.stringMatching(/^DATABASE_DIRECT_URL /)])
    expect(loadConfig({ ...pooled, DATABASE_DIRECT_URL: 'postgres://db/brandhearth' })).toMatchObject({
      config: { databasePrepare: false, databaseDirectUrl: 'postgres://db/brandhearth' },
    })
  })

  it('names who runs it, an example unless it is told', () => {
    expect(loadConfig({})).toMatchObject({ config: { operator: { name: 'Brandhearth Ltd', number: null } } })
    const told = { OPERATOR_NAME: 'Loaf Ltd', OPERATOR_NUMBER: '1', SUPPORT_EMAIL: 'help@loaf.co' }
    expect(loadConfig(told)).toMatchObject({
      config: { operator: { name: 'Loaf Ltd', number: '1', address: null, supportEmail: 'help@loaf.co' } },
    })
    const wrong = loadConfig({ OPERATOR_ADDRESS: 'a\nb', SUPPORT_EMAIL: 'nobody' })
    expect(wrong.ok ? [] : wrong.problems).toHaveLength(2)
  })

  it('lists every problem at once, by name', () => {
    const loaded = loadConfig({
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://',
      SESSION_SECRET: 'short',
    })
    expect(loaded.ok).toBe(false)
    if (loaded.ok) return
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'SESSION_SECRET']) {
      expect(loaded.problems.some(problem => problem.startsWith(name))).toBe(true)
    }
  })

  it('refuses production without its own address, database and secrets', () => {
    const loaded = loadConfig({ NODE_ENV: 'production' })
    expect(loaded.ok ? [] : loaded.problems).toHaveLength(4)
    expect(loadConfig(production)).toMatchObject({
      ok: true,
      config: { mode: 'production', appUrl: 'https://brandhearth.example', secure: true, host: '0.0.0.0' },
    })
  })

  it('refuses production with the secret that everybody can read', () => {
    const published = 'local-only-secret-local-only-secret'
    expect(loadConfig({ ...production, SESSION_SECRET: published })).toEqual({
      ok: false,
      problems: ['SESSION_SECRET must be a secret of your own'],
    })
  })

  it('knows the secret before, which has to be another one', () => {
    const before = 'the one before, of thirty-two characters'
    expect(loadConfig({ ...production, ENCRYPTION_KEY_PREVIOUS: before })).toMatchObject({
      ok: true,
      config: {
        encryptionKey: { current: secret, previous: before },
        sessionSecret: { current: secret, previous: null },
      },
    })
    expect(loadConfig({ ...production, SESSION_SECRET_PREVIOUS: secret })).toEqual({
      ok: false,
      problems: ['SESSION_SECRET_PREVIOUS must differ from SESSION_SECRET'],
    })
  })

  it('reads an empty variable as an absent one', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({
      ok: true,
      config: { port: 3000, smtpUrl: null },
    })
  })

  it('holds the pool at one connection on the embedded database', () => {
    expect(loadConfig({ DATABASE_EMBEDDED: '1', DATABASE_POOL: '20' })).toMatchObject({
      ok: true,
      config: { databasePool: 1 },
    })
  })
})

describe('.env.example', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'))

  it('has every variable that is read, and the ports of the stand-ins', () => {
    const source = readFileSync(new URL('config.server.ts', import.meta.url), 'utf8')
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): v\./gm)].map(([, name]) => name)
    const standIns = ['STRIPE', 'OPENAI', 'GOOGLE', 'MASTODON', 'BLUESKY', 'NETWORKS'].map(
      name => `${name}_STANDIN_PORT`,
    )
    const ports = ['MAILBOX_PORT', ...standIns, 'WEBHOOK_RECEIVER_PORT']
    expect(Object.keys(example).sort()).toEqual([...read, ...ports].sort())
  })

  it('changes nothing when it is taken as it is', () => {
    expect(loadConfig(example)).toEqual(loadConfig({}))
  })
})

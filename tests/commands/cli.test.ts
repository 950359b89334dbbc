import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openConnection } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/open.ts'
import { cli } from '#tests/support/cli.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { useOpenAI } from '#tests/support/openai.ts'

describe('usage', () => {
  const env = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }

  test.each([
    ['an unknown command', ['teleport']],
    ['a missing option', ['seed']],
    ['a number that is none', ['seed', '--users', 'many']],
    ['a number out of bounds', ['seed', '--users', '0']],
    ['neither --all nor --user', ['recompute-scores']],
    ['both --all and --user', ['recompute-scores', '--all', '--user', 'x']],
    ['an id that is none', ['recompute-scores', '--user', 'ada']],
    ['neither --all nor --user for insights', ['refresh-insights', '--dry-run']],
    ['a trail of nobody', ['audit', 'verify', '--user', 'ada']],
    ['neither a job nor a queue', ['jobs', 'retry']],
    ['a queue that is none', ['jobs', 'failed', '--queue', 'dreams']],
    ['a letter without a file', ['letter', 'send', '--yes']],
    ['a letter that is not there', ['letter', 'preview', '--file', '/nowhere/letter.md']],
  ])('%s ends with code 2 and says what is wrong', async (_what, args) => {
    const { code, err, out } = await cli(args, env)
    expect([code, out]).toEqual([2, ''])
    expect(err).not.toBe('')
    expect(err).not.toContain('    at ')
  })

  test.each([
    [[]],
    [['migrate']],
    [['seed']],
    [['recompute-scores']],
    [['doctor']],
    [['quiz']],
    [['letter', 'send']],
    [['user', 'show']],
    [['audit', 'verify']],
    [['keys', 'rotate']],
    [['sessions', 'revoke-all']],
  ])('%j --help explains itself with code 0', async args => {
    const { code, out } = await cli([...args, '--help'], env)
    expect(code).toBe(0)
    expect(out).toContain('Usage: cli')
  })

  test('a wrong configuration ends with code 2 and lists every problem', async () => {
    const { code, err } = await cli(['migrate'], { PORT: 'x', DATABASE_URL: 'mysql://a' })
    expect(code).toBe(2)
    expect(err).toMatch(/PORT.*\n.*DATABASE_URL|DATABASE_URL.*\n.*PORT/)
  })

  test('a database that cannot be reached ends with code 1, and doctor names it', async () => {
    expect(await cli(['migrate', '--json'], env)).toMatchObject({
      code: 1,
      out: expect.stringContaining('"ok":false'),
    })
    const doctor = await cli(['doctor', '--json'], env)
    expect(doctor.code).toBe(1)
    const database = { name: 'database', status: 'fail' }
    expect(JSON.parse(doctor.out)).toMatchObject({
      ok: false,
      checks: expect.arrayContaining([expect.objectContaining(database)]),
    })
  })

  test('doctor asks for a folder only where something would be kept in it', async () => {
    const store = {
      MEDIA_S3_ENDPOINT: 'http://127.0.0.1:1',
      MEDIA_S3_BUCKET: 'media',
      MEDIA_S3_KEY_ID: 'key',
      MEDIA_S3_SECRET: 'secret',
    }
    const folder = async (more: Record<string, string>) => {
      const { out } = await cli(['doctor', '--json'], { ...env, DATA_DIR: '/dev/null/none', ...more })
      return JSON.parse(out).checks.find(({ name }: { name: string }) => name === 'data folder')
    }
    expect(await folder(store)).toMatchObject({ status: 'ok', detail: expect.stringContaining('not used') })
    expect(await folder({})).toMatchObject({ status: 'warn' })
  })
})

describe('doctor and the assistant', () => {
  const openai = useOpenAI()
  const assistant = async (environment: Record<string, string>) => {
    const env = {
      DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none',
      OPENAI_BASE_URL: openai().url,
      ...environment,
    }
    const { out } = await cli(['doctor', '--json'], env)
    return JSON.parse(out).checks.find(({ name }: { name: string }) => name === 'assistant')
  }

  test('its key and its model are looked at, and named when they are wrong', async () => {
    const key = { OPENAI_API_KEY: openai().apiKey }
    expect(await assistant({})).toMatchObject({ status: 'ok', detail: expect.stringContaining('off') })
    expect(await assistant(key)).toMatchObject({
      status: 'ok',
      detail: expect.stringContaining('gpt-5-mini'),
    })
    expect(await assistant({ ...key, OPENAI_MODEL: 'dreams-1' })).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining("'dreams-1' does not exist"),
    })
    expect(await assistant({ OPENAI_API_KEY: 'sk-wrong' })).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining('Incorrect API key'),
    })
  })
})

describeOnDatabase('commands', database => {
  const env = () => ({
    ...database().env,
    DATABASE_EMBEDDED: database().kind === 'embedded' ? '1' : '0',
  })

  test('migrate has nothing to do on a migrated database', async () => {
    const { code, out } = await cli(['migrate', '--json'], env())
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, applied: [] }])
  })

  test('seed, recompute and show work together', async () => {
    const seeded = await cli(['seed', '--users', '20', '--days', '30', '--seed', '3', '--json'], env())
    expect(JSON.parse(seeded.out)).toMatchObject({ ok: true, added: 20, present: 0 })
    const scored = await cli(['--json', 'recompute-scores', '--all'], env())
    expect(JSON.parse(scored.out)).toMatchObject({ ok: true, users: 20, written: 20, resumed: false })
    const shown = await cli(['user', 'show', ' Founder-3-7@seed.brandhearth.test', '--json'], env())
    const { user } = JSON.parse(shown.out)
    expect(user).toMatchObject({ email: 'founder-3-7@seed.brandhearth.test', hasPassword: false })
    expect(user.brandScore).toBeGreaterThanOrEqual(0)
    const one = await cli(['recompute-scores', '--user', user.id, '--json'], env())
    expect(JSON.parse(one.out)).toMatchObject({ ok: true, userId: user.id, overall: user.brandScore })
    const insights = await cli(['refresh-insights', '--all', '--json'], env())
    expect(JSON.parse(insights.out)).toMatchObject({ ok: true, users: 20, resumed: false })
    const noticed = await cli(['refresh-insights', '--user', user.id, '--json'], env())
    expect(JSON.parse(noticed.out)).toMatchObject({ ok: true, users: 1 })
  })

  test('nobody of that name ends with code 1', async () => {
    const { code, err } = await cli(['user', 'show', 'nobody@example.test'], env())
    expect([code, err.trim()]).toEqual([1, 'There is no user nobody@example.test.'])
  })

  test('nothing secret is shown of a user', async () => {
    const { id } = await createTestAccount(database().db, { passwordHash: 'canary-hash' })
    const { out } = await cli(['user', 'show', id, '--json'], env())
    expect(out).toContain(id)
    expect(out).not.toContain('canary')
  })
})

describe('the embedded folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brandhearth-cli-'))
    const made = await openEmbedded({
      dataDir: folder,
      dump: new Uint8Array(await readFile(inject('embeddedDump'))),
    })
    await made.close()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('a command opens it when the app is not running', async () => {
    const { code, out } = await cli(['migrate', '--json'], { DATA_DIR: folder })
    expect([code, JSON.parse(out)]).toMatchObject([0, { where: `the embedded database in ${folder}` }])
  })

  test('a command goes through the running app, and both see what the other wrote', async () => {
    const holder = await openEmbedded({ dataDir: folder })
    const db = openConnection({ url: holder.url, max: 1 })
    try {
      const { email } = await createTestAccount(db)
      const shown = await cli(['user', 'show', email, '--json'], { DATA_DIR: folder })
      expect(JSON.parse(shown.out)).toMatchObject({ ok: true, user: { email } })
      await cli(['seed', '--users', '3', '--json'], { DATA_DIR: folder })
      const [row] = await db.sql<{ n: number }[]>`select count(*) as n from accounts`
      expect(row?.n).toBe(4)
    } finally {
      await db.close()
      await holder.close()
    }
  })
})

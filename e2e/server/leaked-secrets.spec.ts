import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'playwright/test'
import { loadConfig } from '#app/config.server.ts'
import { confirmTwoFactor } from '#app/identity/services/second-factor/confirm-two-factor.ts'
import { startTwoFactor } from '#app/identity/services/second-factor/start-two-factor.ts'
import { verifySecondFactor } from '#app/identity/services/second-factor/verify-second-factor.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { migrate } from '#db/migrate.ts'
import { insertSession } from '#db/queries/identity/sessions.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { openGoogle } from '#scripts/local/google/google.ts'
import { openOpenAIStandIn } from '#scripts/local/openai/stand-in.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { openStripeStandIn } from '#scripts/local/stripe/stand-in.ts'
import { openMailSink } from '#scripts/measure/harness/load/mail-sink.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'

const PROJECT = join(import.meta.dirname, '../..')
const RESTART = '**Restart every process.**'
const SECRETS = [
  'SESSION_SECRET',
  'ENCRYPTION_KEY',
  'The database password',
  'Stripe',
  'OpenAI',
  'SMTP',
  'Google',
  'METRICS_TOKEN',
]

/** What `doctor` calls what a secret opens. */
const DOCTOR: Readonly<Record<string, string>> = {
  'The database password': 'database',
  Stripe: 'stripe',
  OpenAI: 'assistant',
  SMTP: 'mail',
  Google: 'google sign-in',
}

interface Section {
  readonly title: string
  /** Commands, or the word that a restart comes here. */
  readonly steps: readonly string[]
}

/** The runbook as it stands in the document: the definitions, and the steps of each secret. */
function readRunbook(): { shared: string; sections: Section[] } {
  const text = readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8')
  const [chapter = ''] = text.split('\n## When a secret leaks\n')[1]?.split('\n## ') ?? []
  const [head = '', ...rest] = chapter.split('\n### ')
  const blocks = (part: string) =>
    [...part.matchAll(/^```sh\n([\s\S]*?)^```$|^\*\*Restart every process\.\*\*/gm)].map(
      ([whole, code]) => code ?? whole,
    )
  return {
    shared: blocks(head).join(''),
    sections: rest.map(part => ({ title: part.split('\n')[0] ?? '', steps: blocks(part) })),
  }
}

test('what to do when a secret leaks is true: the commands of the runbook are run, one secret after the other', async () => {
  test.setTimeout(300_000)
  const server = await startPostgresServer()
  test.skip(!server.ok, server.ok ? '' : server.reason)
  if (!server.ok) return
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-runbook-'))
  const [stripe, openai, google, mails, port] = await Promise.all([
    openStripeStandIn({
      port: 0,
      secretKey: 'sk_test_new',
      webhookSecret: 'whsec_new',
      webhookUrl: 'http://localhost/none',
      file: join(folder, 'stripe.json'),
    }),
    openOpenAIStandIn(),
    openGoogle(),
    openMailSink({ delayMs: 0 }),
    freePort(),
  ])
  const admin = openAdminDatabase({ url: `postgres://postgres@127.0.0.1:${server.port}/postgres`, max: 2 })
  const env = () => parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>
  writeFileSync(
    join(folder, '.env'),
    [
      'NODE_ENV=production',
      'APP_URL=https://brandhearth.example',
      `PORT=${port}`,
      'HOST=127.0.0.1',
      `DATABASE_URL=postgres://postgres:leaked@127.0.0.1:${server.port}/postgres`,
      `DATABASE_DIRECT_URL=postgres://postgres:leaked@127.0.0.1:${server.port}/postgres`,
      `SESSION_SECRET=${'leaked-session-secret-'.repeat(2)}`,
      `ENCRYPTION_KEY=${'leaked-encryption-key-'.repeat(2)}`,
      `SMTP_URL=smtp://127.0.0.1:1`,
      'STRIPE_SECRET_KEY=sk_test_leaked',
      'STRIPE_WEBHOOK_SECRET=whsec_leaked',
      `STRIPE_API_BASE=${stripe.url}`,
      'OPENAI_API_KEY=sk-leaked',
      `OPENAI_BASE_URL=${openai.url}`,
      `GOOGLE_CLIENT_ID=${google.clientId}`,
      'GOOGLE_CLIENT_SECRET=leaked',
      `GOOGLE_ISSUER=${google.issuer}`,
      'METRICS_TOKEN=leaked-metrics-token',
      '',
    ].join('\n'),
  )
  const settings = {
    NEW_STRIPE_SECRET_KEY: 'sk_test_new',
    NEW_STRIPE_WEBHOOK_SECRET: 'whsec_new',
    NEW_OPENAI_API_KEY: openai.apiKey,
    NEW_SMTP_URL: mails.url,
    NEW_GOOGLE_CLIENT_SECRET: google.clientSecret,
  }
  const said: string[] = []
  let app = { stop: async () => {} }
  try {
    await migrate(admin)
    app = await startServer(folder, port, said)
    const people = new People(admin, env, port)
    await people.arrive()
    const before = env()
    const { shared, sections } = readRunbook()
    expect(sections.map(({ title }) => title)).toEqual(SECRETS)
    for (const { title, steps } of sections) {
      await test.step(title, async () => {
        const session = await people.signIn()
        expect(await people.isSignedIn(session), 'before').toBe(true)
        for (const step of steps) {
          if (step === RESTART) {
            await app.stop()
            app = await startServer(folder, port, said)
          } else {
            const { code, output } = await shell(`${shared}\n${step}`, folder, settings)
            // The others' old secrets do not open what stands in for them, so that it is never all well.
            const own = DOCTOR[title]
            if (step.includes('doctor') && own)
              expect(output).toMatch(new RegExp(`^(ok  |WARN) ${own} `, 'm'))
            else expect(code, `${step}\n${output}`).toBe(0)
          }
        }
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
        const endsSessions = title === 'SESSION_SECRET' || title === 'ENCRYPTION_KEY'
        expect(await people.isSignedIn(session), 'after').toBe(!endsSessions)
        await people.getIn()
      })
    }
    const after = env()
    const changed = Object.keys(before).filter(name => /SECRET|KEY|TOKEN|DATABASE|SMTP/.test(name))
    expect(changed.filter(name => after[name] === before[name])).toEqual([])
    expect(JSON.stringify(after)).not.toContain('leaked')
    expect(after.ENCRYPTION_KEY_PREVIOUS).toBe('')
    const values = changed.flatMap(name => [before[name] ?? '', after[name] ?? ''])
    expect(
      values.filter(value => said.join('').includes(value)),
      'in a log',
    ).toEqual([])
  } finally {
    await app.stop()
    await admin.close()
    await Promise.all([stripe.close(), openai.close(), google.close(), mails.close()])
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Somebody with a second step, ten recovery codes and a mail that waits, as the app knows them. */
class People {
  readonly #db: AdminDatabase
  readonly #env: () => Record<string, string>
  readonly #port: number
  #userId = ''
  #codes: string[] = []
  #totp = new TOTP()

  constructor(db: AdminDatabase, env: () => Record<string, string>, port: number) {
    this.#db = db
    this.#env = env
    this.#port = port
  }

  /** A service context with the secrets as they are now. */
  #context(at = new Date()) {
    const loaded = loadConfig(this.#env())
    if (!loaded.ok) throw new Error(loaded.problems.join(', '))
    return { db: this.#db, now: () => at, config: loaded.config }
  }

  async arrive(): Promise<void> {
    const context = this.#context()
    const account = await createTestAccount(this.#db)
    this.#userId = account.id
    const started = await startTwoFactor(context, { userId: account.id, email: account.email })
    if (!started.ok) throw new Error('The second step is on already')
    this.#totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
    const confirmed = await confirmTwoFactor(context, {
      userId: account.id,
      code: this.#totp.generate(),
      currentPassword: '',
      sessionId: '00000000-0000-4000-8000-000000000000',
      verifiedAt: new Date(),
      caller: CALLER,
    })
    if (!confirmed.ok) throw new Error(confirmed.reason)
    this.#codes = confirmed.recoveryCodes
    await this.#db.transaction(sql =>
      enqueueMail(context, sql, {
        to: 'reader@example.test',
        template: 'newsletter-confirm',
        props: { url: 'https://brandhearth.example/newsletter' },
      }),
    )
    // Nobody sends it: it waits for as long as the test takes.
    await this.#db.sql`delete from outbox`
  }

  async signIn(): Promise<string> {
    const secret = newSecret()
    const now = new Date()
    await insertSession(this.#db.sql, {
      idHash: hashSecret(secret),
      userId: this.#userId,
      remember: true,
      now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      ip: '127.0.0.1',
      userAgent: 'Test',
    })
    return `__Host-session=${secret}`
  }

  async isSignedIn(cookie: string): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/app/storybank`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return !(response.headers.get('location') ?? '').startsWith('/auth')
  }

  /** A recovery code works, the authenticator does, and the waiting mail opens, all with the secrets as they are now. */
  async getIn(): Promise<void> {
    const userId = this.#userId
    const code = this.#codes.shift() ?? ''
    expect(await verifySecondFactor(this.#context(), { userId, code, caller: CALLER })).toMatchObject({
      ok: true,
    })
    // Each step of the authenticator counts once: this one is of the next minute but one.
    await this.#db.sql`update two_factor set last_step = 0 where user_id = ${userId}`
    const totp = this.#totp.generate()
    expect(await verifySecondFactor(this.#context(), { userId, code: totp, caller: CALLER })).toMatchObject({
      ok: true,
    })
    const [mail] = await this.#db.sql<{ sealedProps: Uint8Array }[]>`
      select sealed_props from mail_outbox where to_address = 'reader@example.test'
    `
    const { encryptionKey } = this.#context().config
    expect(unseal(mail?.sealedProps ?? Buffer.of(), encryptionKey, 'mail-props')).toContain('newsletter')
  }
}

const CALLER = { ip: '127.0.0.1', userAgent: 'Test', requestId: 'test' }

/** Runs commands as an operator would, in the folder with `.env`. */
function shell(
  script: string,
  cwd: string,
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const npm = `npm() { shift 3; "${process.execPath}" --env-file-if-exists=.env "${PROJECT}/scripts/cli.ts" "$@"; }`
  return new Promise(resolve => {
    const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', `${npm}\n${script}`], {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: cwd, ...settings },
    })
    let output = ''
    child.stdout.on('data', chunk => {
      output += String(chunk)
    })
    child.stderr.on('data', chunk => {
      output += String(chunk)
    })
    child.once('close', code => resolve({ code, output }))
  })
}

/** The app as `npm run start:prod` starts it there. */
async function startServer(cwd: string, port: number, said: string[]) {
  const child = spawn(
    process.execPath,
    ['--env-file-if-exists=.env', join(PROJECT, 'build/server/serve.js')],
    {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: cwd },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => said.push(String(chunk)))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => said.slice(-3).join(''),
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  return {
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

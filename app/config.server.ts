import * as v from 'valibot'
import { EVERY_QUEUE, readWorkerQueues, type WorkerQueues } from '#app/platform/jobs/worker-queues.ts'
import type { Operator } from '#app/platform/operator.ts'

/** A secret, and the one that it takes the place of: both open what was made with them, `current` alone makes. */
export interface SecretPair {
  readonly current: string
  /** Null unless a change of the secret is under way. */
  readonly previous: string | null
}

/**
 * Everything the app reads from its surroundings, validated once. Keys and defaults: README, "What each key turns on".
 * No other file may read `process.env`.
 */
export interface Config {
  /** `production` refuses stand-ins and demands real secrets; `local` is `npm start`; `test` is the test run. */
  readonly mode: 'production' | 'local' | 'test'
  readonly port: number
  readonly host: string
  /** Origin only, no path and no trailing slash. */
  readonly appUrl: string
  /** True when APP_URL is https: cookies are then `__Host-` and Secure. */
  readonly secure: boolean
  readonly dataDir: string
  /** Absent means: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Whom the tables belong to, for migrations; null means that `databaseUrl` signs in as them. */
  readonly databaseOwnerUrl: string | null
  /** A direct address where `databaseUrl` is a pooler's; null means that `databaseUrl` is direct. See `directDatabase`. */
  readonly databaseDirectUrl: string | null
  /** A streaming replica that answers reads that may lag; null means that there is none. */
  readonly databaseReplicaUrl: string | null
  /** Marks the database as the single-session embedded one, so that pools stay at one connection. */
  readonly databaseEmbedded: boolean
  readonly databasePool: number
  /** Off behind a transaction-pooling PgBouncer. */
  readonly databasePrepare: boolean
  readonly sessionSecret: SecretPair
  readonly encryptionKey: SecretPair
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly operator: Operator
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** How many proxies in front of us may be believed about address and protocol; 0 believes nobody. */
  readonly trustProxy: number
  readonly metricsToken: string | null
  /** Where traces go; null sends none. */
  readonly traces: TracesConfig | null
  /** What a process that does background jobs works of them; every queue unless the operator says otherwise. */
  readonly workerQueues: WorkerQueues
  /** Where pictures are kept; null is a folder in `dataDir`. */
  readonly mediaS3: S3Config | null
  /** Null switches paying off, with a clear text. */
  readonly stripe: StripeConfig | null
  /** OpenID Connect with Google; null switches this way in off. */
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    readonly issuer: string
  } | null
  /** Null switches the assistant off, with a clear text; rules do what they can without it. */
  readonly openai: OpenAIConfig | null
  /**
   * The origin of a Mastodon server on a private address that may be connected all the same, for local use; null for
   * none. Any other server has to be on the open Internet and speak https.
   */
  readonly mastodonLocalServer: string | null
  /** The same for Bluesky: one address that is an account's server, the directory of accounts and the whole network. */
  readonly blueskyLocalServer: string | null
  /** Networks that know us by an id and a secret; null for those that are not set up, which are not offered. */
  readonly networks: { readonly [Name in OAuthNetwork]: OAuthNetworkConfig | null }
  /**
   * Hosts with their ports that webhooks may go to although they lie on a private address or speak plain http, for local
   * use; none in production unless an operator names them.
   */
  readonly webhooksAllowPrivate: readonly string[]
  /** Hosts with ports of mail servers that may lie on a private address and speak without encryption. */
  readonly smtpAllowPrivate: readonly string[]
  /** The keys that name us to the services of browsers (VAPID); null means that we send no messages to browsers. */
  readonly push: PushConfig | null
  /** Captures by email: the domain whose mail reaches us, and the secret (`whsec_…`) that signs it; null offers none. */
  readonly inboundMail: { readonly domain: string; readonly secret: string } | null
  /** Onboarding calls: a calendar file with our free hours, and where the call takes place; null offers none. */
  readonly onboardingCalls: { readonly calendarUrl: string; readonly meetingUrl: string } | null
  /** How much the assistant may be asked, so that nobody can spend our money without end. */
  readonly assistantLimits: AssistantLimits
}

/** A pair of keys on the curve P-256, as base64url, and where the operator can be reached. */
export interface PushConfig {
  readonly publicKey: string
  readonly privateKey: string
  /** A `mailto:` address. */
  readonly subject: string
}

/** Networks that an operator has to register this installation with. */
export type OAuthNetwork = 'linkedin' | 'threads' | 'instagram' | 'facebook' | 'tiktok' | 'x'

/** How a network knows us and where it is. Addresses have their path and no slash at the end. */
export interface OAuthNetworkConfig {
  readonly clientId: string
  readonly clientSecret: string
  /** The version of its protocol, as the network writes it; '' where it has none. */
  readonly version: string
  /** Where people are sent to allow us in, and where posts are seen. */
  readonly authBase: string
  /** Where codes become tokens. */
  readonly tokenBase: string
  readonly apiBase: string
}

/** A collector that takes traces by OTLP over HTTP. */
export interface TracesConfig {
  /** With its path, without `/v1/traces`. */
  readonly endpoint: string
  /** The share of requests and jobs that are traced, 0 to 1. */
  readonly share: number
}

/** A store that speaks S3's protocol. */
export interface S3Config {
  /** With its path, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

export interface AssistantLimits {
  /** Credits of one free trial in all, whatever its plan. */
  readonly trialCredits: number
  /**
   * Requests of one workspace in 24 hours, answered or not: a question is one, and one more each time that the assistant
   * goes on with what it looked up.
   */
  readonly workspaceDaily: number
  /** Requests of all free trials together in 24 hours, so that they cannot use up what customers pay for. */
  readonly trialsDaily: number
  /** Requests of the whole installation in 24 hours. */
  readonly totalDaily: number
}

export interface OpenAIConfig {
  readonly apiKey: string
  /** With its path, such as `https://api.openai.com/v1`; null is OpenAI's own address. */
  readonly baseUrl: string | null
  readonly model: string
  /** What writes down recordings. */
  readonly transcriptionModel: string
}

export interface StripeConfig {
  readonly secretKey: string
  /** Null refuses every webhook; the reconcile job alone keeps us true then. */
  readonly webhookSecret: string | null
  /** Null is Stripe's own address. */
  readonly apiBase: string | null
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
)

const count = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'must be a whole number of at most 7 digits'),
  v.transform(Number),
)

const origin = v.pipe(
  v.string(),
  v.check(
    text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  ),
  v.transform(text => new URL(text).origin),
)

/** An address with its path and without a slash at the end. */
const address = v.pipe(
  v.string(),
  v.check(
    text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  ),
  v.transform(text => text.replace(/\/+$/, '')),
)

/** An OpenID issuer as it names itself: https, except for a stand-in on this machine. */
const issuer = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/, 'must be an https address'),
)

/** Where a network is: https, except for a stand-in on this machine. */
const networkBase = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)(\/[\w./-]*)?$/,
    'must be an https address',
  ),
  v.transform(text => text.replace(/\/+$/, '')),
)

/** Hosts with their ports, separated by commas. */
const privateHosts = v.pipe(
  v.string(),
  v.regex(
    /^[\w.-]+:\d{1,5}(,[\w.-]+:\d{1,5})*$/,
    'must be hosts with ports, such as localhost:4000,10.0.0.5:8080',
  ),
)
const graphVersion = v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d$/, 'must be a version such as v23.0'))

/** What is shown as it is, on pages and in mails. */
const line = v.pipe(v.string(), v.regex(/^[^\r\n]{1,200}$/, 'must be one line of at most 200 characters'))

const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))

const Environment = v.object({
  NODE_ENV: v.optional(v.string()),
  BRANDHEARTH_MODE: v.optional(
    v.picklist(['local', 'test', 'production'], 'must be local, test or production'),
  ),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string()),
  APP_URL: v.optional(origin),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_OWNER_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_DIRECT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_REPLICA_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_EMBEDDED: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  DATABASE_POOL: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be 1 to 99')), '10'),
  DATABASE_PREPARE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  SESSION_SECRET: v.optional(secret),
  SESSION_SECRET_PREVIOUS: v.optional(secret),
  ENCRYPTION_KEY: v.optional(secret),
  ENCRYPTION_KEY_PREVIOUS: v.optional(secret),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an email address on one line')),
    'Brandhearth <hello@brandhearth.test>',
  ),
  OPERATOR_NAME: v.optional(line, 'Brandhearth Ltd'),
  OPERATOR_NUMBER: v.optional(line),
  OPERATOR_ADDRESS: v.optional(line),
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an email address')),
    'support@brandhearth.test',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level'),
    'info',
  ),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.regex(/^[0-5]$/, 'must be a number of proxies, 0 to 5')), '0'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_/, 'must start with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_/, 'must start with whsec_'))),
  STRIPE_API_BASE: v.optional(origin),
  OPENAI_API_KEY: v.optional(v.string()),
  OPENAI_BASE_URL: v.optional(address),
  OPENAI_MODEL: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:/-]{1,100}$/, 'must be the name of a model')),
    'gpt-5-mini',
  ),
  OPENAI_TRANSCRIPTION_MODEL: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:/-]{1,100}$/, 'must be the name of a model')),
    'gpt-4o-mini-transcribe',
  ),
  MASTODON_LOCAL_SERVER: v.optional(origin),
  BLUESKY_LOCAL_SERVER: v.optional(origin),
  LINKEDIN_CLIENT_ID: v.optional(v.string()),
  LINKEDIN_CLIENT_SECRET: v.optional(v.string()),
  LINKEDIN_API_BASE: v.optional(networkBase),
  THREADS_CLIENT_ID: v.optional(v.string()),
  THREADS_CLIENT_SECRET: v.optional(v.string()),
  THREADS_API_BASE: v.optional(networkBase),
  INSTAGRAM_CLIENT_ID: v.optional(v.string()),
  INSTAGRAM_CLIENT_SECRET: v.optional(v.string()),
  INSTAGRAM_API_BASE: v.optional(networkBase),
  FACEBOOK_CLIENT_ID: v.optional(v.string()),
  FACEBOOK_CLIENT_SECRET: v.optional(v.string()),
  FACEBOOK_API_BASE: v.optional(networkBase),
  TIKTOK_CLIENT_ID: v.optional(v.string()),
  TIKTOK_CLIENT_SECRET: v.optional(v.string()),
  TIKTOK_API_BASE: v.optional(networkBase),
  X_CLIENT_ID: v.optional(v.string()),
  X_CLIENT_SECRET: v.optional(v.string()),
  X_API_BASE: v.optional(networkBase),
  LINKEDIN_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^20\d{2}(0[1-9]|1[0-2])$/, 'must be a year and a month, such as 202606')),
    '202606',
  ),
  META_VERSION: v.optional(graphVersion, 'v23.0'),
  THREADS_VERSION: v.optional(graphVersion, 'v1.0'),
  WEBHOOKS_ALLOW_PRIVATE: v.optional(privateHosts),
  SMTP_ALLOW_PRIVATE: v.optional(privateHosts),
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be 65 bytes as base64url, starting with B')),
  ),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'))),
  INBOUND_MAIL_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^(?=.{3,200}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain, such as in.example.com'),
    ),
  ),
  INBOUND_MAIL_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[\w+/-]{32,120}=*$/, 'must be whsec_ and at least 24 bytes as base64'),
    ),
  ),
  ASSISTANT_TRIAL_CREDITS: v.optional(count, '50'),
  ASSISTANT_WORKSPACE_DAILY: v.optional(count, '200'),
  ASSISTANT_TRIALS_DAILY: v.optional(count, '1000'),
  ASSISTANT_TOTAL_DAILY: v.optional(count, '5000'),
  MEDIA_S3_ENDPOINT: v.optional(address),
  MEDIA_S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  MEDIA_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region')),
    'us-east-1',
  ),
  MEDIA_S3_KEY_ID: v.optional(v.string()),
  MEDIA_S3_SECRET: v.optional(v.string()),
  ONBOARDING_CALENDAR_URL: v.optional(address),
  ONBOARDING_MEETING_URL: v.optional(address),
  WORKER_QUEUES: v.optional(v.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a share, 0 to 1')),
    '1',
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
})

/** Where each network is, and which variable has the version of its protocol. */
const OAUTH_NETWORKS = {
  linkedin: {
    authBase: 'https://www.linkedin.com',
    tokenBase: 'https://www.linkedin.com',
    apiBase: 'https://api.linkedin.com',
    version: 'LINKEDIN_VERSION',
  },
  threads: {
    authBase: 'https://threads.net',
    tokenBase: 'https://graph.threads.net',
    apiBase: 'https://graph.threads.net',
    version: 'THREADS_VERSION',
  },
  instagram: {
    authBase: 'https://www.instagram.com',
    tokenBase: 'https://api.instagram.com',
    apiBase: 'https://graph.instagram.com',
    version: 'META_VERSION',
  },
  facebook: {
    authBase: 'https://www.facebook.com',
    tokenBase: 'https://graph.facebook.com',
    apiBase: 'https://graph.facebook.com',
    version: 'META_VERSION',
  },
  tiktok: {
    authBase: 'https://www.tiktok.com',
    tokenBase: 'https://open.tiktokapis.com',
    apiBase: 'https://open.tiktokapis.com',
    version: null,
  },
  x: {
    authBase: 'https://x.com',
    tokenBase: 'https://api.x.com',
    apiBase: 'https://api.x.com',
    version: null,
  },
} as const satisfies { readonly [Name in OAuthNetwork]: object }

/** The names of a network's own variables. */
function networkKeys<Name extends OAuthNetwork>(name: Name) {
  const prefix = name.toUpperCase() as Uppercase<Name>
  return {
    id: `${prefix}_CLIENT_ID`,
    secret: `${prefix}_CLIENT_SECRET`,
    base: `${prefix}_API_BASE`,
  } as const
}

/** One address in the place of all of a network's own is a stand-in's. */
function networkConfig(name: OAuthNetwork, e: v.InferOutput<typeof Environment>): OAuthNetworkConfig | null {
  const keys = networkKeys(name)
  const [clientId, clientSecret, base] = [e[keys.id], e[keys.secret], e[keys.base]]
  if (!clientId || !clientSecret) return null
  const { version, authBase, tokenBase, apiBase } = OAUTH_NETWORKS[name]
  const places = base ? { authBase: base, tokenBase: base, apiBase: base } : { authBase, tokenBase, apiBase }
  return { clientId, clientSecret, version: version === null ? '' : e[version], ...places }
}

/** Everybody can read it here, so it may keep tests and commands going, and never serve anybody. */
const LOCAL_SECRET = 'local-only-secret-local-only-secret'

/**
 * Reads and checks the environment; `.env.example` has every variable with a sentence about it. An empty variable
 * counts as absent. Never throws: all problems come back together, one sentence each, so that an operator fixes them in
 * one go.
 */
export function loadConfig(env: Record<string, string | undefined>): ConfigResult {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(Environment, present)
  const problems = parsed.success
    ? []
    : parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
  if (!parsed.success) return { ok: false, problems }

  const e = parsed.output
  const mode = e.BRANDHEARTH_MODE ?? (e.NODE_ENV === 'production' ? 'production' : 'local')
  if (mode === 'production') {
    for (const key of ['APP_URL', 'DATABASE_URL', 'SESSION_SECRET', 'ENCRYPTION_KEY'] as const) {
      if (!e[key]) problems.push(`${key} is needed in production`)
      if (e[key] === LOCAL_SECRET) problems.push(`${key} must be a secret of your own`)
    }
  }
  if (mode === 'production' && e.DATABASE_PREPARE === '0' && !e.DATABASE_DIRECT_URL)
    problems.push('DATABASE_DIRECT_URL is needed beside DATABASE_PREPARE=0: jobs and streams pass no pooler')
  if (e.GOOGLE_CLIENT_ID && !e.GOOGLE_CLIENT_SECRET)
    problems.push('GOOGLE_CLIENT_SECRET is needed beside GOOGLE_CLIENT_ID')
  if (!e.VAPID_PUBLIC_KEY !== !e.VAPID_PRIVATE_KEY)
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are needed together')
  for (const name of Object.keys(OAUTH_NETWORKS) as OAuthNetwork[]) {
    const keys = networkKeys(name)
    if (e[keys.id] && !e[keys.secret]) problems.push(`${keys.secret} is needed beside ${keys.id}`)
  }
  if (!e.INBOUND_MAIL_DOMAIN !== !e.INBOUND_MAIL_SECRET)
    problems.push('INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET are needed together')
  if (!e.ONBOARDING_CALENDAR_URL !== !e.ONBOARDING_MEETING_URL)
    problems.push('ONBOARDING_CALENDAR_URL and ONBOARDING_MEETING_URL are needed together')
  if (e.MEDIA_S3_ENDPOINT) {
    for (const key of ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const)
      if (!e[key]) problems.push(`${key} is needed beside MEDIA_S3_ENDPOINT`)
  }
  for (const key of ['SESSION_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (e[`${key}_PREVIOUS`] && e[`${key}_PREVIOUS`] === e[key])
      problems.push(`${key}_PREVIOUS must differ from ${key}`)
  }
  const workerQueues = e.WORKER_QUEUES
    ? readWorkerQueues(e.WORKER_QUEUES)
    : { ok: true as const, queues: EVERY_QUEUE }
  if (!workerQueues.ok) problems.push(...workerQueues.problems.map(problem => `WORKER_QUEUES ${problem}`))
  if (problems.length > 0 || !workerQueues.ok) return { ok: false, problems }

  const appUrl = e.APP_URL ?? `http://localhost:${e.PORT}`
  return {
    ok: true,
    config: {
      mode,
      port: e.PORT,
      host: e.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
      appUrl,
      secure: appUrl.startsWith('https:'),
      dataDir: e.DATA_DIR,
      databaseUrl: e.DATABASE_URL ?? null,
      databaseOwnerUrl: e.DATABASE_OWNER_URL ?? null,
      databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
      databaseReplicaUrl: e.DATABASE_REPLICA_URL ?? null,
      databaseEmbedded: e.DATABASE_EMBEDDED === '1',
      databasePool: e.DATABASE_EMBEDDED === '1' ? 1 : Number(e.DATABASE_POOL),
      databasePrepare: e.DATABASE_PREPARE === '1',
      sessionSecret: {
        current: e.SESSION_SECRET ?? LOCAL_SECRET,
        previous: e.SESSION_SECRET_PREVIOUS ?? null,
      },
      encryptionKey: {
        current: e.ENCRYPTION_KEY ?? LOCAL_SECRET,
        previous: e.ENCRYPTION_KEY_PREVIOUS ?? null,
      },
      smtpUrl: e.SMTP_URL ?? null,
      mailFrom: e.MAIL_FROM,
      operator: {
        name: e.OPERATOR_NAME,
        number: e.OPERATOR_NUMBER ?? null,
        address: e.OPERATOR_ADDRESS ?? null,
        supportEmail: e.SUPPORT_EMAIL,
      },
      logLevel: e.LOG_LEVEL,
      trustProxy: Number(e.TRUST_PROXY),
      metricsToken: e.METRICS_TOKEN ?? null,
      workerQueues: workerQueues.queues,
      traces: e.OTEL_EXPORTER_OTLP_ENDPOINT
        ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, share: Number(e.OTEL_TRACES_SAMPLER_ARG) }
        : null,
      mediaS3: e.MEDIA_S3_ENDPOINT
        ? {
            endpoint: e.MEDIA_S3_ENDPOINT,
            bucket: e.MEDIA_S3_BUCKET ?? '',
            region: e.MEDIA_S3_REGION,
            keyId: e.MEDIA_S3_KEY_ID ?? '',
            secret: e.MEDIA_S3_SECRET ?? '',
          }
        : null,
      stripe: e.STRIPE_SECRET_KEY
        ? {
            secretKey: e.STRIPE_SECRET_KEY,
            webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? null,
            apiBase: e.STRIPE_API_BASE ?? null,
          }
        : null,
      google: e.GOOGLE_CLIENT_ID
        ? {
            clientId: e.GOOGLE_CLIENT_ID,
            clientSecret: e.GOOGLE_CLIENT_SECRET ?? '',
            issuer: e.GOOGLE_ISSUER,
          }
        : null,
      openai: e.OPENAI_API_KEY
        ? {
            apiKey: e.OPENAI_API_KEY,
            baseUrl: e.OPENAI_BASE_URL ?? null,
            model: e.OPENAI_MODEL,
            transcriptionModel: e.OPENAI_TRANSCRIPTION_MODEL,
          }
        : null,
      mastodonLocalServer: e.MASTODON_LOCAL_SERVER ?? null,
      blueskyLocalServer: e.BLUESKY_LOCAL_SERVER ?? null,
      networks: {
        linkedin: networkConfig('linkedin', e),
        threads: networkConfig('threads', e),
        instagram: networkConfig('instagram', e),
        facebook: networkConfig('facebook', e),
        tiktok: networkConfig('tiktok', e),
        x: networkConfig('x', e),
      },
      webhooksAllowPrivate: e.WEBHOOKS_ALLOW_PRIVATE?.toLowerCase().split(',') ?? [],
      smtpAllowPrivate: e.SMTP_ALLOW_PRIVATE?.toLowerCase().split(',') ?? [],
      push:
        e.VAPID_PUBLIC_KEY && e.VAPID_PRIVATE_KEY
          ? {
              publicKey: e.VAPID_PUBLIC_KEY,
              privateKey: e.VAPID_PRIVATE_KEY,
              subject: `mailto:${e.MAIL_FROM.replace(/^.*<|>.*$/g, '').trim()}`,
            }
          : null,
      inboundMail:
        e.INBOUND_MAIL_DOMAIN && e.INBOUND_MAIL_SECRET
          ? { domain: e.INBOUND_MAIL_DOMAIN, secret: e.INBOUND_MAIL_SECRET }
          : null,
      onboardingCalls:
        e.ONBOARDING_CALENDAR_URL && e.ONBOARDING_MEETING_URL
          ? { calendarUrl: e.ONBOARDING_CALENDAR_URL, meetingUrl: e.ONBOARDING_MEETING_URL }
          : null,
      assistantLimits: {
        trialCredits: e.ASSISTANT_TRIAL_CREDITS,
        workspaceDaily: e.ASSISTANT_WORKSPACE_DAILY,
        trialsDaily: e.ASSISTANT_TRIALS_DAILY,
        totalDaily: e.ASSISTANT_TOTAL_DAILY,
      },
    },
  }
}

/**
 * Makes production the default of this process, React's included, and not what nobody thought of: for what serves by
 * itself. Has to come before anything else reads the environment. `npm start` says that it is local.
 */
export function serveAsProduction(): void {
  process.env.NODE_ENV ||= 'production'
  process.env.BRANDHEARTH_MODE ||= 'production'
}

/** The configuration of a process that serves people. Throws like `config`, and where a secret is the published one. */
export function servingConfig(): Config {
  const settings = config()
  const secrets = { SESSION_SECRET: settings.sessionSecret, ENCRYPTION_KEY: settings.encryptionKey }
  const published = Object.entries(secrets).filter(([, { current }]) => current === LOCAL_SECRET)
  if (published.length > 0)
    throw new ConfigurationError(
      published.map(([name]) => `${name} is needed to serve; npm start makes its own`),
    )
  return settings
}

/** The environment is wrong; the message lists every problem on a line of its own, for an operator to read as it is. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  constructor(problems: readonly string[]) {
    super(`Configuration is wrong:\n  - ${problems.join('\n  - ')}`)
  }
}

let current: Config | null = null

/** The process's configuration, read on first use. Throws with every problem listed when the environment is wrong. */
export function config(): Config {
  if (current) return current
  const loaded = loadConfig(process.env)
  if (!loaded.ok) throw new ConfigurationError(loaded.problems)
  current = loaded.config
  return current
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Config, ConfigurationError, loadConfig } from '#app/config.server.ts'
import { openConnection, openDatabase } from '#db/client.ts'
import { type EmbeddedDatabase, openEmbedded } from '#db/embedded/open.ts'
import { migrate } from '#db/migrate.ts'
import type { BlueskyStandIn } from './bluesky/stand-in.ts'
import { type DEMO, seedDemoOnce } from './demo.ts'
import type { GoogleStandIn } from './google/google.ts'
import { localSecrets } from './local-secrets.ts'
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts'
import type { MastodonStandIn } from './mastodon/stand-in.ts'
import type { NetworksStandIn } from './networks/stand-in.ts'
import type { OpenAIStandIn } from './openai/stand-in.ts'
import { openLocalStripe } from './stripe/open-local.ts'
import type { StripeStandIn } from './stripe/stand-in.ts'
import { leaveWasmUnoptimised } from './unoptimised-wasm.ts'
import type { WebhookReceiver } from './webhooks/receiver.ts'

export interface LocalSurroundings {
  readonly appUrl: string
  readonly mailboxUrl: string | null
  readonly stripeUrl: string | null
  readonly openaiUrl: string | null
  readonly mastodonUrl: string | null
  readonly blueskyUrl: string | null
  readonly networksUrl: string | null
  readonly webhookReceiverUrl: string | null
  readonly demo: { email: string; password: string } | null
  /** `performance.now()` when it began. */
  readonly startedMs: number
  close(): Promise<void>
}

/** The domain whose mail the local mailbox hands to the app, set here unless the environment names one. */
function localInbound(env: NodeJS.ProcessEnv, { appUrl, inboundMail }: Config) {
  const { domain, secret } = inboundMail ?? {
    domain: 'in.brandhearth.test',
    secret: `whsec_${randomBytes(32).toString('base64')}`,
  }
  env.INBOUND_MAIL_DOMAIN = domain
  env.INBOUND_MAIL_SECRET = secret
  return { appUrl, domain, secret }
}

/**
 * Gives the app what the environment does not: a database in DATA_DIR when DATABASE_URL is missing (or empty), a mailbox,
 * from which captures can be sent too, when SMTP_URL is, a Google when GOOGLE_CLIENT_ID is, an assistant by rules when OPENAI_API_KEY is, a Mastodon
 * server when MASTODON_LOCAL_SERVER is, a Bluesky when BLUESKY_LOCAL_SERVER is, the networks of OAuth whose ids are
 * missing as far as there are stand-ins of them, a receiver of webhooks when
 * WEBHOOKS_ALLOW_PRIVATE is. It tells the app by setting those variables, so that the app itself never knows a stand-in.
 */
export async function openLocalSurroundings(options: {
  demo: boolean
  /** The app runs as it was built, so its libraries shall too: else React would load its development build. */
  built?: boolean
}): Promise<LocalSurroundings> {
  const startedMs = performance.now()
  const env = process.env
  env.BRANDHEARTH_MODE ||= 'local'
  if (options.built) env.NODE_ENV ||= 'production'
  const loaded = loadConfig(env)
  if (!loaded.ok) throw new ConfigurationError(loaded.problems)
  const { config } = loaded
  env.APP_URL = config.appUrl

  let embedded: EmbeddedDatabase | null = null
  if (!config.databaseUrl) {
    leaveWasmUnoptimised()
    embedded = await openEmbedded({ dataDir: config.dataDir, appUrl: config.appUrl })
    env.DATABASE_URL = embedded.url
    env.DATABASE_EMBEDDED = '1'
  }
  let mailbox: Mailbox | null = null
  let stripe: StripeStandIn | null = null
  let google: GoogleStandIn | null = null
  let openai: OpenAIStandIn | null = null
  let mastodon: MastodonStandIn | null = null
  let bluesky: BlueskyStandIn | null = null
  let networks: NetworksStandIn | null = null
  let receiver: WebhookReceiver | null = null
  try {
    Object.assign(env, await localSecrets(config.dataDir, env))
    const url = env.DATABASE_URL ?? ''
    const directUrl = config.databaseDirectUrl ?? url
    const demo = await prepareDatabase(directUrl, config.databaseOwnerUrl ?? directUrl, options.demo)
    if (!config.smtpUrl) {
      const inbound = localInbound(env, config)
      mailbox = await openMailbox(Number(env.MAILBOX_PORT ?? 0), inbound)
      env.SMTP_URL = mailbox.smtpUrl
      if (config.smtpAllowPrivate.length === 0) env.SMTP_ALLOW_PRIVATE = mailbox.smtpHost
    }
    if (!config.stripe)
      stripe = await openLocalStripe(env, { dataDir: config.dataDir, appUrl: config.appUrl })
    if (!config.google) {
      // Loaded here only: nothing of a stand-in belongs into a process that does not need one.
      const { openGoogle } = await import('./google/google.ts')
      google = await openGoogle(Number(env.GOOGLE_STANDIN_PORT ?? 0))
      env.GOOGLE_CLIENT_ID = google.clientId
      env.GOOGLE_CLIENT_SECRET = google.clientSecret
      env.GOOGLE_ISSUER = google.issuer
    }
    if (!config.openai) {
      const { openOpenAIStandIn } = await import('./openai/stand-in.ts')
      openai = await openOpenAIStandIn(Number(env.OPENAI_STANDIN_PORT ?? 0))
      env.OPENAI_API_KEY = openai.apiKey
      env.OPENAI_BASE_URL = openai.url
    }
    if (!config.mastodonLocalServer) {
      const { openMastodonStandIn } = await import('./mastodon/stand-in.ts')
      mastodon = await openMastodonStandIn({
        port: Number(env.MASTODON_STANDIN_PORT ?? 0),
        file: join(config.dataDir, 'mastodon-standin.json'),
      })
      env.MASTODON_LOCAL_SERVER = mastodon.url
    }
    if (!config.blueskyLocalServer) {
      const { openBlueskyStandIn } = await import('./bluesky/stand-in.ts')
      bluesky = await openBlueskyStandIn({
        port: Number(env.BLUESKY_STANDIN_PORT ?? 0),
        file: join(config.dataDir, 'bluesky-standin.json'),
      })
      env.BLUESKY_LOCAL_SERVER = bluesky.url
    }
    const { openNetworksStandIn } = await import('./networks/stand-in.ts')
    networks = await openNetworksStandIn({
      port: Number(env.NETWORKS_STANDIN_PORT ?? 0),
      file: join(config.dataDir, 'networks-standin.json'),
    })
    for (const [name, own] of Object.entries(networks.environment))
      if (!config.networks[name as keyof typeof config.networks]) Object.assign(env, own)
    if (config.webhooksAllowPrivate.length === 0) {
      const { openWebhookReceiver } = await import('./webhooks/receiver.ts')
      receiver = await openWebhookReceiver(Number(env.WEBHOOK_RECEIVER_PORT ?? 0))
      env.WEBHOOKS_ALLOW_PRIVATE = receiver.host
      if (!config.onboardingCalls) {
        env.ONBOARDING_CALENDAR_URL = `${receiver.url}/free-hours.ics`
        env.ONBOARDING_MEETING_URL = `${receiver.url}/call`
      }
    }
    return {
      appUrl: config.appUrl,
      mailboxUrl: mailbox?.pageUrl ?? null,
      stripeUrl: stripe?.url ?? null,
      openaiUrl: openai?.url ?? null,
      mastodonUrl: mastodon?.url ?? null,
      blueskyUrl: bluesky?.url ?? null,
      networksUrl: networks.url,
      webhookReceiverUrl: receiver?.url ?? null,
      demo,
      startedMs,
      async close() {
        await networks?.close()
        await bluesky?.close()
        await mastodon?.close()
        await receiver?.close()
        await openai?.close()
        await google?.close()
        await stripe?.close()
        await mailbox?.close()
        await embedded?.close()
      },
    }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

async function prepareDatabase(url: string, ownerUrl: string, demo: boolean): Promise<typeof DEMO | null> {
  const options = { max: 1, applicationName: 'brandhearth-start' }
  const owner = openConnection({ ...options, url: ownerUrl })
  try {
    await migrate(owner)
  } finally {
    await owner.close()
  }
  if (!demo) return null
  const db = openDatabase({ ...options, url })
  try {
    // The secrets of this machine came into the environment after it was first read.
    const loaded = loadConfig(process.env)
    if (!loaded.ok) throw new ConfigurationError(loaded.problems)
    return await seedDemoOnce(db, loaded.config)
  } finally {
    await db.close()
  }
}

import '#app/platform/server/compile-cache.mjs'
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JOB_DEADLINE_MS } from '#app/platform/outage/database-deadline.ts'
import { explainAndExit } from '#app/platform/server/explain-and-exit.ts'
import { onStopSignal } from '#app/platform/server/stop-signal.ts'
import { FolderHeldError } from '#db/embedded/open.ts'
import { build, buildWhenStale } from './build-app.ts'
import type { LocalSurroundings } from './local/surroundings.ts'
import { readStartOptions, type StartOptions } from './start-options.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** What the build makes of `app/serve.ts`. */
const BUILT = resolve(ROOT, 'build/server/serve.js')

/** `npm start`: everything a bare machine needs, in one process that one signal ends. */
async function start(options: StartOptions): Promise<void> {
  const { openLocalSurroundings } = await import('./local/surroundings.ts')
  const surroundings = await openLocalSurroundings({ demo: options.demo, built: !options.dev })
  // The surroundings have set the environment; whatever reads it is loaded only now.
  if (options.dev) return develop(surroundings)

  if (options.rebuild) await build(ROOT)
  else if (!options.skipBuild) await buildWhenStale(ROOT)

  const { serve }: typeof import('#app/serve.ts') = await import(pathToFileURL(BUILT).href)
  const serving = await serve()
  onStopSignal(async () => {
    await serving.close()
    await surroundings.close()
  })
  announce(surroundings)
}

/** `npm run dev`: the same surroundings and jobs, with the pages served by Vite and reloaded as they change. */
async function develop(surroundings: LocalSurroundings): Promise<void> {
  const [{ config }, { startJobs }, { JOB_HANDLERS }, { openServiceContext }] = await Promise.all([
    import('#app/config.server.ts'),
    import('#app/platform/jobs/start-jobs.ts'),
    import('#app/jobs.ts'),
    import('#app/platform/context.ts'),
  ])
  const context = openServiceContext(config(), 'brandhearth-jobs-services', { deadlineMs: JOB_DEADLINE_MS })
  const jobs = await startJobs(context, JOB_HANDLERS)
  const vite = spawn(
    process.execPath,
    [resolve(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'dev', '--port', String(config().port)],
    { cwd: ROOT, stdio: 'inherit' },
  )
  onStopSignal(async () => {
    vite.kill('SIGTERM')
    await jobs.stop()
    await context.db.close()
    await surroundings.close()
  })
  announce(surroundings)
}

function announce(surroundings: LocalSurroundings): void {
  const { appUrl, mailboxUrl, stripeUrl, openaiUrl, webhookReceiverUrl } = surroundings
  const { mastodonUrl, blueskyUrl, networksUrl, demo, startedMs } = surroundings
  console.log(
    [
      '',
      `  Brandhearth   ${appUrl}`,
      ...(mailboxUrl ? [`  Mailbox       ${mailboxUrl}`] : []),
      ...(stripeUrl ? [`  Stripe        ${stripeUrl} (stand-in)`] : []),
      ...(openaiUrl ? [`  Assistant     ${new URL(openaiUrl).origin} (stand-in)`] : []),
      ...(mastodonUrl ? [`  Local Mastodon  ${mastodonUrl} (stand-in)`] : []),
      ...(blueskyUrl ? [`  Local Bluesky   ${blueskyUrl} (stand-in)`] : []),
      ...(networksUrl
        ? [`  Local networks  ${networksUrl} (LinkedIn, X, Threads, Instagram, Facebook, TikTok: stand-ins)`]
        : []),
      ...(webhookReceiverUrl ? [`  Webhooks      ${webhookReceiverUrl} (receives them)`] : []),
      ...(demo ? [`  Demo sign-in  ${demo.email} / ${demo.password}`] : []),
      '',
      `ready ${appUrl} (${Math.round(performance.now() - startedMs)} ms)`,
    ].join('\n'),
  )
}

const options = readStartOptions(process.argv.slice(2))
if ('exitCode' in options) process.exitCode = options.exitCode
else
  start(options).catch((error: unknown) => {
    if (error instanceof FolderHeldError) {
      console.error(
        `${error.message}\nStop that process first, or open the address above. Only one process can use a data folder.`,
      )
      process.exit(1)
    }
    explainAndExit(error)
  })

import { resolve } from 'node:path'
import { type Config, serveAsProduction, servingConfig } from './config.server.ts'
import { openServiceContext, type ServiceContext } from './platform/context.ts'
import { watchDatabase } from './platform/metrics/watch-database.ts'
import { JOB_DEADLINE_MS } from './platform/outage/database-deadline.ts'
import { keepKeys } from './platform/secrets/keep-keys.ts'
import { collectOnce } from './platform/server/collect-once.ts'
import { EVERY_ROLE, type Roles } from './platform/server/every-role.ts'
import { explainAndExit } from './platform/server/explain-and-exit.ts'
import { onStopSignal } from './platform/server/stop-signal.ts'

export interface Serving {
  readonly port: number
  /** Lets requests and jobs finish. With `noticeMs`, it first goes on for so long while it says that it is not ready. */
  close(options?: { noticeMs?: number }): Promise<void>
}

/**
 * Milliseconds in which a balancer has to notice that a server stops: its looks at /readyz have to be closer than that.
 * With the five seconds for running requests it stays below the ten after which a stop is forced.
 */
const NOTICE_MS = 3_000

/**
 * Serves the app, runs its background jobs, or both, all from the environment. It is built together with the pages
 * (`build/server/serve.js`), so that a process loads each of our modules once, and nothing that takes types out.
 */
export async function serve(roles: Roles = EVERY_ROLE): Promise<Serving> {
  const settings = servingConfig()
  if (settings.metricsToken) watchDatabase()
  const traces = settings.traces
    ? (await import('./platform/traces/start-tracing.ts')).startTracing(settings, settings.traces)
    : null
  const web = roles.web ? await openWeb(settings) : null
  const context = openServiceContext(settings, 'brandhearth-jobs-services', { deadlineMs: JOB_DEADLINE_MS })
  const worker = roles.worker ? await openWorker(context, web === null) : null
  await keepKeys(context)
  collectOnce()
  return {
    port: web?.port ?? worker?.port ?? settings.port,
    async close(options) {
      await Promise.all([web?.close(options), worker?.close()])
      await context.db.close()
      await traces?.close()
    },
  }
}

/** Pages, and what only they need. */
async function openWeb(settings: Config) {
  const [build, { openWebServer }] = await Promise.all([
    import('virtual:react-router/server-build'),
    import('./platform/server/web-server.ts'),
  ])
  return openWebServer(build, settings, resolve(import.meta.dirname, '../client'))
}

/**
 * Background jobs, and what only they need: where there are pages they are served already, and the first of them did not
 * wait for the queue's library. Alone in its process, it answers for it.
 */
async function openWorker(context: ServiceContext, isAlone: boolean) {
  const [{ startJobs }, { JOB_HANDLERS }, server] = await Promise.all([
    import('./platform/jobs/start-jobs.ts'),
    import('./jobs.ts'),
    isAlone ? import('./platform/server/worker-server.ts').then(it => it.openWorkerServer(context)) : null,
  ])
  const jobs = await startJobs(context, JOB_HANDLERS)
  return {
    port: server?.port,
    async close() {
      server?.stopSoon()
      await jobs.stop()
      await server?.close()
    },
  }
}

if (import.meta.main) {
  serveAsProduction()
  const args = process.argv.slice(2)
  const roles = args.length > 0 ? (await import('./platform/server/roles.ts')).readRoles(args) : EVERY_ROLE
  if ('exitCode' in roles) process.exit(roles.exitCode)
  const serving = await serve(roles).catch(explainAndExit)
  console.log(`ready http://localhost:${serving.port}`)
  onStopSignal(() => serving.close({ noticeMs: NOTICE_MS }))
}

import './platform/server/compile-cache.ts'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { serveAsProduction, servingConfig } from './config.server.ts'
import { openServiceContext } from './platform/context.ts'
import { loadRequests } from './platform/integrations/guarded-request.ts'
import { JOB_DEADLINE_MS } from './platform/outage/database-deadline.ts'
import { keepKeys } from './platform/secrets/keep-keys.ts'
import { explainAndExit } from './platform/server/explain-and-exit.ts'
import { onStopSignal } from './platform/server/stop-signal.ts'
import { openWebServer } from './platform/server/web-server.ts'

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

/** Serves the built app and runs its background jobs, all from the environment. */
export async function serve(): Promise<Serving> {
  const settings = servingConfig()
  const root = resolve(import.meta.dirname, '..')
  const build = (await import(pathToFileURL(resolve(root, 'build/server/index.js')).href)) as ServerBuild
  const web = await openWebServer(build, settings, resolve(root, 'build/client'))
  const context = openServiceContext(settings, 'brandhearth-jobs-services', { deadlineMs: JOB_DEADLINE_MS })
  // Pages are served already; the queue's library is loaded only now, so that the first of them did not wait for it.
  // So is what fetches: loaded at the first look at a feed, it would hold up whoever has begun to work by then.
  const [{ startJobs }, { JOB_HANDLERS }] = await Promise.all([
    import('./platform/jobs/start-jobs.ts'),
    import('./jobs.ts'),
    loadRequests(),
  ])
  const jobs = await startJobs(context, JOB_HANDLERS)
  await keepKeys(context)
  return {
    port: web.port,
    async close(options) {
      await Promise.all([web.close(options), jobs.stop()])
      await context.db.close()
    },
  }
}

if (import.meta.main) {
  serveAsProduction()
  const serving = await serve().catch(explainAndExit)
  console.log(`ready http://localhost:${serving.port}`)
  onStopSignal(() => serving.close({ noticeMs: NOTICE_MS }))
}

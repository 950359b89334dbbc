import { freePort } from '#scripts/local/free-port.ts'
import { NODE_OPTIONS } from '#scripts/local/node-options.ts'
import { type Child, startChild } from './child.ts'

export interface App extends Child {
  readonly port: number
  /** Milliseconds from its start until a page was answered with 200; NaN when none was asked for. */
  readonly firstOkMs: number
}

/** Where the app keeps its data: a server at an address, or the embedded database in a folder. */
export type DataPlace = { readonly url: string } | { readonly folder: string }

const ASK_EVERY_MS = 5

/** Both secrets of an app on a server. */
export const APP_SECRET = 'benchmark-only-secret-of-32-letters'

/**
 * Starts the built app: `start:prod` on a server, `npm start` on an embedded folder. With a path, it is asked for
 * from the beginning, until it is there. Without a port it takes a free one. On a server it may have one role only.
 */
export async function startApp(
  place: DataPlace,
  env: Record<string, string> = {},
  { path, port: fixedPort, role }: { path?: string; port?: number; role?: '--web' | '--worker' } = {},
): Promise<App> {
  const port = fixedPort ?? (await freePort())
  const onServer = 'url' in place
  const script = onServer
    ? ['build/server/serve.js', ...(role ? [role] : [])]
    : ['scripts/start.ts', '--no-demo', '--skip-build']
  const startedAt = performance.now()
  const starting = startChild([...NODE_OPTIONS, ...script], {
    sign: 'ready http',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: `http://localhost:${port}`,
      ...(onServer
        ? {
            NODE_ENV: 'production',
            DATABASE_URL: place.url,
            SESSION_SECRET: APP_SECRET,
            ENCRYPTION_KEY: APP_SECRET,
          }
        : { DATA_DIR: place.folder }),
      ...env,
    },
  })
  const [child, firstOkMs] = await Promise.all([
    starting,
    path === undefined ? Number.NaN : untilOk(`http://localhost:${port}${path}`, startedAt, starting),
  ])
  return { ...child, port, firstOkMs }
}

async function untilOk(url: string, startedAt: number, starting: Promise<Child>): Promise<number> {
  let hasFailed = false
  starting.catch(() => {
    hasFailed = true
  })
  while (!hasFailed) {
    const status = await fetch(url).then(
      async response => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    if (status === 200) return performance.now() - startedAt
    await new Promise(wake => setTimeout(wake, ASK_EVERY_MS))
  }
  return Number.NaN
}

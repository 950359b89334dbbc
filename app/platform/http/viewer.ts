import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { ServiceContext } from '../context.ts'
import type { Viewer } from '../viewer.ts'
import { services } from './services.ts'
import { readSessionSecret } from './session-cookie.ts'

export type { Viewer }

/**
 * Finds the person behind a session secret; null when the session is over. `since` is the `asOf` of an earlier answer. The
 * identity room brings it.
 */
export type ReadViewer = (context: ServiceContext, secret: string, since?: string) => Promise<Viewer | null>

interface ViewerAccess {
  /** Of this request; asks the database once at most. */
  readonly current: () => Promise<Viewer | null>
  /** Of any session, asked for each time. */
  readonly behind: (secret: string) => Promise<Viewer | null>
}

const viewerContext = createContext<ViewerAccess>()

/** Makes the viewer available to every route; the database is asked only when a route asks, and once at most. */
export function viewerMiddleware(read: ReadViewer): MiddlewareFunction<Response> {
  const behind = (secret: string) => read(services(), secret)
  return ({ request, context }) => {
    const secret = readSessionSecret(request)
    let answer: Promise<Viewer | null> | null = null
    context.set(viewerContext, {
      behind,
      current() {
        answer ??= secret ? behind(secret) : Promise.resolve(null)
        return answer
      },
    })
  }
}

/** The signed-in person, or null for a visitor. */
export function findViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | null> {
  return context.get(viewerContext).current()
}

/** The person behind a session secret as the database has it now; null when the session is over. */
export function viewerBehind(
  context: Readonly<RouterContextProvider>,
  secret: string,
): Promise<Viewer | null> {
  return context.get(viewerContext).behind(secret)
}

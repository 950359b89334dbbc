import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { readViewer, type Viewer } from '#app/services/identity/sessions/read-viewer.ts'
import { readSessionSecret } from './identity/session-cookie.ts'
import { services } from './services.ts'

export type { Viewer }

const viewerContext = createContext<() => Promise<Viewer | null>>()

/** Makes the viewer available to every route; the database is asked only when a route asks, and once at most. */
export const viewerMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const secret = readSessionSecret(request)
  let asked: Promise<Viewer | null> | null = null
  context.set(viewerContext, () => {
    asked ??= secret ? readViewer(services(), secret) : Promise.resolve(null)
    return asked
  })
}

/** The signed-in person, or null for a visitor. */
export function findViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | null> {
  return context.get(viewerContext)()
}

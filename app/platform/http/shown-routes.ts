import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']
type RouteEntry = NonNullable<Manifest['routes'][string]>

/**
 * The routes of a page, as the router shall know them while it renders it. It makes a tree of all the routes it is told
 * of, for each page anew, and shows a few of them; told of those alone, it still finds the others by name.
 *
 * The browser gets a copy of what is told here and of the pages above it, and only of what it does not know otherwise: the
 * files that a route brings along stand in the page's head already, and what a route does not have is no different from
 * what is not said.
 */
export function shownRoutes(context: EntryContext): EntryContext {
  const { manifest } = context
  const routes: Manifest['routes'] = Object.create(sparseRoutes(manifest.routes))
  for (const { route } of context.staticHandlerContext.matches) {
    const entry = manifest.routes[route.id]
    if (entry) routes[route.id] = Object.assign({ ...entry }, { toJSON: routeToSend })
  }
  const entry = Object.assign({ ...manifest.entry }, { toJSON: entryToSend })
  return { ...context, manifest: { ...manifest, entry, routes } }
}

const sparse = new WeakMap<Manifest['routes'], Manifest['routes']>()

/** All routes, each to be sent with its files, since those of a page not shown stand nowhere else; made once for a build. */
function sparseRoutes(routes: Manifest['routes']): Manifest['routes'] {
  const known = sparse.get(routes)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(routes).map(([id, entry]) => [id, Object.assign({ ...entry }, { toJSON: partsToSend })]),
  ) as Manifest['routes']
  sparse.set(routes, made)
  return made
}

function routeToSend(this: RouteEntry): Partial<RouteEntry> {
  const { imports: _, ...route } = this
  return partsToSend.call(route)
}

/** Every part that says something: of each other one the browser asks whether it is there (`hasAction`, `css`). */
function partsToSend(this: Partial<RouteEntry>): Partial<RouteEntry> {
  return Object.fromEntries(Object.entries(this).filter(([, value]) => isSaid(value)))
}

/** An empty path is said: with it the root is a page of its own, too. */
function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== false && typeof value !== 'function'
}

/** The router goes through the imports of the app's beginning even where there are none. */
function entryToSend(this: Manifest['entry']): Manifest['entry'] {
  return { module: this.module, imports: [] }
}

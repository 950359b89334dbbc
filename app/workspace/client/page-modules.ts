/** The part of the router's list of routes that is read here. */
export interface RouteEntry {
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly module: string
  readonly imports?: readonly string[] | undefined
}

/**
 * The script files of a page, its layouts' included, as the router's list of known routes has them; none when the page
 * is not known (or does not exist).
 */
export function pageModules(
  routes: Readonly<Record<string, RouteEntry | undefined>>,
  page: string,
): string[] {
  for (const entry of Object.values(routes)) {
    if (!entry?.path || fullPath(routes, entry) !== page) continue
    return [...new Set(branch(routes, entry).flatMap(each => [each.module, ...(each.imports ?? [])]))]
  }
  return []
}

function branch(routes: Readonly<Record<string, RouteEntry | undefined>>, leaf: RouteEntry): RouteEntry[] {
  const entries: RouteEntry[] = []
  for (let at: RouteEntry | undefined = leaf; at && entries.length < 20; at = routes[at.parentId ?? ''])
    entries.push(at)
  return entries
}

/** '/app/create' for a route 'create/:storyId?' inside 'app': parts that may be missing are left out. */
function fullPath(routes: Readonly<Record<string, RouteEntry | undefined>>, leaf: RouteEntry): string {
  const parts = branch(routes, leaf)
    .reverse()
    .flatMap(({ path }) => path?.split('/') ?? [])
  return `/${parts.filter(part => part !== '' && !part.endsWith('?')).join('/')}`
}

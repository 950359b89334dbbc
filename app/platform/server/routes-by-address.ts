import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

interface Candidate {
  readonly id: string
  /** The parts of its whole pattern, in lower case: `['app', 'links', ':linkid']`. */
  readonly parts: readonly string[]
}

/** Parts of an address that are looked at: beyond them few routes are left. */
const PARTS = 2
/** Any other address may mean what its parts do not say, and is tried on every route: `/a/../b`, `/%61`, `/_root`. */
const PLAIN = /^(?:\/[a-z0-9][\w.~-]*)*\/?$/i

/**
 * Chooses the routes that an address can lead to at all. The router tries one route after the other, three times for each
 * request; with some 250 routes that was half the time of a short answer. What is left out has another fixed first or
 * second part, so the router comes to the same route among fewer.
 */
export class RoutesByAddress {
  readonly #all: Routes
  readonly #candidates: readonly Candidate[]
  /** Which parts are told apart, by their place. */
  readonly #fixed: readonly ReadonlySet<string>[]
  readonly #chosen = new Map<string, Routes>()

  constructor(routes: Routes) {
    this.#all = routes
    this.#candidates = candidatesOf(routes)
    this.#fixed = Array.from(
      { length: PARTS },
      (_, place) => new Set(this.#candidates.map(({ parts }) => parts[place] ?? '').filter(isFixed)),
    )
  }

  /** The routes for a path such as `/app/links` or `/app/links.data`; the same object for the same choice. */
  forPath(path: string): Routes {
    if (!PLAIN.test(path) || path.endsWith('/_.data')) return this.#all
    const parts = path
      .replace(/\.data$/, '')
      .toLowerCase()
      .split('/')
      .filter(part => part !== '')
    const shape = Array.from({ length: PARTS }, (_, place) => {
      const part = parts[place]
      return part === undefined ? '' : this.#fixed[place]?.has(part) ? part : ':'
    })
    const key = shape.join('/')
    const chosen = this.#chosen.get(key) ?? this.#choose(shape)
    this.#chosen.set(key, chosen)
    return chosen
  }

  #choose(shape: readonly string[]): Routes {
    const ids = new Set<string>()
    for (const { id, parts } of this.#candidates)
      if (mayMatch(parts, shape))
        for (let at: string | undefined = id; at !== undefined; at = this.#all[at]?.parentId) ids.add(at)
    // In the order they were told of, which decides between equals.
    return Object.fromEntries(Object.entries(this.#all).filter(([id]) => ids.has(id)))
  }
}

/** `shape` has '' where the address has ended, and ':' for a part that is no route's own. */
function mayMatch(parts: readonly string[], shape: readonly string[]): boolean {
  for (const [place, told] of shape.entries()) {
    const part = parts[place]
    if (part === undefined) return told === ''
    // After these any number of parts may follow, or one may be left out.
    if (part === '*' || part.endsWith('?')) return true
    if (told === '') return false
    if (isFixed(part) && part !== told) return false
  }
  return true
}

/** Whether a part of a pattern stands for itself alone. */
function isFixed(part: string): boolean {
  return part !== '' && part !== '*' && !part.startsWith(':') && !part.endsWith('?')
}

/** All routes that an address may end at: those with a path of their own, and the first pages of others. */
function candidatesOf(routes: Routes): Candidate[] {
  return Object.values(routes)
    .filter(route => route !== undefined)
    .filter(({ path, index }) => index || (path !== undefined && path !== ''))
    .map(({ id }) => {
      const paths: string[] = []
      for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
        paths.unshift(routes[at]?.path ?? '')
      return {
        id,
        parts: paths
          .join('/')
          .toLowerCase()
          .split('/')
          .filter(part => part !== ''),
      }
    })
}

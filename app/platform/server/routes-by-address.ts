import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

interface Candidate {
  readonly id: string
  /** The parts of its whole pattern, in lower case: `['app', 'links', ':linkid']`. */
  readonly parts: readonly string[]
}

/** Parts of an address that are looked at: beyond them few routes are left. */
const PARTS = 3
/** Pages of so many parts stay with what lies beneath them: a page tells its browser of the pages above it, too. */
const ROOM_PARTS = 2
/** Any other address may mean what its parts do not say, and is tried on every route: `/a/../b`, `/%61`, `/_root`. */
const PLAIN = /^(?:\/[a-z0-9][\w.~-]*)*\/?$/i

/**
 * Chooses the routes that an address can lead to at all. The router tries one route after the other, three times for each
 * request; with some 250 routes that was half the time of a short answer. What is left out has another fixed part among the
 * first ones, or goes on where the address has ended, so the router comes to the same route among fewer.
 */
export class RoutesByAddress {
  readonly #all: Routes
  readonly #root: Branch

  constructor(routes: Routes) {
    this.#all = routes
    this.#root = new Branch(routes, candidatesOf(routes), 0)
  }

  /** The routes for a path such as `/app/links` or `/app/links.data`; the same object for the same choice. */
  forPath(path: string): Routes {
    if (!PLAIN.test(path) || path.endsWith('/_.data')) return this.#all
    const parts = path
      .replace(/\.data$/, '')
      .toLowerCase()
      .split('/')
      .filter(part => part !== '')
    let branch = this.#root
    for (let place = 0; place < PARTS && place <= parts.length; place += 1)
      branch = branch.after(parts[place])
    return branch.routes
  }
}

/** The end of an address, where a further part would stand. */
const END = ''
/** A part that is no route's own. */
const OTHER = ':'

/** The routes that an address may still lead to once some of its parts are known. There are as few of these as routes tell apart. */
class Branch {
  readonly #all: Routes
  readonly #candidates: readonly Candidate[]
  readonly #place: number
  /** Which parts are told apart here. */
  readonly #fixed: ReadonlySet<string>
  readonly #branches = new Map<string, Branch>()
  #routes: Routes | null = null

  /** `place` is that of the part to be looked at next. */
  constructor(all: Routes, candidates: readonly Candidate[], place: number) {
    this.#all = all
    this.#candidates = candidates
    this.#place = place
    this.#fixed = new Set(candidates.map(({ parts }) => parts[place] ?? '').filter(isFixed))
  }

  /** Those that are left when the next part is this one, or when there is none. */
  after(part: string | undefined): Branch {
    const told = part === undefined ? END : this.#fixed.has(part) ? part : OTHER
    const known = this.#branches.get(told)
    if (known) return known
    const left = this.#candidates.filter(({ parts }) => mayGoOn(parts, this.#place, told))
    const branch = new Branch(this.#all, left, this.#place + 1)
    this.#branches.set(told, branch)
    return branch
  }

  get routes(): Routes {
    this.#routes ??= this.#withParents()
    return this.#routes
  }

  #withParents(): Routes {
    const ids = new Set<string>()
    for (const { id } of this.#candidates)
      for (let at: string | undefined = id; at !== undefined; at = this.#all[at]?.parentId) ids.add(at)
    // In the order they were told of, which decides between equals.
    return Object.fromEntries(Object.entries(this.#all).filter(([id]) => ids.has(id)))
  }
}

/** Whether a pattern that has met all parts before `place` may meet what stands there. */
function mayGoOn(parts: readonly string[], place: number, told: string): boolean {
  // After these any number of parts may follow, or one may be left out.
  if (parts.slice(0, place + 1).some(part => part === '*' || part.endsWith('?'))) return true
  const part = parts[place]
  if (part === undefined) return told === END || place >= ROOM_PARTS
  if (told === END) return false
  return !isFixed(part) || part === told
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

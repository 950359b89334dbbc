import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import routeConfig from '#app/routes.ts'
import { RoutesByAddress } from './routes-by-address.ts'

type Routes = ServerBuild['routes']

/** As the build tells of them. */
function manifestOf(entries: readonly RouteConfigEntry[], parentId: string | undefined): [string, object][] {
  return entries.flatMap(({ id, file, path, index, children }) => {
    const own = id ?? file.replace(/\.tsx?$/, '')
    return [[own, { id: own, parentId, path, index }], ...manifestOf(children ?? [], own)]
  })
}

/** As the router makes a tree of them. */
function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined)
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true, ...(path === undefined ? {} : { path }) }
        : { id, ...(path === undefined ? {} : { path }), children: treeOf(routes, id) },
    )
}

const ALL = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ...manifestOf(await routeConfig, 'root'),
]) as Routes
const byAddress = new RoutesByAddress(ALL)
const allTree = treeOf(ALL, undefined)
const trees = new Map<Routes, RouteObject[]>()

function routesAt(tree: RouteObject[], path: string) {
  return (
    matchRoutes(tree, path.replace(/\.data$/, ''))?.map(({ route, params }) => [route.id, params]) ?? null
  )
}

function expectSame(path: string) {
  const some = byAddress.forPath(path)
  const tree = trees.get(some) ?? treeOf(some, undefined)
  trees.set(some, tree)
  expect(routesAt(tree, path), path).toEqual(routesAt(allTree, path))
}

const PATTERNS = [...new Set(allPatterns(allTree, '').map(pattern => pattern.split('/').filter(Boolean)))]

function allPatterns(tree: readonly RouteObject[], under: string): string[] {
  return tree.flatMap(({ path, children }) => {
    const own = `${under}/${path ?? ''}`
    return [own, ...allPatterns(children ?? [], own)]
  })
}

const part = fc.oneof(
  fc.constantFrom(...new Set(PATTERNS.flat())),
  fc.constantFrom('x', '', '_root', '.data', 'APP', 'a%2Fb', 'é', '#', '.', 'a.b', '*', ':id', '..'),
  // An escape that cannot be read is refused before the routes are asked.
  fc.string().map(text => text.replaceAll('%', '')),
)
const like = fc
  .constantFrom(...PATTERNS)
  .chain(parts =>
    fc.tuple(
      ...parts.map(own =>
        fc.oneof({ weight: 4, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: part }),
      ),
    ),
  )

it('leads every address to the route that it leads to among all of them', () => {
  fc.assert(
    fc.property(
      fc.oneof(like, fc.array(part, { maxLength: 6 })),
      fc.constantFrom('', '/', '.data', '/_.data'),
      (parts, end) => expectSame(`/${parts.join('/')}${end}`),
    ),
    { numRuns: 1000 },
  )
})

it.each([
  '/',
  '/l/spring',
  '/app',
  '/app/links',
  '/APP/Links',
  '/app/sales-hub/people/1/reply',
  '/nowhere/at/all',
])('looks at a part of the routes for %s', path => {
  expectSame(path)
  expect(Object.keys(byAddress.forPath(path)).length).toBeLessThan(Object.keys(ALL).length / 2)
  expect(byAddress.forPath(`${path}?q`.split('?')[0] ?? '')).toBe(byAddress.forPath(path))
})

it('asks no route that goes on where the address has ended, and tells a page of the room above it', () => {
  const patternsAt = (path: string) =>
    Object.values(byAddress.forPath(path))
      .filter(route => route !== undefined)
      .map(({ id }) => patternOf(id).split('/').filter(Boolean).join('/'))
      .filter(pattern => pattern.startsWith('app/content'))
  expect(patternsAt('/app/content')).toEqual(['app/content'])
  expect(patternsAt('/app/content/planned/1')).toEqual(['app/content', 'app/content/planned/:id'])
  const beneath = treeOf(byAddress.forPath('/app/dashboard/numbers'), undefined)
  expect(routesAt(beneath, '/app/dashboard')).toEqual(routesAt(allTree, '/app/dashboard'))
})

/** The whole pattern of a route. */
function patternOf(id: string): string {
  const route = ALL[id]
  if (!route) return ''
  return `${route.parentId === undefined ? '' : patternOf(route.parentId)}/${route.path ?? ''}`
}

it('remembers a choice for each first parts that a route names, however many addresses there are', () => {
  const choices = new Set(Array.from({ length: 5000 }, (_, n) => byAddress.forPath(`/stranger-${n}/${n}/x`)))
  expect(choices.size).toBe(1)
})

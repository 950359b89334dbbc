import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { shownRoutes } from './shown-routes.ts'

const NOTHING = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  css: [],
}
const ROUTES = {
  root: { ...NOTHING, id: 'root', path: '', module: '/root.js', imports: ['/react.js'], hasLoader: true },
  room: { ...NOTHING, id: 'room', parentId: 'root', path: 'room', module: '/room.js', imports: ['/a.js'] },
  other: { ...NOTHING, id: 'other', parentId: 'root', path: 'other', module: '/other.js' },
}

/** What the router has of a page that shows the first two of three routes; it asks for no more of it here. */
function contextOf(css: string[] = []): EntryContext {
  const routes = { ...ROUTES, room: { ...ROUTES.room, css } }
  return {
    manifest: {
      entry: { module: '/entry.js', imports: ['/react.js'] },
      routes,
      url: '/m.js',
      version: '1',
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'room' } }] },
  } as unknown as EntryContext
}

it('lists the routes of the page, and finds the others by name', () => {
  const { routes } = shownRoutes(contextOf()).manifest
  expect(Object.keys(routes)).toEqual(['root', 'room'])
  expect(routes.other?.module).toBe('/other.js')
})

it('still knows the files that a route brings along, and does not send them', () => {
  const { entry, routes } = shownRoutes(contextOf(['/room.css'])).manifest
  expect(entry.imports).toEqual(['/react.js'])
  expect(routes.room?.imports).toEqual(['/a.js'])
  expect(JSON.parse(JSON.stringify({ entry, routes }))).toEqual({
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', module: '/root.js', hasLoader: true },
      room: { id: 'room', parentId: 'root', path: 'room', module: '/room.js', css: ['/room.css'] },
    },
  })
})

it('sends a page that is not shown with its files, and without what it has not', () => {
  const { routes } = shownRoutes({
    ...contextOf(),
    staticHandlerContext: { matches: [{ route: { id: 'root' } }] },
  } as unknown as EntryContext).manifest
  expect(JSON.parse(JSON.stringify(routes.room))).toEqual({
    id: 'room',
    parentId: 'root',
    path: 'room',
    module: '/room.js',
    imports: ['/a.js'],
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMetric, isSlow, type Metric, summariseMetrics } from './metrics.ts'
import { addRecentPage, readRecentPages } from './recent-pages.ts'
import { prefixQuery } from './search-words.ts'
import { SHORT_ADDRESSES, shortAddressTarget } from './short-addresses.ts'
import { type KeyPress, shortcutFor } from './shortcuts.ts'

const metric = (ms: number): Metric => ({ name: 'page', ms, atMs: 0 })

it('calls slow what exceeds a second', () => {
  expect([isSlow(999), isSlow(1000), isSlow(1000.1)]).toEqual([false, false, true])
  expect(summariseMetrics([metric(10), metric(2000), metric(20)])).toEqual({
    count: 3,
    slow: 1,
    medianMs: 20,
  })
  expect(summariseMetrics([])).toEqual({ count: 0, slow: 0, medianMs: 0 })
})

it('keeps the newest 100 measurements', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { maxLength: 250 }), all => {
      const metrics = all.reduce<Metric[]>((list, ms) => addMetric(list, metric(ms)), [])
      expect(metrics.map(({ ms }) => ms)).toEqual(all.slice(-100))
    }),
  )
})

const press = (key: string, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  meta: false,
  alt: false,
  shift: false,
  isTyping: false,
  isBusy: false,
  ...over,
})
const all = { singleKeys: true, monitor: true }

it('reads the shortcuts of the workspace', () => {
  expect(shortcutFor(press('b', { ctrl: true }), all)).toBe('sidebar')
  expect(shortcutFor(press('B', { meta: true }), all)).toBe('sidebar')
  expect(shortcutFor(press('k', { meta: true, isTyping: true }), all)).toBe('palette')
  expect(shortcutFor(press('c'), all)).toBe('capture')
  expect(shortcutFor(press('?', { shift: true }), all)).toBe('help')
  expect(shortcutFor(press('R', { ctrl: true, shift: true }), all)).toBe('monitor')
  expect(shortcutFor(press('R', { ctrl: true, shift: true }), { ...all, monitor: false })).toBe(null)
  expect(shortcutFor(press('c', { ctrl: true }), all)).toBe(null)
})

it('no single key does anything while typing, in a dialog, or when switched off', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 1 }), fc.boolean(), (key, shift) => {
      expect(shortcutFor(press(key, { shift, isTyping: true }), all)).toBe(null)
      expect(shortcutFor(press(key, { shift, isBusy: true }), all)).toBe(null)
      expect(shortcutFor(press(key, { shift }), { ...all, singleKeys: false })).toBe(null)
    }),
  )
})

it('remembers the last pages, each once, and only for their owner', () => {
  const pages = ['/app/a', '/app/b', '/app/a'].reduce(
    (list, to) => addRecentPage(list, { to, title: to }),
    [] as ReturnType<typeof addRecentPage>,
  )
  expect(pages.map(({ to }) => to)).toEqual(['/app/a', '/app/b'])
  const stored = JSON.stringify({ owner: 'ada', pages })
  expect(readRecentPages(stored, 'ada')).toEqual(pages)
  expect(readRecentPages(stored, 'eve')).toEqual([])
  expect(readRecentPages(null, 'ada')).toEqual([])
})

it('reads whatever a browser kept without a throw, and gives only our own addresses', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      for (const { to } of readRecentPages(stored, 'ada')) expect(to.startsWith('/app/')).toBe(true)
    }),
  )
  const foreign = { owner: 'ada', pages: [{ to: 'https://evil.example', title: 'x' }, null, 7] }
  expect(readRecentPages(JSON.stringify(foreign), 'ada')).toEqual([])
})

it('finds words as they are being typed', () => {
  expect(prefixQuery('  The Kettle bro')).toBe('the:* & kettle:* & bro:*')
  expect(prefixQuery("don't & !:* (")).toBe('don:* & t:*')
  expect(prefixQuery(' .,; ')).toBe(null)
})

it('a search never holds anything but words and what joins them', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), text => {
      const query = prefixQuery(text)
      if (query !== null) expect(query).toMatch(/^[\p{L}\p{N}]+(?::\*)?(?: & [\p{L}\p{N}]+(?::\*)?){0,7}$/u)
    }),
  )
})

it('every short and hyphen-less address leads where it should', () => {
  expect(SHORT_ADDRESSES).toEqual({
    '/dashboard': '/app/dashboard',
    '/storybank': '/app/storybank',
    '/clarify': '/app/clarify',
    '/strategy': '/app/strategy',
    '/campaigns': '/app/campaigns',
    '/analytics': '/app/analytics',
    '/settings': '/app/settings',
    '/support': '/app/support',
    '/upgrade': '/app/upgrade',
    '/create': '/app/content?tab=create',
    '/content': '/app/content',
    '/convert': '/app/sales-hub',
    '/connect': '/app/content?tab=publish',
    '/app/planner': '/app/content',
    '/app/connect': '/app/content?tab=publish',
    '/app/research': '/app/brand-watch',
    '/app/saleshub': '/app/sales-hub',
    '/app/brandwatch': '/app/brand-watch',
    '/app/select-tier': '/select-tier',
    '/app/offer-details': '/app/sales-hub',
  })
  expect(shortAddressTarget('/app/planner/', new URLSearchParams())).toBe('/app/content')
  expect(shortAddressTarget('/nowhere', new URLSearchParams())).toBe('/')
  expect(shortAddressTarget('/constructor', new URLSearchParams())).toBe('/')
})

it('a short address keeps its query', () => {
  expect(shortAddressTarget('/create', new URLSearchParams('story=7&a=b'))).toBe(
    '/app/content?tab=create&story=7&a=b',
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(SHORT_ADDRESSES)),
      fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 4 }),
      (path, pairs) => {
        const target = shortAddressTarget(path, new URLSearchParams(pairs))
        expect(target.startsWith('/')).toBe(true)
        expect(target.startsWith('//')).toBe(false)
        const query = [...new URLSearchParams(target.split('?')[1] ?? '')]
        expect(query.slice(query.length - pairs.length)).toEqual(
          [...new URLSearchParams(pairs)].slice(-pairs.length || pairs.length),
        )
      },
    ),
  )
})

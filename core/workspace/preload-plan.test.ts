import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TIERS } from '../billing/tiers.ts'
import { mayPreload, PRELOADED_PAGES, planPreloads } from './preload-plan.ts'

const times = (connection: string | null, tier: (typeof TIERS)[number] = 'collective') =>
  Object.fromEntries(
    planPreloads({ connection, tier, currentPath: '/app/clarify' }).map(({ path, afterMs }) => [
      path,
      afterMs,
    ]),
  )

it('fetches by priority on a normal connection', () => {
  expect(times('4g')).toEqual({
    '/app/dashboard': 500,
    '/app/create': 500,
    '/app/storybank': 500,
    '/app/strategy': 2000,
    '/app/campaigns': 2000,
    '/app/analytics': 2000,
    '/app/settings': 5000,
    '/app/support': 5000,
    '/app/upgrade': 5000,
  })
  expect(times(null)).toEqual(times('4g'))
  expect(times('3g')).toEqual(times('4g'))
})

it.each(['2g', 'slow-2g'])('fetches only high pages, after 2 s, on %s', connection => {
  expect(times(connection)).toEqual({ '/app/dashboard': 2000, '/app/create': 2000, '/app/storybank': 2000 })
})

it('leaves out what the plan does not open', () => {
  expect(times('4g', 'creator')).not.toHaveProperty('/app/campaigns')
  expect(times('4g', 'pro')).toHaveProperty('/app/campaigns')
})

it('does not fetch again within 30 s of a success, and may at once after a failure', () => {
  expect(mayPreload(undefined, 0)).toBe(true)
  expect(mayPreload({ atMs: 0, ok: true }, 29_999)).toBe(false)
  expect(mayPreload({ atMs: 0, ok: true }, 30_000)).toBe(true)
  expect(mayPreload({ atMs: 0, ok: false }, 1)).toBe(true)
})

it('never plans the page one is on, never one twice, and the slow plan is part of the fast one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIERS),
      fc.constantFrom(...PRELOADED_PAGES.map(page => page.path), '/app/clarify', ''),
      fc.option(fc.constantFrom('4g', '3g', '2g', 'slow-2g', 'odd')),
      (tier, currentPath, connection) => {
        const plan = planPreloads({ connection, tier, currentPath })
        const paths = plan.map(({ path }) => path)
        expect(paths).not.toContain(currentPath)
        expect(new Set(paths).size).toBe(paths.length)
        expect(plan.every(({ afterMs }) => [500, 2000, 5000].includes(afterMs))).toBe(true)
        const fast = planPreloads({ connection: '4g', tier, currentPath }).map(({ path }) => path)
        for (const path of paths) expect(fast).toContain(path)
      },
    ),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionAddress } from './action-address.ts'
import { buildInsights } from './build-insights.ts'

describe('the address of an action', () => {
  it('is the page, its tab or section, and the place on it', () => {
    expect(actionAddress({ path: '/app/create' })).toBe('/app/create')
    expect(actionAddress({ path: '/app/content', tab: 'ideas' })).toBe('/app/content?tab=ideas')
    expect(actionAddress({ path: '/app/clarify', section: 'values' })).toBe('/app/clarify?section=values')
    const checkIn = { path: '/app/dashboard', section: 'brand-score', highlight: 'check-in' }
    expect(actionAddress(checkIn)).toBe('/app/dashboard#check-in')
  })
  it('never leaves the workspace, whatever was stored', () => {
    for (const path of [
      'https://evil.test',
      '//evil.test',
      '/app//evil.test',
      '/app/../auth',
      '/app/x?y',
      '',
    ])
      expect(actionAddress({ path })).toBe('/app/dashboard')
    fc.assert(
      fc.property(fc.anything(), data => {
        const url = new URL(actionAddress(data as never), 'https://ours.test')
        expect([url.origin, url.pathname.startsWith('/app/')]).toEqual(['https://ours.test', true])
      }),
    )
  })
  it('is one of our pages for every action of the rules', () => {
    const drafts = buildInsights({ checkins: [], posts: 0, overall: 10 }, new Date('2026-11-20T12:00:00Z'))
    expect(drafts.flatMap(draft => draft.actionItems.map(item => actionAddress(item.actionData)))).toEqual([
      '/app/dashboard#check-in',
      '/app/clarify',
      '/app/create',
      '/app/storybank',
    ])
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { insightsFailed } from '#app/insights/copy.ts'
import { Insights, InsightsFailed, InsightsLoading } from '#app/insights/ui/insights-page.tsx'
import type { InsightsPageView } from '#app/insights/ui/insights-view.ts'
import { buildInsights } from '#core/insights/build-insights.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const EMPTY: InsightsPageView = {
  insights: [],
  muted: [],
  dismissed: null,
  canAct: true,
  canHide: true,
  basis: null,
  timeZone: 'Europe/London',
}

function rendered(view: InsightsPageView): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <Insights view={view} /> }])
  return renderToStaticMarkup(<Page />)
}

describe('the insights page says', () => {
  it('one sentence while they are loading, and when there are none', () => {
    expect(renderToStaticMarkup(<InsightsLoading />)).toContain('Loading insights...')
    expect(rendered(EMPTY)).toContain('No insights available')
  })
  it('what went wrong, and to try refreshing', () => {
    expect(insightsFailed(new Error('network down'))).toBe(
      'Connection issue. Please check your internet and try again. Please try refreshing the page.',
    )
    const text = insightsFailed(new Error('Unexpected Server Error'))
    expect(text).toBe('An unexpected error occurred. Please try again. Please try refreshing the page.')
    expect(renderToStaticMarkup(<InsightsFailed text={text} />)).toContain(text)
  })
  it('how much each matters, and shows two actions at most', () => {
    const [draft] = buildInsights({ checkins: [], posts: 9, foundationFilled: 5 }, NOW)
    if (!draft) throw new Error('There is nothing to show')
    const [action] = draft.actionItems
    if (!action) throw new Error('There is nothing to press')
    const actionItems = ['a', 'b', 'c'].map(id => ({ ...action, id, title: `Press ${id}` }))
    const card = { ...draft, actionItems, isRead: false, isActedUpon: true, actedUponAt: NOW, createdAt: NOW }
    const insights = [95, 70, 40].map(priority => ({ ...card, id: String(priority), priority }))
    const page = rendered({ ...EMPTY, insights })
    for (const label of ['High', 'Medium', 'Low']) expect(page).toContain(`>${label}<`)
    expect(page.match(/Press \w/g)).toEqual(Array(3).fill(['Press a', 'Press b']).flat())
    expect(page).toContain('Acted on 20 November 2026')
    expect(page.match(/button-primary/g)).toHaveLength(1)
    const muted: InsightsPageView['muted'] = ['data_quality']
    const own = rendered({ ...EMPTY, insights, muted })
    const read = rendered({ ...EMPTY, insights, muted, canAct: false, canHide: false })
    for (const value of ['act', 'read', 'dismiss', 'mute', 'unmute']) {
      expect(own).toContain(`value="${value}"`)
      expect(read).not.toContain(`value="${value}"`)
    }
    expect(read.match(/Press \w/g)).toEqual(page.match(/Press \w/g))
  })
})

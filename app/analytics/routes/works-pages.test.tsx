import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { AlignmentPage } from '#app/analytics/ui/alignment/alignment-page.tsx'
import type { AlignmentView } from '#app/analytics/ui/alignment/alignment-views.ts'
import { WorksPage } from '#app/analytics/ui/works/works-page.tsx'
import { WorksPostsPage } from '#app/analytics/ui/works/works-posts-page.tsx'
import type { WorksPageProps } from '#app/analytics/ui/works/works-views.ts'
import { BarChart } from '#app/design/charts/bar-chart.tsx'
import { alignmentTrend } from '#core/analytics/alignment/trend.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'

const period = readPeriod(new URLSearchParams(), '2026-11-20', LONG_PRESET)

/** Asked for: what is folded comes with the page only then. */
const folds = { to: '?folds=open', areShown: true }

/** A page as the server sends it, before any script. */
function html(page: ReactElement): string {
  const Page = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Page />)
}

const claim: WorksPageProps['groups'][number] = {
  ...{ dimension: 'opening', key: 'question', group: 'opening:question', label: 'A question', all: 16 },
  ...{ posts: 14, others: 31, share: 0.78, interval: { low: 0.62, high: 0.94 }, verdict: 'more' },
  ...{ standing: 'More responses', finding: ['Posts that open with a question went with more responses.'] },
  next: { opening: 'question' },
}
const works: WorksPageProps = {
  ...{
    period,
    folds,
    canWrite: true,
    posts: 45,
    settling: 2,
    uncounted: 1,
    isCut: false,
    lead: {
      headline: 'Posts that open with a question went with more responses',
      standfirst: ['45 posts count.'],
    },
    widened: 'We compared 12 groups.',
  },
  groups: [claim],
  waiting: [
    {
      ...{ dimension: 'opening', key: 'scene', label: 'A scene', all: 6 },
      standing: 'Not enough yet: 6 of 10 posts',
    },
  ],
  pays: {
    ...{ posts: 1, sentence: 'Not enough yet: 1 of 10 posts with a score.', found: null },
    points: [{ id: 'a', title: 'Rye', overall: 72, standing: 50, responses: 9 }],
  },
}

it('leads from a finding to its posts and to a next post, and shows no chart that only scripts can read', () => {
  const page = html(<WorksPage {...works} />)
  expect(page).toContain('href="/app/create?opening=question"')
  expect(page).toContain('href="/app/analytics/works/posts?of=opening%3Aquestion"')
  expect(page).toContain('Not enough yet: 6 of 10 posts')
  expect(page).toContain('62 to 94')
  expect(page).not.toContain('role="group"')
  expect(html(<WorksPage {...works} canWrite={false} />)).not.toContain('/app/create?opening')
  expect(html(<WorksPage {...works} posts={0} />)).toContain('No posts to compare in these days yet')
})

it('shows what came of each post, by where it was counted', () => {
  const post = {
    ...{ id: 'a', title: 'Rye', at: new Date('2026-11-01T09:00:00Z'), platform: 'linkedin', overall: null },
    ...{ kind: null, pillarId: null, weekday: 7, hour: 9, length: 3, format: '' },
    ...{ hasLink: true, people: 4, leads: 1, network: null, responses: 5 },
  }
  const page = html(
    <WorksPostsPage
      {...{ period, timeZone: 'Europe/London', of: 'all', subject: null, posts: [post] }}
      {...{ count: 1, sum: 5, page: 1, pages: 1 }}
    />,
  )
  expect(page).toContain('Posts that count')
  expect(page.replace(/<[^>]+>/g, '')).toContain('post with 5 responses')
  expect(page).toContain('href="/app/create?post=a"')
})

it('shows alignment in depth, and on a lower plan what it is', () => {
  const sums = { overall: 700, voice: 700, values: 650, audience: 800, emotion: 500 }
  const weeks = alignmentTrend({ from: '2026-11-02', to: '2026-11-15' }, [
    { day: '2026-11-03', posts: 10, ...sums },
  ])
  const means = { overall: 70, voice: 70, values: 65, audience: 80, emotion: 50 }
  const view: AlignmentView = {
    ...{ weeks, posts: 10 },
    lead: { headline: 'All four dimensions stand where they stood', standfirst: ['10 posts have a score.'] },
    sentences: { trend: ['All four stand.'], network: ['One platform.'], person: ['No author.'] },
    groups: [
      { by: 'network', key: 'linkedin', name: 'LinkedIn', posts: 10, means },
      { by: 'person', key: null, name: null, posts: 4, means: null },
    ],
    comparison: {
      ...{ post: { id: 'a', title: 'Rye', overall: 60 }, scores: means, means },
      best: [{ id: 'b', title: 'Spelt', overall: 90 }],
      reasons: [{ dimension: 'values', why: 'your value “honesty”', best: 3, isInThis: false }],
    },
  }
  const page = html(<AlignmentPage {...{ period, view, folds }} />)
  expect(page).toContain('Your value “honesty”')
  expect(page).toContain('Not enough yet')
  expect(page).toContain('/app/analytics/behind?number=scored&amp;from=2026-11-02&amp;to=2026-11-08')
  expect(page).toContain('/app/analytics/behind?number=scored&amp;of=linkedin')
  const locked = html(<AlignmentPage {...{ period, folds }} view={null} />)
  expect(locked).toContain('Part of Pro and Collective+')
  expect(locked).toContain('href="/app/upgrade"')
})

it('draws bars over time with their numbers as a table', () => {
  const page = html(
    <BarChart
      {...{ summary: 'Nine posts.', label: 'Posts', page: { path: '/app/analytics', keep: {} } }}
      layers={[
        { label: 'Published', colour: 'var(--ember)' },
        { label: 'Slipped', colour: 'var(--warning-soft)' },
      ]}
      bars={[
        { name: '2 to 8 November', values: [9, 1] },
        { name: '9 to 15 November', values: [0, 5] },
      ]}
      table={{ head: ['Days', 'Published'], rows: [['2 to 8 November', 9]] }}
    />,
  )
  // Each layer stands on the one below it, and is drawn as one.
  expect(page).toContain('<path d="M7.5,100V10h35V100z" fill="var(--ember)"')
  expect(page).toContain('<path d="M7.5,10V0h35V10zM57.5,100V50h35V100z" fill="var(--warning-soft)"')
  expect(page).toContain('<table')
})

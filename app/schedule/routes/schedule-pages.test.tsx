import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TargetsPanel, type TargetView } from '#app/publishing/ui/index.ts'
import { ImportPage } from '#app/schedule/ui/import-page.tsx'
import { PublishPage } from '#app/schedule/ui/publish-page.tsx'
import { ScheduledPostPage, type ScheduledPostPageProps } from '#app/schedule/ui/scheduled-post-page.tsx'
import { readImport } from '#core/schedule/import-rows.ts'

const KOLKATA = 'Asia/Kolkata'
const AT = new Date('2026-11-24T04:00:00Z')

/** What somebody reads on a page. */
function read(page: ReactElement): string {
  const Page = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Page />)
    .replace(/<details.*?<\/details>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const scheduledPost: ScheduledPostPageProps['scheduledPost'] = {
  ...{ id: 'a', version: 1, status: 'published', scheduledFor: AT, timeZone: KOLKATA, platform: 'mastodon' },
  ...{ title: 'Rye', body: 'Rye', heldReason: '', reason: 'Published on 2 of 3 accounts.', link: '' },
  ...{ contentId: 'c', score: null, asThread: false, firstComment: '', repeat: null, seriesId: null },
  ...{ storyId: null, pictures: [] },
}

const target = (over: Partial<TargetView>): TargetView => ({
  ...{ id: over.handle ?? '', network: 'mastodon', handle: '', state: 'published', standing: 'published' },
  ...{ progress: '', isOnlyComment: false, canResume: false, problem: '', detail: '', address: '' },
  ...{ nextTryAt: null, verified: null, readAt: null, difference: null, attempts: [] },
  counts: { likes: null, replies: null, reposts: null },
  ...over,
})

describe('a page with times', () => {
  it('says whose clock they are on', () => {
    const nothing = { ready: [], asked: [], sending: [], trouble: [], next: [], out: [], accountsOf: {} }
    const publish = { ...nothing, waiting: 0, heldAt: null, hasAllPlatforms: true }
    const page = read(<PublishPage publish={publish} timeZone={KOLKATA} canWrite />)
    expect(page).toContain('Times in Asia/Kolkata')
    const view = { targets: [target({})], timeZone: 'America/New_York', back: '/', canWrite: false }
    const post = read(<ScheduledPostPage scheduledPost={scheduledPost} {...view} />)
    expect(post).toContain('Tuesday 24 November 2026, 09:30 (Asia/Kolkata)')
    expect(post).toContain('Times in America/New York')
  })

  it('reads a time without a zone in a file on the founder’s own clock, and says so', () => {
    const records = [
      ['date', 'time', 'platform', 'text', 'zone'],
      ['2026-11-24', '09:30', 'mastodon', 'Here', ''],
      ['2026-11-24', '09:30', 'mastodon', 'There', 'America/New_York'],
      ['2026-11-24', '09:30+00:00', 'mastodon', 'Nowhere', ''],
    ]
    const rows = readImport(records, { timeZone: KOLKATA, now: new Date('2026-11-20T00:00:00Z') })
    expect(rows.map(({ entry }) => entry?.at.toISOString())).toEqual([
      ...[AT.toISOString(), '2026-11-24T14:30:00.000Z', undefined],
    ])
    const page = read(<ImportPage idempotencyKey="k" canWrite timeZone={KOLKATA} rows={rows} ready={2} />)
    expect(page).toContain('Times without a zone are in Asia/Kolkata.')
    expect(page).toContain('Tuesday 24 November 2026, 09:30 (Asia/Kolkata)')
    expect(page).toContain('Tuesday 24 November 2026, 09:30 (America/New York)')
    expect(page).toContain('Enter the time like this: 09:30.')
  })
})

describe('a post to three accounts of which one refused', () => {
  const targets = [
    // What went wrong on the way there is over.
    target({ handle: '@a', detail: 'Slow down', attempts: [] }),
    target({
      ...{ handle: '@b', state: 'refused', standing: 'refused' },
      ...{ problem: 'refused', detail: 'No bakers here' },
    }),
    target({ handle: '@c', verified: 'same' }),
  ]
  const view = { targets, timeZone: KOLKATA, back: '/', canWrite: false }

  it('is shown as published on two, with the reason at the third alone', () => {
    const page = read(<ScheduledPostPage scheduledPost={scheduledPost} {...view} />)
    expect(page).toContain('Published on 2 of 3 accounts.')
    const [, a, b, c] = page.split(/(?=Published Mastodon|Not published Mastodon|Refused Mastodon)/)
    expect(a).toMatch(/^Published Mastodon @a/)
    expect(a).not.toContain('Slow down')
    expect(b).toContain(
      'Mastodon @b The platform refused this post. Change the text, then schedule it again for this account only. The platform said: “No bakers here”',
    )
    expect(c).toMatch(/^Published Mastodon @c ✓ The published text matches your post/)
    const panel = read(<TargetsPanel targets={targets} timeZone={KOLKATA} isPublished action={null} />)
    expect(panel.match(/The platform refused/g)).toHaveLength(1)
  })
})

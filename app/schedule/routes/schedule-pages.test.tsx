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
  ...{
    contentId: 'c',
    score: null,
    asThread: false,
    plainLinks: false,
    firstComment: '',
    isAd: false,
    privacy: '',
    repeat: null,
    seriesId: null,
  },
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
    const nothing = {
      ready: [],
      asked: [],
      sending: [],
      trouble: [],
      next: [],
      more: [],
      out: [],
      accountsOf: {},
    }
    const publish = { ...nothing, waiting: 0, heldAt: null, hasAllPlatforms: true }
    const page = read(<PublishPage publish={publish} timeZone={KOLKATA} canWrite />)
    expect(page).toContain('Times in Asia/Kolkata')
    const view = {
      publishing: null,
      targets: [target({})],
      timeZone: 'America/New_York',
      back: '/',
      canWrite: false,
    }
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
  const view = { publishing: null, targets, timeZone: KOLKATA, back: '/', canWrite: false }

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

describe('a post that is still to be published', () => {
  const accounts = [
    { network: 'mastodon' as const, canThread: true, canComment: true, marksAds: false, asksPrivacy: false },
    { network: 'x' as const, canThread: true, canComment: false, marksAds: true, asksPrivacy: false },
  ]
  const preview = {
    ...{ network: 'mastodon' as const, handles: ['@ada'], limit: 1000, isUsual: false, problem: null },
    ...{
      parts: [
        { text: 'First half', length: 10 },
        { text: 'Second half', length: 11 },
      ],
    },
    pictureProblems: ['@ada shows 4 pictures, and this post has 5. Remove 1.'],
    isByHand: false,
    ...{ comment: 'See https://ours.test/l/more', tracked: 2, kept: 1 },
  }
  const view = (over: Partial<ScheduledPostPageProps>): ScheduledPostPageProps => ({
    ...{ targets: [target({ state: 'prepared', standing: 'prepared' })], timeZone: KOLKATA, back: '/' },
    scheduledPost: { ...scheduledPost, status: 'scheduled', firstComment: 'More', isAd: true },
    publishing: {
      ...{ postId: 'c', accounts, previews: [preview], privacy: [] },
      ...{ paidWords: 'gifted', isAdLabelMissing: true, canTrack: true },
    },
    canWrite: true,
    ...over,
  })
  const draw = (props: ScheduledPostPageProps) => {
    const Page = createRoutesStub([{ path: '/', Component: () => <ScheduledPostPage {...props} /> }])
    return renderToStaticMarkup(<Page />)
  }

  it('asks who may see it where a network does, and offers what its account offers', () => {
    const { publishing } = view({})
    if (!publishing) throw new Error('nothing can be changed')
    const asked = (offered: readonly ('PUBLIC_TO_EVERYONE' | 'SELF_ONLY')[] | null) =>
      draw(
        view({
          publishing: {
            ...publishing,
            privacy: [{ network: 'tiktok', handle: '@ada', offered }],
          },
        }),
      )
    const page = asked(['SELF_ONLY'])
    expect(page).toContain('Who may see it on TikTok')
    expect(page).toMatch(
      /<option value=""[^>]*>Choose…<\/option><option value="SELF_ONLY">Only you<\/option><\/select>/,
    )
    expect(asked(null)).toContain('PUBLIC_TO_EVERYONE')
    expect(asked(null)).toContain('these are all choices there are')
  })

  it('shows each part with its characters, what is wrong with its pictures, and what may be changed', () => {
    const page = draw(view({}))
    expect(page).toContain('Mastodon (@ada): 2 posts')
    expect(page).toMatch(/First half.*10 of 1000 characters.*Second half.*11 of 1000 characters/s)
    expect(page).toContain('@ada shows 4 pictures, and this post has 5. Remove 1.')
    expect(page).toContain('href="/app/media/post/c"')
    expect(page).not.toContain('We can’t send videos')
    const alone = { ...preview, network: 'bluesky' as const, isByHand: true }
    const publishing = {
      ...{ postId: 'c', accounts, previews: [alone], privacy: [] },
      ...{ paidWords: null, isAdLabelMissing: false, canTrack: false },
    }
    expect(draw(view({ publishing }))).toContain(
      'We can’t send videos to Bluesky yet. When it’s time, you’ll get the text and the video to post there yourself.',
    )
    expect(page).toMatch(/name="firstComment"[^>]*value="More"/)
    expect(page).toMatch(/name="isAd"[^>]*checked/)
    expect(page).toMatch(/<input(?=[^>]*name="asThread")(?![^>]*checked)/)
    expect(page).toMatch(/<input(?=[^>]*name="plainLinks")(?![^>]*checked)/)
    expect(page).toContain('See https://ours.test/l/more')
    expect(page).toContain(
      '2 links are tracked. 1 link stays as you typed it, as the post would be too long.',
    )
    expect(draw(view({ publishing }))).not.toContain('name="plainLinks"')
    expect(page).toContain('“gifted” sounds paid, gifted or affiliate.')
    expect(page).not.toContain('name="privacy"')
    expect(draw(view({ publishing: null }))).not.toContain('name="firstComment"')
    expect(draw(view({ canWrite: false }))).not.toContain('name="firstComment"')
  })

  it('keeps what was typed beside what is wrong with it', () => {
    const initialValue = { about: 'publishing', firstComment: 'Too long', asThread: 'yes', version: '1' }
    const error = { firstComment: ['Shorten the comment.'] }
    const page = draw(view({ reply: { status: 'error', initialValue, error } }))
    expect(page).toMatch(/name="firstComment"[^>]*value="Too long"/)
    expect(page).toContain('Shorten the comment.')
    expect(page).toMatch(/name="asThread"[^>]*checked/)
    expect(page).toMatch(/<input(?=[^>]*name="isAd")(?![^>]*checked)/)
  })
})

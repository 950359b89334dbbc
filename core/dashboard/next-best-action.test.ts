import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextBestAction } from './next-best-action.ts'
import { computeProgress } from './progress.ts'

const counts = {
  foundationFilled: 5,
  stories: 2,
  posts: 1,
  campaigns: 0,
  postsThisWeek: 0,
  storiesThisWeek: 0,
  lastActivity: null,
}
const at = (changes: Partial<typeof counts>) => computeProgress({ ...counts, ...changes })
const story = { id: 'a1', title: 'The kiln that broke' }

describe('the next best action', () => {
  it('goes step by step while one of its first three steps is open', () => {
    const rest = { unusedStory: story, checkinAgeDays: null }
    expect(nextBestAction({ progress: at({ foundationFilled: 3 }), ...rest })).toMatchObject({
      label: 'Complete Clarify',
      path: '/app/clarify',
      reason: expect.stringContaining('3 of the 5'),
    })
    expect(nextBestAction({ progress: at({ stories: 0 }), ...rest }).label).toBe('Add Stories')
    expect(nextBestAction({ progress: at({ posts: 0 }), ...rest }).label).toBe('Create Content')
  })

  it('asks for a check-in when there was none for more than a week', () => {
    const ask = (checkinAgeDays: number | null) =>
      nextBestAction({ progress: at({}), unusedStory: story, checkinAgeDays }).label
    expect(ask(null)).toBe('Check in with your brand')
    expect(ask(8)).toBe('Check in with your brand')
    expect(ask(7)).toBe('Turn a story into a post')
  })

  it('names the story that was not told, and asks for a new one when all were', () => {
    const action = nextBestAction({ progress: at({}), unusedStory: story, checkinAgeDays: 0 })
    expect(action.reason).toContain('The kiln that broke')
    expect(action.path).toBe('/app/create/a1')
    expect(nextBestAction({ progress: at({}), unusedStory: null, checkinAgeDays: 0 }).label).toBe(
      'Capture a new story',
    )
  })

  it('says since when the week stands empty', () => {
    const ask = (nothingAfter: string | null) =>
      nextBestAction({ progress: at({}), unusedStory: story, checkinAgeDays: 0, nothingAfter }).reason
    expect(ask('Thursday')).toBe(
      'You haven’t used “The kiln that broke” yet, and nothing is scheduled after Thursday.',
    )
    expect(ask(null)).not.toContain('planned')
  })

  it('puts a post that is due before everything', () => {
    const duePost = { id: 'd1', title: 'Open studio on Saturday', since: 'today at 09:00' }
    const action = nextBestAction({
      progress: at({ foundationFilled: 0 }),
      unusedStory: story,
      checkinAgeDays: null,
      duePost,
    })
    expect(action.path).toBe('/app/content/planned/d1')
    expect(action.reason).toBe(
      '“Open studio on Saturday” was scheduled for today at 09:00 and hasn’t gone out yet.',
    )
    const untitled = { ...duePost, title: '' }
    const rest = { progress: at({}), unusedStory: null, checkinAgeDays: 0 }
    expect(nextBestAction({ ...rest, duePost: untitled }).reason).toMatch(/^A post was scheduled/)
  })

  it('leads to the first campaign where the plan has campaigns', () => {
    const ask = (canCampaign: boolean, campaigns: number) =>
      nextBestAction({ progress: at({ campaigns }), unusedStory: story, checkinAgeDays: 1, canCampaign })
    expect(ask(true, 0)).toEqual({
      key: 'first_campaign',
      label: 'Launch Campaign',
      path: '/app/campaigns',
      reason: 'You have 2 stories and a post. A campaign gives them one goal and a date.',
    })
    expect(ask(true, 1).label).toBe('Turn a story into a post')
    expect(ask(false, 0).label).toBe('Turn a story into a post')
  })

  it('offers the draft worked on last before a story that has none', () => {
    const draft = { id: 'p1', title: 'Open studio' }
    const ask = (title: string) =>
      nextBestAction({
        progress: at({}),
        unusedStory: story,
        checkinAgeDays: 0,
        draft: { ...draft, title },
      })
    expect(ask('Open studio')).toEqual({
      key: 'draft:p1',
      label: 'Finish your draft',
      path: '/app/create?post=p1',
      reason: '“Open studio” is written and has no date yet.',
    })
    expect(ask('').reason).toBe('You’ve written a draft that has no date yet.')
  })

  it('goes on to what comes next when something is put off, and never puts off a post that is due', () => {
    const ask = (notToday: readonly string[], duePost = false) =>
      nextBestAction({
        progress: at({ stories: 0, posts: 0 }),
        unusedStory: null,
        checkinAgeDays: null,
        notToday,
        duePost: duePost ? { id: 'd1', title: '', since: 'today' } : null,
      }).label
    expect(ask([])).toBe('Add Stories')
    expect(ask(['first_story'])).toBe('Create Content')
    expect(ask(['first_story', 'first_post'])).toBe('Check in with your brand')
    expect(ask(['first_story', 'first_post', 'check_in'])).toBe('Check in with your brand')
    expect(ask(['due'], true)).toBe('Publish the post that is due')
  })

  it('always has an action and a reason', () => {
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.nat(30),
        fc.nat(30),
        fc.nat(3),
        fc.option(fc.nat(400)),
        fc.boolean(),
        fc.option(
          fc.record({ id: fc.uuid(), title: fc.constantFrom('', 'A post'), since: fc.constant('today') }),
        ),
        (filled, stories, posts, campaigns, age, canCampaign, duePost) => {
          const input = {
            progress: at({ foundationFilled: filled, stories, posts, campaigns }),
            unusedStory: stories > 0 ? story : null,
            checkinAgeDays: age,
            canCampaign,
            duePost,
          }
          // Put off one after the other, each time another comes, until the last one stays.
          const putOff = new Set<string>()
          for (;;) {
            const action = nextBestAction({ ...input, notToday: [...putOff] })
            expect(action.path).toMatch(/^\/app\//)
            expect(action.key).toMatch(/^[\w:-]+$/)
            expect(action.reason).toMatch(/^(You|A post|“).*[.?]$/)
            if (putOff.has(action.key)) break
            putOff.add(action.key)
          }
          expect(putOff.size).toBeGreaterThan(0)
        },
      ),
    )
  })
})

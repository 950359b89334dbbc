import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ideaFacts } from '../brand/personalise/ideas/facts.ts'
import { nextBestAction } from './next-best-action.ts'
import { computeProgress } from './progress.ts'
import { chooseWeeklyFocus } from './weekly-focus.ts'

const counts = {
  foundationFilled: 5,
  stories: 2,
  posts: 1,
  campaigns: 1,
  postsThisWeek: 0,
  storiesThisWeek: 0,
  lastActivity: null,
}
const rows = fc.array(fc.record({ id: fc.uuid(), title: fc.constantFrom('Glazes', 'Why?', '') }), {
  maxLength: 3,
})
const signals = fc.record({
  unusedStories: rows,
  silentPillars: rows,
  storylessPillars: rows,
  bareClaims: fc.array(fc.constant('We reply in a day'), { maxLength: 1 }),
  quietDays: fc.option(fc.nat(60)),
  plannedAhead: fc.nat(4),
  checkin: fc.option(fc.nat(10)),
})
const workspaces = fc
  .record({
    foundationFilled: fc.constantFrom(0, 3, 5, 5, 5),
    stories: fc.nat(4),
    posts: fc.nat(4),
    campaigns: fc.nat(1),
    counted: signals,
    checkinAgeDays: fc.option(fc.nat(20)),
    canCampaign: fc.boolean(),
    isDue: fc.boolean(),
  })
  .map(({ counted, checkinAgeDays, canCampaign, isDue, ...made }) => {
    const progress = computeProgress({ ...counts, ...made })
    const unusedStories = counted.unusedStories.slice(0, made.stories)
    const facts = ideaFacts({}, { ...counted, unusedStories, stories: made.stories, posts: made.posts })
    const action = nextBestAction({
      progress,
      unusedStory: unusedStories[0] ?? null,
      checkinAgeDays,
      canCampaign,
      duePost: isDue ? { id: 'd', title: 'Open day', since: 'today' } : null,
    })
    return { facts, progress, action }
  })

/** What each action of the card leaves for the week to be about; every other action leaves everything. */
const AGREES: Readonly<Record<string, RegExp>> = {
  'Complete Clarify': /^clarify$/,
  'Add Stories': /^first_story$/,
  'Create Content': /^first_post$/,
  'Turn a story into a post': /^(?!clarify|first_|new_story|storyless)/,
  'Capture a new story': /^(?!clarify|first_|unused_story)/,
  'Launch Campaign': /^(?!clarify|first_story|first_post)/,
  'Check in with your brand': /^(?!clarify|first_story|first_post)/,
}

it('says one sentence with its reason, and never against the next best action', () => {
  fc.assert(
    fc.property(
      workspaces,
      fc.option(fc.constantFrom('quiet', 'unused_story', 'new_story', 'gone')),
      (on, begun) => {
        const focus = chooseWeeklyFocus({ ...on, begun })
        expect(focus.text).toMatch(/^\p{Lu}.*\.$/u)
        expect(focus.reason).toMatch(/^\p{Lu}.*\.$/u)
        expect(focus.key.length).toBeLessThanOrEqual(100)
        const agrees = AGREES[on.action.label]
        if (agrees) expect(focus.key).toMatch(agrees)
      },
    ),
    { numRuns: 500 },
  )
})

it('claims only what the data says', () => {
  fc.assert(
    fc.property(workspaces, on => {
      const { key } = chooseWeeklyFocus({ ...on, begun: null })
      const { facts } = on
      if (key === 'unused_story') expect(facts.unusedStories.length).toBeGreaterThan(0)
      if (key === 'quiet') expect(facts.quietDays).toBeGreaterThan(14)
      if (key === 'low_checkin') expect(facts.checkin).toBeLessThanOrEqual(4)
      if (key === 'nothing_planned') expect(facts.plannedAhead).toBe(0)
      if (key.startsWith('silent_pillar:'))
        expect(facts.silentPillars.some(({ id }) => key.endsWith(id))).toBe(true)
    }),
  )
})

it('stays what the week was begun with while the data still says it', () => {
  fc.assert(
    fc.property(workspaces, workspaces, (monday, friday) => {
      const begun = chooseWeeklyFocus({ ...monday, begun: null }).key
      expect(chooseWeeklyFocus({ ...monday, begun }).key).toBe(begun)
      const later = chooseWeeklyFocus({ ...friday, begun })
      if (later.key !== begun) expect(chooseWeeklyFocus({ ...friday, begun: null }).key).toBe(later.key)
    }),
  )
})

it('names the pillar that is silent', () => {
  const facts = ideaFacts(
    {},
    { stories: 1, posts: 3, silentPillars: [{ id: 'p', title: 'Glazes' }], quietDays: 2 },
  )
  const focus = chooseWeeklyFocus({
    facts,
    progress: computeProgress(counts),
    action: { label: 'Check in with your brand' },
    begun: null,
  })
  expect(focus).toEqual({
    key: 'silent_pillar:p',
    text: 'Write about “Glazes”.',
    reason: 'No post on it has gone live in the last 30 days.',
  })
})

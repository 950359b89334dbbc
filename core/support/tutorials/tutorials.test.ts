import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TIERS } from '../../billing/tiers.ts'
import { isTutorialId, TUTORIAL_IDS, tutorialAt } from './places.ts'
import { TUTORIAL_LIMITS } from './tutorial.ts'
import { firstStep, TUTORIALS, tutorialFor } from './tutorials.ts'

const [fewest, most] = TUTORIAL_LIMITS.steps
const [shortest, longest] = TUTORIAL_LIMITS.minutes

it('every tutorial has 4 to 6 steps on every plan, takes 1 to 10 minutes and says how hard it is', () => {
  for (const tier of TIERS)
    for (const id of TUTORIAL_IDS) {
      const tutorial = tutorialFor(id, tier)
      expect(tutorial?.steps.length, `${id} on ${tier}`).toBeGreaterThanOrEqual(fewest)
      expect(tutorial?.steps.length, `${id} on ${tier}`).toBeLessThanOrEqual(most)
      expect(tutorial?.minutes).toBeGreaterThanOrEqual(shortest)
      expect(tutorial?.minutes).toBeLessThanOrEqual(longest)
      expect(['beginner', 'intermediate', 'advanced']).toContain(tutorial?.difficulty)
    }
})

it('each room has one tutorial, and its steps have different titles', () => {
  expect(TUTORIALS.map(({ id }) => id)).toEqual([...TUTORIAL_IDS])
  for (const { id, steps } of TUTORIALS)
    expect(new Set(steps.map(({ title }) => title)).size, id).toBe(steps.length)
})

it('the story bank is shown in four steps', () => {
  for (const tier of TIERS) expect(tutorialFor('storybank', tier)?.steps).toHaveLength(4)
})

it('campaigns and connect are steps of the tour on pro and collective, and locked teasers on creator', () => {
  const locks = (tier: (typeof TIERS)[number]) =>
    tutorialFor('dashboard', tier)?.steps.map(({ path, lockedUntil }) => [path, lockedUntil]) ?? []
  expect(locks('creator').slice(3)).toEqual([
    [null, 'Pro'],
    [null, 'Pro'],
  ])
  for (const tier of ['pro', 'collective'] as const)
    expect(locks(tier).slice(3, 5)).toEqual([
      ['/app/campaigns', null],
      ['/app/content?tab=publish', null],
    ])
  expect(locks('pro')).toHaveLength(5)
  expect(locks('collective').slice(5)).toEqual([['/app/team', null]])
  expect(tutorialFor('campaigns', 'creator')?.lockedUntil).toBe('Pro')
  expect(tutorialFor('campaigns', 'pro')?.lockedUntil).toBeNull()
  expect(tutorialFor('dashboard', 'creator')?.lockedUntil).toBeNull()
})

it('knows the room of an address; a page of no room gets the tour', () => {
  expect(tutorialAt('/app/storybank')).toBe('storybank')
  expect(tutorialAt('/app/storybank/import')).toBe('storybank')
  expect(tutorialAt('/app/create/7')).toBe('create')
  expect(tutorialAt('/insights')).toBe('insights')
  expect(tutorialAt('/app/creates')).toBe('dashboard')
  expect(tutorialAt('/app/upgrade')).toBe('dashboard')
  fc.assert(fc.property(fc.string(), path => isTutorialId(tutorialAt(path))))
})

it('goes on where it was left, and from the start when it is done', () => {
  expect(firstStep(null, 4)).toBe(0)
  expect(firstStep({ step: 2, completedAt: null }, 4)).toBe(2)
  expect(firstStep({ step: 3, completedAt: new Date(0) }, 4)).toBe(0)
  expect(firstStep({ step: 9, completedAt: null }, 4)).toBe(3)
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 6 }), (step, count) => {
      const first = firstStep({ step, completedAt: null }, count)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(first).toBeLessThan(count)
    }),
  )
})

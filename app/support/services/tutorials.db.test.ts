import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { listTutorials } from '#app/support/services/list-tutorials.ts'
import { readTutorial } from '#app/support/services/read-tutorial.ts'
import { saveTutorial } from '#app/support/services/save-tutorial.ts'
import { roomOf, TUTORIAL_IDS } from '#core/support/tutorials/places.ts'
import { TUTORIALS } from '#core/support/tutorials/tutorials.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

interface Entry {
  readonly path?: string
  readonly children?: readonly Entry[]
}

/** Every address of the product that has no parameter one must know. */
function patternsOf(entries: readonly Entry[], under = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = [under, path].filter(Boolean).join('/')
    return children ? patternsOf(children, full) : [`/${full}`]
  })
}

it('every step leads to a page that there is, within the workspace', async () => {
  const patterns = patternsOf((await routes) as readonly Entry[]).filter(pattern => pattern !== '/*')
  for (const { id, steps } of TUTORIALS)
    for (const { path } of steps) {
      const { pathname } = new URL(path, 'http://localhost')
      expect(pathname, id).toMatch(/^\/(app\/|insights$)/)
      expect(
        patterns.some(pattern => matchPath(pattern, pathname)),
        `${id}: ${path}`,
      ).toBe(true)
    }
  for (const id of TUTORIAL_IDS)
    expect(patterns, id).toContainEqual(expect.stringMatching(`^${roomOf(id)}(/:|$)`))
})

const founder = async (db: AdminDatabase, over: Parameters<typeof contextFor>[2] = {}) =>
  contextFor(db, await createTestAccount(db, {}), over)

const usage = async (db: AdminDatabase, userId: string) =>
  (
    await db.sql<{ actionType: string }[]>`
      select action_type from module_usage where user_id = ${userId} and module_name = 'tutorials' order by timestamp
    `
  ).map(({ actionType }) => actionType)

describeOnDatabase('tutorials', database => {
  it('go on where they were left, and are completed once', async () => {
    const { db } = database()
    const ctx = await founder(db)
    expect((await readTutorial(ctx, 'storybank'))?.start).toBe(0)
    await saveTutorial(ctx, 'storybank', { intent: 'step', step: 2 })
    expect(await readTutorial(ctx, 'storybank')).toMatchObject({
      start: 2,
      isBegun: true,
      isCompleted: false,
    })
    await saveTutorial(ctx, 'storybank', { intent: 'complete', step: 0 })
    await saveTutorial(ctx, 'storybank', { intent: 'complete', step: 0 })
    expect(await readTutorial(ctx, 'storybank')).toMatchObject({ start: 0, isCompleted: true })
    await saveTutorial(ctx, 'storybank', { intent: 'step', step: 1 })
    const entry = (await listTutorials(ctx)).find(({ id }) => id === 'storybank')
    expect(entry).toMatchObject({ isCompleted: true, step: 3, stepCount: 4 })
    expect(await usage(db, ctx.userId)).toEqual(['tutorial_begun', 'tutorial_completed'])
  })

  it('belong to the person, also while they visit another workspace', async () => {
    const { db } = database()
    const ctx = await founder(db)
    const host = await createTestAccount(db, {})
    await saveTutorial({ ...ctx, workspace: host.workspace }, 'create', { intent: 'step', step: 3 })
    expect((await readTutorial(ctx, 'create'))?.start).toBe(3)
    expect((await readTutorial(contextFor(db, host), 'create'))?.start).toBe(0)
  })

  it('know nothing of a tutorial that is not there, and never a step beyond the last', async () => {
    const { db } = database()
    const ctx = await founder(db)
    expect(await readTutorial(ctx, 'constructor')).toBeNull()
    expect(await saveTutorial(ctx, 'zebra', { intent: 'step', step: 0 })).toBe(false)
    await saveTutorial(ctx, 'storybank', { intent: 'step', step: 5 })
    expect((await readTutorial(ctx, 'storybank'))?.start).toBe(3)
  })

  it('are shown as teasers to a plan without the room', async () => {
    const { db } = database()
    const [creator, pro] = [await founder(db, { tier: 'creator' }), await founder(db, { tier: 'pro' })]
    const locks = async (ctx: typeof creator) =>
      (await listTutorials(ctx)).filter(({ lockedUntil }) => lockedUntil).map(({ id }) => id)
    expect(await locks(creator)).toEqual(['campaigns'])
    expect(await locks(pro)).toEqual([])
  })
})

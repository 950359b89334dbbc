import { expect, expectTypeOf, it } from 'vitest'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn, viewerOf } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { actAsThemselves } from './act-in-workspace.ts'
import type { WorkspaceContext } from './context.ts'

/** Where a transaction of a context acts, and as what, as row security sees it. */
async function scopeOf(ctx: WorkspaceContext) {
  const [scope] = await ctx.inWorkspace(
    sql => sql<{ workspace: string; actor: string; role: string }[]>`
      select current_setting('app.workspace') as workspace, current_setting('app.actor') as actor,
        current_setting('app.team_role') as role
    `,
  )
  return scope
}

describeOnDatabases('transactions of a context', database => {
  it('act in its workspace, as what its person is there', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    expect(await scopeOf(await acting(db, editor))).toEqual({
      workspace: owner.account.workspace,
      actor: editor.account.id,
      role: 'editor',
    })
  })

  it('of a visitor as themselves act in their own workspace, as its owner and by their clock', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    await db.sql`update profiles set time_zone = 'Asia/Tokyo' where id = ${editor.account.id}`
    const visiting = await acting(db, editor)
    const own = actAsThemselves(visiting, await viewerOf(db, editor))
    expect(own).toMatchObject({ workspace: editor.account.workspace, role: 'owner', timeZone: 'Asia/Tokyo' })
    expect(await scopeOf(own)).toEqual({
      workspace: editor.account.workspace,
      actor: editor.account.id,
      role: 'owner',
    })
    expect((await scopeOf(visiting))?.workspace).toBe(owner.account.workspace)
  })

  it('of a copy with another workspace act in that one, never silently in the one before', async () => {
    const { db } = database()
    const [here, there] = [await createTestAccount(db), await createTestAccount(db)]
    const ctx = contextFor(db, here)
    expect((await scopeOf({ ...ctx, workspace: there.workspace }))?.workspace).toBe(there.workspace)
    const { workspace: _, ...rest } = ctx
    expect((await scopeOf({ workspace: there.workspace, ...rest }))?.workspace).toBe(there.workspace)
  })

  it('of a copy with a stranger’s workspace are refused to whoever signed in', async () => {
    const { db } = database()
    const stranger = await createTestAccount(db)
    const ctx = await acting(db, await ownerOn(db, 'collective'))
    expect(() => ctx.inWorkspace.call({ ...ctx, workspace: stranger.workspace }, async () => null)).toThrow(
      TypeError,
    )
  })

  it('cannot be begun apart from their context', async () => {
    const { db } = database()
    const { inWorkspace } = contextFor(db, await createTestAccount(db))
    expect(() => Reflect.apply(inWorkspace, undefined, [async () => null])).toThrow(TypeError)
    // Called by itself it does not compile, because `this` would be missing.
    expectTypeOf<ThisParameterType<typeof inWorkspace>>().toEqualTypeOf<
      Pick<WorkspaceContext, 'db' | 'workspace'>
    >()
  })
})

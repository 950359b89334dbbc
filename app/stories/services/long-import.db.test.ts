import { expect, it } from 'vitest'
import { continueImport } from '#app/stories/services/exchange/continue-import.ts'
import { readImport } from '#app/stories/services/exchange/read-import.ts'
import { readImportProgress } from '#app/stories/services/exchange/read-import-progress.ts'
import { startImport } from '#app/stories/services/exchange/start-import.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>
async function founder(db: AdminDatabase, tier: 'creator' | 'pro'): Promise<Context> {
  const account = await createTestAccount(db, { tier })
  await db.sql`
    insert into subscriptions (user_id, tier, status, billing_cycle) values (${account.id}, ${tier}, 'active', 'monthly')
  `
  return contextFor(db, account, { tier })
}

const lines = (many: number) => ({
  format: 'paste' as const,
  text: Array.from({ length: many }, (_, n) => `What happened on day ${n}`).join('\n'),
  columns: null,
})
const first500 = Array.from({ length: 500 }, (_, n) => n)

async function begin(
  ctx: Context,
  many: number,
  idempotencyKey: string,
  chosen: readonly number[] = first500,
) {
  const begun = await startImport(ctx, { source: lines(many), chosen, idempotencyKey })
  if (!begun.ok) throw new Error(begun.reason)
  return { workspace: ctx.workspace, importId: begun.importId }
}

const storiesOf = async (ctx: Context) => {
  const [row] = await ctx.db.sql`
    select count(*)::int as all, count(distinct body)::int as different from stories where user_id = ${ctx.workspace}
  `
  return row
}
const progressOf = (ctx: Context, { importId }: { importId: string }) =>
  readImportProgress(ctx, { id: importId })

describeOnDatabase('an import of more stories than fit on a page', database => {
  it('takes all 2 000, and adds nothing the second time', async () => {
    const ctx = await founder(database().db, 'pro')
    expect(await readImport(ctx, lines(2_000))).toMatchObject({ preview: { read: { beyond: 1_500 } } })
    const begun = await begin(ctx, 2_000, 'a')
    expect(await begin(ctx, 2_000, 'a'), 'a double press').toEqual(begun)
    await continueImport(ctx, begun)
    expect(await storiesOf(ctx)).toEqual({ all: 2_000, different: 2_000 })
    expect(await progressOf(ctx, begun)).toMatchObject({
      added: 2_000,
      existing: 0,
      finishedAt: expect.any(Date),
    })
    const again = await begin(ctx, 2_000, 'b')
    await continueImport(ctx, again)
    expect(await storiesOf(ctx)).toEqual({ all: 2_000, different: 2_000 })
    expect(await progressOf(ctx, again)).toMatchObject({ added: 0, existing: 2_000 })
  })

  it('leaves out what was not chosen of the first 500', async () => {
    const ctx = await founder(database().db, 'pro')
    const begun = await begin(ctx, 600, 'a', [0, 1])
    await continueImport(ctx, begun)
    expect(await progressOf(ctx, begun)).toMatchObject({ total: 102, added: 102 })
  })

  it('goes on where a worker died, and doubles nothing when two are at it', async () => {
    const ctx = await founder(database().db, 'pro')
    const begun = await begin(ctx, 1_500, 'a')
    let batches = 0
    const dying: typeof ctx = {
      ...ctx,
      db: {
        ...ctx.db,
        inWorkspace: (workspace, work) =>
          ctx.db.inWorkspace(workspace, async sql => {
            const result = await work(sql)
            // The batch is written, but not committed yet.
            if (++batches === 3) throw new Error('killed')
            return result
          }),
      },
    }
    await expect(continueImport(dying, begun)).rejects.toThrow('killed')
    expect(await progressOf(ctx, begun)).toMatchObject({ added: 400, finishedAt: null })
    await Promise.all([continueImport(ctx, begun), continueImport(ctx, begun)])
    expect(await storiesOf(ctx)).toEqual({ all: 1_500, different: 1_500 })
    expect(await progressOf(ctx, begun)).toMatchObject({ added: 1_500, existing: 0 })
  })

  it('never goes beyond the plan, with many at once', async () => {
    const ctx = await founder(database().db, 'creator')
    const begun = await Promise.all(Array.from({ length: 50 }, (_, n) => begin(ctx, 510 + n, `k${n}`)))
    await Promise.all(begun.map(one => continueImport(ctx, one)))
    expect(await storiesOf(ctx)).toEqual({ all: 25, different: 25 })
    const shown = await progressOf(ctx, begun[0] ?? { importId: '' })
    expect((shown?.added ?? 0) + (shown?.existing ?? 0) + (shown?.leftOut ?? 0)).toBe(510)
  })

  it('is nobody else’s to see', async () => {
    const { db } = database()
    const begun = await begin(await founder(db, 'pro'), 501, 'a')
    expect(await progressOf(await founder(db, 'pro'), begun)).toBeNull()
  })
})

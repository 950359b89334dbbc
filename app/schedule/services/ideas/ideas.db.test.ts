import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addIdea } from '#app/schedule/services/ideas/add-idea.ts'
import { changeIdea } from '#app/schedule/services/ideas/change-idea.ts'
import { readIdeas } from '#app/schedule/services/ideas/read-ideas.ts'
import type { IdeaAction } from '#core/schedule/ideas.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { deedsOf, founder, type PlannerContext, plannerRow } from '#tests/support/schedule.ts'

const look = { archived: false, page: 1, removed: null }
const NOT_FOUND = { ok: false, reason: 'not_found' }
const READ_ONLY = { ok: false, reason: 'read_only' }

describeOnDatabase('an idea', database => {
  /** A founder with one idea; `press` does something with it. */
  async function start() {
    const ctx = await founder(database().db)
    await addIdea(ctx, { title: 'Why bakers undercharge', idempotencyKey: 'first' })
    const [idea] = (await readIdeas(ctx, look)).ideas.rows
    const id = idea?.id ?? ''
    const press = (action: IdeaAction, by: PlannerContext = ctx) => changeIdea(by, { id, action })
    const row = () => ctx.inWorkspace(sql => findScheduledPost(sql, { workspace: ctx.workspace, id }))
    return { ctx, id, press, row }
  }
  const moved = { ok: true, postId: null }

  it('is kept once for each key of each person, and noted', async () => {
    const { ctx } = await start()
    await addIdea(ctx, { title: 'Why bakers undercharge', idempotencyKey: 'first' })
    await addIdea(ctx, { title: 'Another', idempotencyKey: 'second' })
    expect((await readIdeas(ctx, look)).ideas.rows.map(({ title }) => title).sort()).toEqual([
      'Another',
      'Why bakers undercharge',
    ])
    const other = await founder(database().db)
    expect(
      await addIdea({ ...other, access: 'read_only' }, { title: 'No', idempotencyKey: 'first' }),
    ).toEqual(READ_ONLY)
    expect(await addIdea(other, { title: 'Theirs', idempotencyKey: 'first' })).toEqual({ ok: true })
    expect((await readIdeas(other, look)).ideas.rows).toMatchObject([{ title: 'Theirs' }])
    expect(await deedsOf(ctx)).toEqual(['content: idea_added', 'content: idea_added'])
    const keys = await ctx.db.sql`
      select action, result from idempotency_keys where user_id = ${other.workspace}
    `
    const [theirs] = (await readIdeas(other, look)).ideas.rows
    expect(keys).toEqual([{ action: 'add_idea', result: { id: theirs?.id } }])
  })

  it('moves along the board, and says so', async () => {
    const { ctx, press, row } = await start()
    for (const board of ['shaping', 'ready', 'new'] as const) {
      expect(await press(board)).toEqual(moved)
      expect(await row()).toMatchObject({ board, status: 'idea' })
    }
    expect(await press('shaping', { ...ctx, access: 'read_only' })).toEqual(READ_ONLY)
    expect(await row()).toMatchObject({ board: 'new' })
    expect(await deedsOf(ctx)).toEqual([
      'content: idea_added',
      'content: idea_new',
      'content: idea_ready',
      'content: idea_shaping',
    ])
  })

  it('is put away and back, since then, also when it is put away twice', async () => {
    const { ctx, id, press, row } = await start()
    const later = { ...ctx, now: () => new Date('2026-11-21T10:00:00Z') }
    expect(await press('archive', later)).toEqual(moved)
    expect(await row()).toMatchObject({ status: 'cancelled', statusSince: later.now(), board: 'new' })
    expect(await press('archive', later)).toEqual(moved)
    expect(await row()).toMatchObject({ status: 'cancelled' })
    expect((await readIdeas(ctx, look)).ideas.rows).toEqual([])
    expect((await readIdeas(ctx, { ...look, archived: true })).ideas.rows).toMatchObject([{ id }])
    expect(await press('restore')).toEqual(moved)
    expect(await row()).toMatchObject({ status: 'idea', statusSince: ctx.now() })
    expect((await readIdeas(ctx, { ...look, archived: true })).ideas.rows).toEqual([])
  })

  it('becomes one draft of its title, ready on the board', async () => {
    const { ctx, press, row } = await start()
    const { workspace } = ctx
    const made = await press('draft')
    const postId = (made.ok && made.postId) || ''
    expect(await ctx.inWorkspace(sql => findPost(sql, { workspace, id: postId }))).toMatchObject({
      title: 'Why bakers undercharge',
      platform: 'linkedin',
      status: 'draft',
      createdAt: ctx.now(),
    })
    expect(await row()).toMatchObject({ contentId: postId, board: 'ready', status: 'idea' })
    await press('new')
    expect(await press('draft')).toEqual({ ok: true, postId })
    // It was moved back on purpose: a second press changes nothing.
    expect(await row()).toMatchObject({ board: 'new' })
    expect((await deedsOf(ctx)).filter(deed => deed === 'content: idea_drafted')).toHaveLength(1)
  })

  it('is found neither elsewhere nor among what has a date', async () => {
    const { ctx, press, row } = await start()
    expect(await press('shaping', await founder(database().db))).toEqual(NOT_FOUND)
    for (const id of ['', 'x', randomUUID(), await plannerRow(ctx, { status: 'scheduled' })])
      expect(await changeIdea(ctx, { id, action: 'archive' })).toEqual(NOT_FOUND)
    expect(await row()).toMatchObject({ board: 'new', status: 'idea' })
  })

  it('can be taken back just after it was put away, and only then', async () => {
    const { ctx, id, press } = await start()
    const undo = async (removed: string | null) => (await readIdeas(ctx, { ...look, removed })).undo
    expect(await undo(id)).toBeNull()
    await press('archive')
    expect(await undo(id)).toEqual({ id, title: 'Why bakers undercharge' })
    for (const other of [null, '', 'x', randomUUID()]) expect(await undo(other)).toBeNull()
  })

  it('shows the newest eight of each column, and all of one on pages of 20', async () => {
    const { ctx } = await start()
    await ctx.db.sql`
      insert into content_planner (user_id, title, status, created_at)
      select ${ctx.workspace}, 'Older ' || n, 'idea', '2026-11-01T00:00:00Z'::timestamptz - n * interval '1 hour'
      from generate_series(1, 20) n
    `
    await ctx.db.sql`
      insert into content_planner (user_id, title, status, board) values (${ctx.workspace}, 'Shaped', 'idea', 'shaping')
    `
    const board = await readIdeas(ctx, look)
    expect(board).toMatchObject({ ideas: { total: 22, pages: 1 }, counts: { new: 21, shaping: 1 } })
    const titles = (of: string) =>
      board.ideas.rows.filter(idea => idea.board === of).map(({ title }) => title)
    expect(titles('new')).toEqual(['Why bakers undercharge', ...[1, 2, 3, 4, 5, 6, 7].map(n => `Older ${n}`)])
    expect(titles('shaping')).toEqual(['Shaped'])
    const column = async (number: number) =>
      (await readIdeas(ctx, { ...look, board: 'new', page: number })).ideas
    expect(await column(1)).toMatchObject({ total: 21, pages: 2 })
    expect((await column(1)).rows).toHaveLength(20)
    expect((await column(2)).rows.map(({ title }) => title)).toEqual(['Older 20'])
  })
})

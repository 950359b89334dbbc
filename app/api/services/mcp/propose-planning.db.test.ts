import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { proposePlanning } from '#app/api/services/mcp/propose-planning.ts'
import { rehearse } from '#app/api/services/mcp/rehearse.ts'
import { answerProposal } from '#app/assistant/services/queue/answer-proposal.ts'
import { readProposals } from '#app/assistant/services/queue/read-proposals.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import type { PlanningAction } from '#core/assistant/planning-actions.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { updateProposalUsed } from '#db/queries/assistant/proposals.ts'
import { findReviewedMark } from '#db/queries/posts/reviewed-mark.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = OnTestDatabase<WorkspaceContext>

describeOnDatabase('what a program suggests', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
  const post = async (ctx: WorkspaceContext) => {
    const text = {
      title: 'One',
      body: 'Good bread takes a night',
      platform: 'blog',
      goal: '',
      offer: '',
    } as const
    const made = await createPost(ctx, {
      post: { ...text, pillarId: null, campaignId: null } as never,
      storyId: null,
      idempotencyKey: randomUUID(),
    })
    if (!made.ok) throw new Error(made.reason)
    return made.postId
  }
  const scheduling = async (ctx: WorkspaceContext, postId: string): Promise<PlanningAction> => {
    const mark = await ctx.inWorkspace(sql => findReviewedMark(sql, { workspace: ctx.workspace, postId }))
    const when = { day: '2099-01-05', time: '09:30', timeZone: 'UTC', anyway: false }
    return {
      type: 'schedule_post',
      data: { postId, mark: mark ?? '', platform: 'blog', accountIds: [], ...when },
    }
  }
  /** As a program of the founder’s acts, or of somebody with another role. */
  const byProgram = (ctx: Context, role: TeamRole = 'owner', userId = ctx.userId) =>
    actInWorkspace(
      ctx,
      { ...ctx, userId, role, workspaceTimeZone: ctx.timeZone, token: 'Claude' },
      { path: '/app/create' },
    )
  const planned = async (ctx: Context) =>
    (await ctx.db.sql`select 1 from content_planner where user_id = ${ctx.workspace}`).length

  it('waits with its text for whoever may edit, and is done once', async () => {
    const ctx = await founder()
    const postId = await post(ctx)
    const said = await proposePlanning(byProgram(ctx), await scheduling(ctx, postId))
    expect(said.ok).toBe(true)
    expect(await planned(ctx), 'the rehearsal left nothing').toBe(0)
    const [waiting] = await readProposals(ctx)
    expect(waiting).toMatchObject({ madeWith: 'Claude', text: 'Good bread takes a night', problem: null })
    const press = { id: waiting?.id ?? '', hash: waiting?.hash ?? '', answer: 'approve' as const }
    expect(await answerProposal({ ...ctx, role: 'contributor' }, press)).toMatchObject({
      reason: 'read_only',
    })
    const first = await answerProposal(ctx, press)
    const second = await answerProposal(ctx, press)
    expect([first.ok, second]).toEqual([true, first])
    expect(await planned(ctx)).toBe(1)
    expect(await answerProposal(ctx, { ...press, answer: 'decline' })).toMatchObject({
      reason: 'not_possible',
    })
  })

  it('is done once, whoever presses and however many at once', async () => {
    const ctx = await founder()
    await proposePlanning(byProgram(ctx), await scheduling(ctx, await post(ctx)))
    const editor = { ...ctx, userId: (await createTestAccount(database().db)).id, role: 'editor' as const }
    const [waiting] = await readProposals(ctx)
    const press = { id: waiting?.id ?? '', hash: waiting?.hash ?? '', answer: 'approve' as const }
    const answers = await Promise.all([ctx, editor, ctx, editor].map(who => answerProposal(who, press)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
    // As when the process died before it noted that it was done.
    await ctx.db
      .sql`update assistant_proposals set used_at = null, went_to = null where user_id = ${ctx.workspace}`
    expect(await answerProposal(editor, press)).toMatchObject({ ok: true })
    expect(await planned(ctx)).toBe(1)
    const noted = await ctx.db.sql`
      select 1 from module_usage where user_id = ${ctx.workspace} and action_type = 'proposal_approved'
    `
    expect(noted.length).toBe(2)
  })

  it('that was declined is not waiting, and a decline that comes too late says so', async () => {
    const ctx = await founder()
    await proposePlanning(byProgram(ctx), await scheduling(ctx, await post(ctx)))
    const [waiting] = await readProposals(ctx)
    const press = { id: waiting?.id ?? '', hash: waiting?.hash ?? '' }
    expect(await answerProposal(ctx, { ...press, answer: 'decline' })).toMatchObject({ ok: true })
    expect(await answerProposal(ctx, { ...press, answer: 'decline' })).toMatchObject({ ok: true })
    // What was carried out counts, also when somebody declined it meanwhile.
    await ctx.inWorkspace(sql =>
      updateProposalUsed(sql, {
        workspace: ctx.workspace,
        id: press.id,
        wentTo: '/app/content',
        now: ctx.now(),
      }),
    )
    expect(await answerProposal(ctx, { ...press, answer: 'decline' })).toMatchObject({
      reason: 'not_possible',
    })
  })

  it('that comes twice waits once', async () => {
    const ctx = await founder()
    const action = await scheduling(ctx, await post(ctx))
    const [first, again] = [
      await proposePlanning(byProgram(ctx), action),
      await proposePlanning(byProgram(ctx), action),
    ]
    expect(again).toEqual(first)
    expect(await readProposals(ctx)).toHaveLength(1)
  })

  it('shows every text that would go out, with whose account it goes to', async () => {
    const ctx = await founder()
    const postId = await post(ctx)
    await ctx.db.sql`
      update content_created set content_data = jsonb_set(content_data, '{variants}', '{"twitter": "Short for X"}')
      where id = ${postId}
    `
    const [account] = await ctx.db.sql<{ id: string }[]>`
      insert into connections (user_id, network, server, account_id, handle, sealed_tokens)
      values (${ctx.workspace}, 'x', 'https://x.example', '1', '@baker', 'x') returning id
    `
    const action = await scheduling(ctx, postId)
    if (action.type !== 'schedule_post') throw new Error('another')
    const data = { ...action.data, accountIds: [account?.id ?? ''] }
    // A contributor’s is kept without a rehearsal, which would ask the network.
    await proposePlanning(byProgram(ctx, 'contributor'), { ...action, data })
    expect((await readProposals(ctx))[0]).toMatchObject({
      text: 'Good bread takes a night',
      others: [{ platform: 'twitter', text: 'Short for X' }],
      accounts: ['X: @baker'],
    })
  })

  it('counts for the text that was proposed alone, and not for ever', async () => {
    const ctx = await founder()
    const postId = await post(ctx)
    await proposePlanning(byProgram(ctx), await scheduling(ctx, postId))
    await ctx.db.sql`update content_created set body = 'Something else' where id = ${postId}`
    const [waiting] = await readProposals(ctx)
    expect(waiting?.problem).toBe('text_changed')
    const press = { id: waiting?.id ?? '', hash: waiting?.hash ?? '', answer: 'approve' as const }
    expect(await answerProposal(ctx, press)).toMatchObject({
      reason: 'not_planned',
      refused: { reason: 'text_changed' },
    })
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 8 * 86_400_000) }
    expect(await answerProposal(later, press)).toMatchObject({ reason: 'over' })
    expect(await readProposals(later)).toEqual([])
    const stranger = await founder()
    expect(await answerProposal(stranger, press)).toMatchObject({ reason: 'not_possible' })
    expect(await planned(ctx)).toBe(0)
  })

  it('says at once what can’t be done', async () => {
    const ctx = await founder()
    const action = await scheduling(ctx, await post(ctx))
    if (action.type !== 'schedule_post') throw new Error('another')
    const past: PlanningAction = { ...action, data: { ...action.data, day: '2020-01-01' } }
    expect(await proposePlanning(byProgram(ctx), past)).toMatchObject({ refused: { reason: 'past' } })
    expect(await readProposals(ctx)).toEqual([])
  })

  it('is rehearsed without a trace, errors included', async () => {
    const ctx = await founder()
    const trying = rehearse(ctx)
    const made = await createPost(trying, {
      post: {
        title: '',
        body: 'x',
        platform: 'blog',
        goal: '',
        offer: '',
        pillarId: null,
        campaignId: null,
      } as never,
      storyId: null,
      idempotencyKey: randomUUID(),
    })
    expect(made.ok).toBe(true)
    expect(await ctx.db.sql`select 1 from content_created where user_id = ${ctx.workspace}`).toHaveLength(0)
    expect(await ctx.db.sql`select 1 from module_usage where user_id = ${ctx.workspace}`).toHaveLength(0)
    await expect(trying.inWorkspace(() => Promise.reject(new Error('as it is')))).rejects.toThrow('as it is')
  })
})

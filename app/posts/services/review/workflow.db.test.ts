import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { answerClientReview } from '#app/posts/services/review/answer-client-review.ts'
import { answerReview } from '#app/posts/services/review/answer-review.ts'
import { askReview } from '#app/posts/services/review/ask-review.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { readReview } from '#app/posts/services/review/read-review.ts'
import { readWaiting } from '#app/posts/services/review/read-waiting.ts'
import { remindOfReviews } from '#app/posts/services/review/remind-of-reviews.ts'
import { revisePost } from '#app/posts/services/revise-post.ts'
import { pauseUnapproved } from '#app/team/services/pause-unapproved.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { readWorkflow } from '#app/team/services/workflow/read-workflow.ts'
import { removeDeputy } from '#app/team/services/workflow/remove-deputy.ts'
import { saveDeputy } from '#app/team/services/workflow/save-deputy.ts'
import { saveWorkflow } from '#app/team/services/workflow/save-workflow.ts'
import { turnOffWorkflow } from '#app/team/services/workflow/turn-off-workflow.ts'
import type { WorkflowForm } from '#core/posts/approval/workflow/workflow-form.ts'
import { emptyPost } from '#core/posts/text.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { GIVEN_ROLES, type GivenRole } from '#core/team/roles.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

type Context = OnTestDatabase<WorkspaceContext>
const REVIEW = '/app/content/review/1'
const NO_RULES = {
  ...{
    has_price: '',
    mentions_offer: '',
    limited_story: '',
    on_platform: '',
    ad_label: '',
    by_contributor: '',
  },
}
const BODY = 'A baker rang me at six.'

function step(kind: 'inside' | 'client', who: string[] = [], days = 0) {
  return { kind, who, days }
}

function formOf(
  steps: ReturnType<typeof step>[],
  rules: Partial<typeof NO_RULES> = {},
  platform = '',
): WorkflowForm {
  return { steps, rules: { ...NO_RULES, ...rules }, platform }
}

/** A context some minutes later, since whatever is asked later counts as the newest. */
function later<Ctx extends Context>(ctx: Ctx, minutes: number): Ctx {
  return { ...ctx, now: () => new Date(TEST_NOW.getTime() + minutes * 60_000) }
}

async function write(ctx: Context, body = BODY): Promise<string> {
  const post = { ...emptyPost('linkedin'), title: 'A post', body }
  const made = await createPost(ctx, { post, storyId: null, idempotencyKey: randomUUID() })
  if (!made.ok) throw new Error(made.reason)
  return made.postId
}

async function change(ctx: Context, id: string, body: string) {
  const [row] = await ctx.db.sql<{ version: number }[]>`select version from content_created where id = ${id}`
  const post = { ...emptyPost('linkedin'), title: 'A post', body }
  return revisePost(ctx, { id, version: row?.version ?? 0, post })
}

async function scheduled(ctx: Context, postId: string) {
  const [row] = await ctx.db.sql<{ id: string }[]>`
    insert into content_planner (user_id, content_id, platform, scheduled_for, status)
    values (${ctx.workspace}, ${postId}, 'linkedin', ${new Date(TEST_NOW.getTime() + 20 * DAY_MS)}, 'scheduled')
    returning id
  `
  await ctx.db.sql`update content_created set status = 'scheduled' where id = ${postId}`
  await ctx.inWorkspace(sql => pauseUnapproved(sql, { workspace: ctx.workspace, postId, now: ctx.now() }))
  return row?.id ?? ''
}

async function statusOf(db: AdminDatabase, id: string) {
  const [row] = await db.sql<{ status: string }[]>`select status from content_planner where id = ${id}`
  return row?.status
}

/** A team on Collective+ whose posts a reviewer reads first and the client then. */
async function team(db: AdminDatabase, form?: (reviewer: SignedIn) => WorkflowForm) {
  const owner = await ownerOn(db, 'collective')
  const reviewer = await memberOf(db, owner, 'reviewer')
  const settings = await acting(db, owner, '/app/team/approval')
  const chosen = form?.(reviewer) ?? formOf([step('inside', ['reviewer'], 2), step('client')])
  expect(await saveWorkflow(settings, { form: chosen })).toEqual({ ok: true })
  return { owner, reviewer, settings, ctx: await acting(db, owner, REVIEW) }
}

async function view(ctx: Context, postId: string) {
  const found = await readReview(ctx, { postId })
  if (!found) throw new Error('The post is not there')
  return found
}

async function answer(
  ctx: Context,
  postId: string,
  decision: 'approved' | 'sent_back' = 'approved',
  name = 'Grace',
) {
  const { review } = await view(ctx, postId)
  return answerReview(ctx, { postId, reviewId: review?.id ?? '', decision, comment: 'So', name })
}

function pause(ctx: Context, postId: string, also?: { platforms: string[]; isAd: boolean }) {
  const { workspace } = ctx
  return ctx.inWorkspace(sql =>
    findPauseReason(sql, { workspace, postId, at: ctx.now(), comment: '', ...(also ? { also } : {}) }),
  )
}

describeOnDatabase('approval in several steps', database => {
  test('goes from the reviewer to the client, and only then may the post be published', async () => {
    const { db } = database()
    const { reviewer, ctx } = await team(db)
    const postId = await write(ctx)
    const plannedId = await scheduled(ctx, postId)
    expect(await statusOf(db, plannedId)).toBe('held')
    expect(await askReview(ctx, { postId, asker: 'Ada' })).toEqual({ ok: true })
    expect(await askReview(ctx, { postId, asker: 'Ada' })).toEqual({ ok: true })
    const first = await view(ctx, postId)
    expect(first).toMatchObject({ state: 'waiting', mode: 'inside', canAsk: false, clientLink: null })
    expect(first.steps).toMatchObject([
      { standing: 'waiting', who: [{ name: 'Grace reviewer' }], waiting: { isOverdue: false } },
      { kind: 'client', standing: 'later' },
    ])
    expect(await readWaiting(ctx, { postIds: [postId] })).toMatchObject({
      [postId]: { kind: 'inside', who: [{ name: 'Grace reviewer' }] },
    })
    const told = await db.sql`select event from notifications where member_id = ${reviewer.account.id}`
    expect(told).toEqual([{ event: 'review_asked' }])

    const theirs = later(await acting(db, reviewer, REVIEW), 1)
    expect(await answer(theirs, postId)).toEqual({ ok: true, resumed: 0, next: 'client' })
    expect([await pause(ctx, postId), await statusOf(db, plannedId)]).toEqual(['not_approved', 'held'])
    const second = await view(later(ctx, 2), postId)
    expect(second).toMatchObject({ state: 'waiting', mode: 'client', canDecide: false })
    expect(second.steps).toMatchObject([
      { standing: 'approved', approved: { by: 'Grace' } },
      { standing: 'waiting' },
    ])
    const token = second.clientLink?.split('/').at(-1) ?? ''
    const reply = { token, decision: 'approved' as const, name: 'Ines', comment: '' }
    expect(await answerClientReview(later(ctx, 3), reply)).toMatchObject({ ok: true, resumed: 1 })
    expect([await pause(ctx, postId), await statusOf(db, plannedId)]).toEqual([null, 'scheduled'])
    expect(await view(later(ctx, 4), postId)).toMatchObject({ state: 'approved', canAsk: false })
    const events = await db.sql<{ isFinal: boolean }[]>`
      select is_final from post_reviews where content_id = ${postId} order by step
    `
    expect(events.map(({ isFinal }) => isFinal)).toEqual([false, true])

    // Another text begins at the first step again; the old one does not.
    await change(later(ctx, 5), postId, 'Not what was approved')
    expect([await pause(ctx, postId), await statusOf(db, plannedId)]).toEqual(['not_approved', 'held'])
    expect((await view(later(ctx, 6), postId)).steps).toMatchObject([
      { standing: 'next' },
      { standing: 'later' },
    ])
    await change(later(ctx, 7), postId, BODY)
    expect(await pause(ctx, postId)).toBeNull()
  })

  test('of two approvers at once the first counts, and the next step is asked once', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const members = [await memberOf(db, owner, 'reviewer'), await memberOf(db, owner, 'admin')]
    await saveWorkflow(await acting(db, owner, '/app/team/approval'), {
      form: formOf([step('inside', ['admin', 'reviewer']), step('inside', ['owner'])]),
    })
    const ctx = await acting(db, owner, REVIEW)
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    const reviewId = (await view(ctx, postId)).review?.id ?? ''
    const all = await Promise.all(
      members.map(async member => {
        const theirs = later(await acting(db, member, REVIEW), 1)
        return answerReview(theirs, { postId, reviewId, decision: 'approved', comment: '', name: 'Grace' })
      }),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const rows = await db.sql`select id from post_reviews where content_id = ${postId}`
    expect(rows).toHaveLength(2)
  })

  test('what changes while it is approved is not approved', async () => {
    const { db } = database()
    const { reviewer, ctx } = await team(db)
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    const theirs = later(await acting(db, reviewer, REVIEW), 1)
    const seen = (await view(theirs, postId)).review?.id ?? ''
    const yes = { postId, reviewId: seen, decision: 'approved' as const, comment: '', name: 'Grace' }
    const [answered] = await Promise.all([answerReview(theirs, yes), change(ctx, postId, 'Buy now')])
    expect(await pause(ctx, postId)).toBe('not_approved')
    const after = await view(later(ctx, 2), postId)
    expect(after.state).toBe('changed')
    expect(after.steps?.[0]?.standing).toBe('next')
    if (!answered.ok) expect(answered.reason).toBe('over')
    expect(await answerReview(later(theirs, 3), yes)).toMatchObject({ ok: false })
  })

  test('a deputy answers in somebody’s place until their last day, and the log names both', async () => {
    const { db } = database()
    const { owner, reviewer, settings, ctx } = await team(db)
    const deputy = await memberOf(db, owner, 'admin')
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    const theirs = later(await acting(db, deputy, REVIEW), 1)
    expect((await view(theirs, postId)).canDecide).toBe(false)
    const of = { memberId: reviewer.account.id, deputyId: deputy.account.id }
    const day = TEST_NOW.toISOString().slice(0, 10)
    const yesterday = new Date(TEST_NOW.getTime() - DAY_MS).toISOString().slice(0, 10)
    expect(await saveDeputy(settings, { deputy: { ...of, fromDay: yesterday, toDay: yesterday } })).toEqual({
      ok: false,
      reason: 'over',
    })
    expect(await saveDeputy(settings, { deputy: { ...of, fromDay: yesterday, toDay: day } })).toEqual({
      ok: true,
    })
    expect((await view(ctx, postId)).steps?.[0]?.who).toEqual([
      { name: 'Grace reviewer', standsInFor: null },
      { name: 'Grace admin', standsInFor: 'Grace reviewer' },
    ])
    // Their time is over the day after.
    const tomorrow = { ...theirs, now: () => new Date(TEST_NOW.getTime() + DAY_MS) }
    expect((await view(tomorrow, postId)).canDecide).toBe(false)
    expect(await answer(tomorrow, postId)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await answer(theirs, postId, 'approved', 'Bea')).toMatchObject({ ok: true, next: 'client' })
    expect((await view(later(ctx, 2), postId)).steps?.[0]?.approved).toMatchObject({
      by: 'Bea',
      forName: 'Grace reviewer',
    })
    const deeds = await db.sql`
      select action_type, additional_data ->> 'who' as who from module_usage
      where user_id = ${owner.account.id} and action_type like 'review_approved%'
    `
    expect(deeds).toEqual([{ actionType: 'review_approved_step_for', who: 'Grace reviewer' }])
    const [row] = (await readWorkflow(settings)).deputies
    expect(await removeDeputy(settings, { id: row?.id ?? '' })).toEqual({ ok: true })
    expect((await readWorkflow(settings)).deputies).toEqual([])
  })

  test('when the only approver leaves, the owner is asked', async () => {
    const { db } = database()
    const { reviewer, ctx, settings } = await team(db, ({ account }) =>
      formOf([step('inside', [account.id])]),
    )
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    const [place] = await db.sql<{ id: string }[]>`
      select id from team_members where member_id = ${reviewer.account.id}
    `
    expect(await removeMember(settings, { id: place?.id ?? '', caller: CALLER })).toMatchObject({ ok: true })
    const now = await view(ctx, postId)
    expect(now.steps?.[0]?.who).toEqual([{ name: 'Ada Lovelace', standsInFor: null }])
    expect(now.canDecide).toBe(true)
    expect(await answer(later(ctx, 1), postId)).toEqual({ ok: true, resumed: 0 })
    expect(await pause(ctx, postId)).toBeNull()
  })

  test('a rule adds a step to what matches it, also once it is to be scheduled as an ad or elsewhere', async () => {
    const { db } = database()
    const { reviewer, ctx } = await team(db, () =>
      formOf([step('inside', ['reviewer'])], { has_price: 'step:owner', ad_label: 'step:owner' }),
    )
    const plain = await write(ctx)
    const priced = await write(ctx, 'The course is £200.')
    expect((await view(ctx, plain)).steps).toHaveLength(1)
    expect((await view(ctx, priced)).steps).toHaveLength(2)
    const theirs = later(await acting(db, reviewer, REVIEW), 1)
    for (const postId of [plain, priced]) {
      await askReview(ctx, { postId, asker: 'Ada' })
      expect(await answer(theirs, postId)).toMatchObject({ ok: true })
    }
    expect([await pause(ctx, plain), await pause(ctx, priced)]).toEqual([null, 'not_approved'])
    expect(await answer(theirs, priced)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await pause(ctx, plain, { platforms: [], isAd: true })).toBe('not_approved')
    const plannedId = await scheduled(ctx, plain)
    expect(await statusOf(db, plannedId)).toBe('scheduled')
    await db.sql`update content_planner set is_ad = true where id = ${plannedId}`
    await ctx.inWorkspace(sql =>
      pauseUnapproved(sql, { workspace: ctx.workspace, postId: plain, now: ctx.now() }),
    )
    expect(await statusOf(db, plannedId)).toBe('held')
    expect(await view(ctx, plain)).toMatchObject({ state: 'more', canAsk: true })
    await askReview(later(ctx, 2), { postId: plain, asker: 'Ada' })
    expect(await answer(later(ctx, 3), plain)).toMatchObject({ ok: true, resumed: 1 })
  })

  test('reminds whoever is asked, then tells the owner, each once, and approves nothing by itself', async () => {
    const { db } = database()
    const { owner, reviewer, ctx } = await team(db, () => formOf([step('inside', ['reviewer'], 1)]))
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    const at = (days: number) => ({ ...ctx, now: () => new Date(TEST_NOW.getTime() + days * DAY_MS) })
    const told = async (person: SignedIn) => {
      const rows = await db.sql`
        select key from notifications where member_id = ${person.account.id} and key like 'review\\_%:%'
          and event = 'review_asked' and key not like 'review\\_asked%'
      `
      return rows.map(({ key }) => String(key).split(':')[0])
    }
    const [row] = await db.sql<
      { dueAt: Date }[]
    >`select due_at from post_reviews where content_id = ${postId}`
    const due = ((row?.dueAt.getTime() ?? 0) - TEST_NOW.getTime()) / DAY_MS
    await remindOfReviews(at(due - 1.5))
    expect([await told(reviewer), await told(owner)]).toEqual([[], []])
    for (const _ of [1, 2]) await remindOfReviews(at(due - 0.5))
    expect([await told(reviewer), await told(owner)]).toEqual([['review_remind'], []])
    await Promise.all([remindOfReviews(at(due)), remindOfReviews(at(due))])
    await remindOfReviews(at(due + 1))
    expect([await told(reviewer), await told(owner)]).toEqual([['review_remind'], ['review_escalate']])
    const overdue = at(due)
    expect((await view(overdue, postId)).steps).toMatchObject([{ waiting: { isOverdue: true } }])
    expect(await pause(ctx, postId)).toBe('not_approved')
  })

  test('a lower plan keeps one approval, of the kind of the last step, and can turn the steps off', async () => {
    const { db } = database()
    const { owner, settings, ctx } = await team(db)
    const postId = await write(ctx)
    await db.sql`update subscriptions set tier = 'pro' where user_id = ${owner.account.id}`
    const fallen = { ...settings, tier: 'pro' as const }
    expect(await readWorkflow(fallen)).toMatchObject({
      mode: 'client',
      hasPlan: false,
      stored: { isOn: true },
    })
    expect(await view(ctx, postId)).toMatchObject({ mode: 'client', steps: null, state: 'none' })
    expect(await saveWorkflow(fallen, { form: formOf([step('client')]) })).toEqual({
      ok: false,
      reason: 'not_in_plan',
    })
    await askReview(ctx, { postId, asker: 'Ada' })
    const token = (await view(ctx, postId)).clientLink?.split('/').at(-1) ?? ''
    await answerClientReview(later(ctx, 1), { token, decision: 'approved', name: 'Ines', comment: '' })
    expect(await pause(ctx, postId)).toBeNull()
    expect(await turnOffWorkflow(fallen)).toEqual({ ok: true })
    expect((await readWorkflow(fallen)).stored).toMatchObject({ isOn: false })
  })

  test('what is approved stays approved when steps are set up, and one step chosen turns several off', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const settings = await acting(db, owner, '/app/team')
    const ctx = await acting(db, owner, REVIEW)
    await setApproval(settings, { approval: 'inside' })
    const [before, open] = [await write(ctx), await write(ctx, 'Another text')]
    for (const postId of [before, open]) await askReview(ctx, { postId, asker: 'Ada' })
    expect(await answer(later(ctx, 1), before)).toEqual({ ok: true, resumed: 0 })
    const form = formOf([step('inside', ['owner']), step('client')])
    expect(await saveWorkflow(later(settings, 2), { form })).toEqual({ ok: true })
    expect(await pause(ctx, before)).toBeNull()
    expect(await view(ctx, open)).toMatchObject({ state: 'more', canAsk: true, canDecide: false })
    expect(await setApproval(later(settings, 3), { approval: 'inside' })).toEqual({ ok: true })
    expect(await view(ctx, open)).toMatchObject({ state: 'waiting', steps: null, canDecide: true })
  })

  test('roles: only owner and admin set it up, only who is asked and may approve decides, a stranger finds nothing', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const form = formOf([step('inside', ['reviewer'])])
    const members = {} as Record<GivenRole, SignedIn>
    for (const role of GIVEN_ROLES.slice(0, 4)) members[role] = await memberOf(db, owner, role)
    await saveWorkflow(await acting(db, owner, '/app/team/approval'), { form })
    const ctx = await acting(db, owner, REVIEW)
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    for (const role of GIVEN_ROLES.slice(0, 4)) {
      const theirs = await acting(db, members[role], '/app/team/approval')
      const isAllowed = role === 'admin'
      expect([role, (await saveWorkflow(theirs, { form })).ok]).toEqual([role, isAllowed])
      expect([role, (await turnOffWorkflow(theirs)).ok]).toEqual([role, isAllowed])
      if (isAllowed) await saveWorkflow(theirs, { form })
      const deputy = { memberId: owner.account.id, deputyId: members.admin.account.id }
      const days = { fromDay: '2026-11-20', toDay: '2030-01-01' }
      if (!isAllowed)
        expect(await saveDeputy(theirs, { deputy: { ...deputy, ...days } })).toMatchObject({ ok: false })
      const reviewing = later(await acting(db, members[role], REVIEW), 1)
      const seen = await view(reviewing, postId)
      expect([role, seen.canDecide]).toEqual([role, role === 'reviewer'])
      if (role !== 'reviewer')
        expect(await answer(reviewing, postId)).toMatchObject({ reason: 'not_allowed' })
    }
    const stranger = await acting(db, await ownerOn(db, 'collective'), '/app/team/approval')
    expect(
      await saveWorkflow(stranger, { form: formOf([step('inside', [members.reviewer.account.id])]) }),
    ).toEqual({
      ok: false,
      reason: 'someone_gone',
    })
    expect((await readWorkflow(stranger)).stored).toBeNull()
    expect(await readWaiting(stranger, { postIds: [postId] })).toEqual({})
  })
})

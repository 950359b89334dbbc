import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addPicture } from '#app/media/services/add-picture.ts'
import { describePicture } from '#app/media/services/describe-picture.ts'
import { removePicture } from '#app/media/services/remove-picture.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { addComment } from '#app/posts/services/review/add-comment.ts'
import { answerClientReview } from '#app/posts/services/review/answer-client-review.ts'
import { answerReview } from '#app/posts/services/review/answer-review.ts'
import { askReview } from '#app/posts/services/review/ask-review.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { readClientReview } from '#app/posts/services/review/read-client-review.ts'
import { readReview } from '#app/posts/services/review/read-review.ts'
import { removeComment } from '#app/posts/services/review/remove-comment.ts'
import { revisePost } from '#app/posts/services/revise-post.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { pauseUnapproved } from '#app/team/services/pause-unapproved.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { CENTRE } from '#core/media/focus.ts'
import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import type { PostText } from '#core/posts/schema.ts'
import { emptyPost } from '#core/posts/text.ts'
import type { GivenRole } from '#core/team/roles.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { updateScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const REVIEW = '/app/content/review/1'
const TOMORROW = new Date(TEST_NOW.getTime() + 24 * 3_600_000)

function post(body: string): PostText {
  return { ...emptyPost('linkedin'), title: 'A post', body }
}

async function write(
  ctx: OnTestDatabase<WorkspaceContext>,
  body = 'A baker rang me at six.',
): Promise<string> {
  const made = await createPost(ctx, { post: post(body), storyId: null, idempotencyKey: randomUUID() })
  if (!made.ok) throw new Error(made.reason)
  return made.postId
}

async function change(ctx: OnTestDatabase<WorkspaceContext>, id: string, body: string) {
  const [row] = await ctx.db.sql<{ version: number }[]>`select version from content_created where id = ${id}`
  return revisePost(ctx, { id, version: row?.version ?? 0, post: post(body) })
}

/** Schedules a post as the editor does, paused for the reason given. */
async function scheduled(
  ctx: OnTestDatabase<WorkspaceContext>,
  postId: string,
  status = 'scheduled',
  reason = '',
) {
  const [row] = await ctx.db.sql<{ id: string }[]>`
    insert into content_planner (user_id, content_id, platform, scheduled_for, status, held_reason)
    values (${ctx.workspace}, ${postId}, 'linkedin', ${TOMORROW}, ${status}, ${reason}) returning id
  `
  await ctx.db.sql`update content_created set status = ${status} where id = ${postId}`
  return row?.id ?? ''
}

async function scheduledPost(db: AdminDatabase, id: string) {
  const [row] = await db.sql<{ status: string; heldReason: string }[]>`
    select status, held_reason from content_planner where id = ${id}
  `
  return row
}

async function team(db: AdminDatabase, approval: ApprovalMode, role: GivenRole = 'reviewer') {
  const owner = await ownerOn(db, 'collective')
  const member = await memberOf(db, owner, role)
  const ctx = await acting(db, owner, '/app/team')
  expect(await setApproval(ctx, { approval })).toEqual({ ok: true })
  return { owner, member, ctx: await acting(db, owner, REVIEW) }
}

async function newest(ctx: OnTestDatabase<WorkspaceContext>, postId: string) {
  const view = await readReview(ctx, { postId })
  if (!view) throw new Error('The post is not there')
  return view
}

const yes = (view: { review: { id: string } | null }, comment = '') => ({
  reviewId: view.review?.id ?? '',
  decision: 'approved' as const,
  comment,
  name: 'Grace',
})

describeOnDatabase('approval', database => {
  test('a reviewer approves one text; a change takes it back, the old text again does not need another', async () => {
    const { db } = database()
    const { member, ctx } = await team(db, 'inside')
    const postId = await write(ctx)
    expect(await askReview(ctx, { postId, asker: 'Ada' })).toEqual({ ok: true })
    expect(await askReview(ctx, { postId, asker: 'Ada' })).toEqual({ ok: true })
    const told = await db.sql`
      select event from notifications where member_id = ${member.account.id} and mail = 'at_once'
    `
    expect(told).toEqual([{ event: 'review_asked' }])
    const theirs = await acting(db, member, REVIEW)
    const view = await newest(theirs, postId)
    expect(view).toMatchObject({ state: 'waiting', canDecide: true, canEdit: false, canComment: true })
    expect(view.post.status).toBe('in_review')
    expect(await answerReview(theirs, { postId, ...yes(view) })).toEqual({ ok: true, resumed: 0 })
    expect(await newest(ctx, postId)).toMatchObject({ state: 'approved', post: { status: 'approved' } })
    expect(await answerReview(theirs, { postId, ...yes(view) })).toEqual({ ok: false, reason: 'over' })
    expect(await change(ctx, postId, 'Another text')).toMatchObject({ ok: true })
    expect(await newest(ctx, postId)).toMatchObject({ state: 'changed', post: { status: 'draft' } })
    await change(ctx, postId, 'A baker rang me at six.')
    expect((await newest(ctx, postId)).state).toBe('approved')
  })

  test('pictures are approved with the text: with another one, in another order or described anew it waits again', async () => {
    const { db } = database()
    const { member, ctx } = await team(db, 'inside')
    const postId = await write(ctx)
    const where = { place: 'post' as const, placeId: postId }
    const file = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer()
    const first = await addPicture(ctx, { ...where, file: await file('#c33') })
    if (!first.ok) throw new Error(first.reason)
    await askReview(ctx, { postId, asker: 'Ada' })
    const theirs = await acting(db, member, REVIEW)
    const view = await newest(theirs, postId)
    expect(view.post.pictures).toHaveLength(1)
    expect(await answerReview(theirs, { postId, ...yes(view) })).toMatchObject({ ok: true })
    const id = await scheduled(ctx, postId)
    const standing = async () => [(await newest(ctx, postId)).state, (await scheduledPost(db, id))?.status]
    expect(await standing()).toEqual(['approved', 'scheduled'])
    const second = await addPicture(ctx, { ...where, file: await file('#3c3') })
    if (!second.ok) throw new Error(second.reason)
    expect(await standing()).toEqual(['changed', 'held'])
    // The very same again does not need another approval.
    expect(await removePicture(ctx, { ...where, id: second.id })).toMatchObject({ ok: true })
    expect((await newest(ctx, postId)).state).toBe('approved')
    await describePicture(ctx, { ...where, id: first.id, alt: 'A red loaf', focus: CENTRE })
    expect((await newest(ctx, postId)).state).toBe('changed')
  })

  test('first comments are approved with the text: another one waits again, and what was approved does not', async () => {
    const { db } = database()
    const { ctx } = await team(db, 'client')
    const { workspace } = ctx
    const postId = await write(ctx)
    const id = await scheduled(ctx, postId)
    const standing = async () => [(await newest(ctx, postId)).state, (await scheduledPost(db, id))?.status]
    const say = (firstComment: string) =>
      ctx.inWorkspace(async sql => {
        await updateScheduledPost(sql, { workspace, id, changes: { firstComment } })
        await pauseUnapproved(sql, { workspace, postId, now: ctx.now() })
      })
    const pause = (comment: string) =>
      ctx.inWorkspace(sql => findPauseReason(sql, { workspace, postId, at: ctx.now(), comment }))
    const ask = async (minutes: number) => {
      const later = { ...ctx, now: () => new Date(TEST_NOW.getTime() + minutes * 60_000) }
      await askReview(later, { postId, asker: 'Ada' })
      return (await newest(ctx, postId)).clientLink?.split('/').at(-1) ?? ''
    }
    const answer = (token: string) =>
      answerClientReview(ctx, { token, decision: 'approved', name: 'Ines', comment: '' })

    await say('More in my shop')
    const first = await ask(1)
    expect((await newest(ctx, postId)).post.firstComments).toEqual(['More in my shop'])
    expect(await readClientReview(ctx, { token: first })).toMatchObject({
      post: { firstComments: ['More in my shop'] },
    })
    // Changed after it was asked about: what nobody has seen cannot be approved.
    await say('Buy now')
    expect(await readClientReview(ctx, { token: first })).toMatchObject({ state: 'changed', post: null })
    expect(await answer(first)).toMatchObject({ ok: false })
    expect(await answer(await ask(2))).toMatchObject({ ok: true })
    expect(await standing()).toEqual(['approved', 'scheduled'])
    expect([await pause('Buy now'), await pause(''), await pause('More in my shop')]).toEqual([
      ...[null, null, 'not_approved'],
    ])

    await say('Something else')
    expect(await standing()).toEqual(['changed', 'held'])
    await say('')
    expect((await newest(ctx, postId)).state).toBe('approved')
  })

  test('a contributor changes the pictures of their own post for as long as its text', async () => {
    const { db } = database()
    const { member } = await team(db, 'inside', 'contributor')
    const theirs = await acting(db, member, '/app/create')
    const placeId = await write(theirs)
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const added = await addPicture(theirs, { place: 'post', placeId, file })
    if (!added.ok) throw new Error(added.reason)
    await db.sql`update content_created set status = 'approved' where id = ${placeId}`
    const refused = { ok: false, reason: 'read_only' }
    expect(await removePicture(theirs, { place: 'post', placeId, id: added.id })).toEqual(refused)
    expect(await addPicture(theirs, { place: 'post', placeId, file })).toEqual(refused)
  })

  test('a scheduled post waits for its approval, goes on with it, and waits again once its text has changed', async () => {
    const { db } = database()
    const { member, ctx } = await team(db, 'inside')
    const postId = await write(ctx)
    const id = await scheduled(ctx, postId)
    await change(ctx, postId, 'A better text')
    expect(await scheduledPost(db, id)).toMatchObject({
      status: 'held',
      heldReason: 'No one has approved this text yet',
    })
    expect(await changeScheduledPost(ctx, { id, action: 'release' })).toEqual({
      ok: false,
      reason: 'not_approved',
    })
    await askReview(ctx, { postId, asker: 'Ada' })
    const theirs = await acting(db, member, REVIEW)
    expect(await answerReview(theirs, { postId, ...yes(await newest(theirs, postId)) })).toEqual({
      ok: true,
      resumed: 1,
    })
    expect(await scheduledPost(db, id)).toMatchObject({ status: 'scheduled', heldReason: '' })
    await change(ctx, postId, 'Not what was approved')
    expect((await scheduledPost(db, id))?.status).toBe('held')
  })

  test('a due post whose text is corrected has the rest of its day to be approved and published', async () => {
    const { db } = database()
    const { member, ctx } = await team(db, 'inside')
    const postId = await write(ctx)
    const id = await scheduled(ctx, postId)
    await db.sql`update content_planner set deadline_at = scheduled_for where id = ${id}`
    const at = <Acting extends { now: () => Date }>(acting: Acting, hours: number) => ({
      ...acting,
      now: () => new Date(TOMORROW.getTime() + hours * 3_600_000),
    })
    await askReview(ctx, { postId, asker: 'Ada' })
    const theirs = await acting(db, member, REVIEW)
    await answerReview(theirs, { postId, ...yes(await newest(theirs, postId)) })
    await advanceSchedule(at(ctx, 0))
    expect((await scheduledPost(db, id))?.status).toBe('due')
    await change(at(ctx, 1), postId, 'A better text')
    await advanceSchedule(at(ctx, 1.1))
    expect((await scheduledPost(db, id))?.status).toBe('held')
    await askReview(at(ctx, 2), { postId, asker: 'Ada' })
    const view = await newest(at(theirs, 3), postId)
    expect(await answerReview(at(theirs, 3), { postId, ...yes(view) })).toEqual({ ok: true, resumed: 1 })
    await advanceSchedule(at(ctx, 3.1))
    expect((await scheduledPost(db, id))?.status).toBe('due')
    await advanceSchedule(at(ctx, 24))
    expect((await scheduledPost(db, id))?.status).toBe('missed')
  })

  test('sending back needs a reason, and nobody approves their own request but the owner', async () => {
    const { db } = database()
    const { owner, member } = await team(db, 'inside', 'admin')
    const theirs = await acting(db, member, REVIEW)
    const postId = await write(theirs)
    await askReview(theirs, { postId, asker: 'Grace' })
    const view = await newest(theirs, postId)
    expect(view.canDecide).toBe(false)
    expect(await answerReview(theirs, { postId, ...yes(view) })).toMatchObject({ reason: 'not_allowed' })
    const ctx = await acting(db, owner, REVIEW)
    const no = { ...yes(view), postId, decision: 'sent_back' as const }
    expect(await answerReview(ctx, no)).toMatchObject({ reason: 'say_why' })
    expect(await answerReview(ctx, { ...no, comment: 'Name the baker' })).toMatchObject({ ok: true })
    expect(await newest(ctx, postId)).toMatchObject({
      state: 'sent_back',
      post: { status: 'draft' },
      comments: [{ body: 'Name the baker' }],
    })
  })

  test('a client decides with a link, once, without an account; opening it decides nothing', async () => {
    const { db } = database()
    const { ctx, member } = await team(db, 'client')
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    const view = await newest(ctx, postId)
    expect(view.canDecide).toBe(false)
    const theirs = await acting(db, member, REVIEW)
    expect(await answerReview(theirs, { postId, ...yes(view) })).toMatchObject({ reason: 'not_allowed' })
    const token = view.clientLink?.split('/').at(-1) ?? ''
    const visitor = contextFor(db, (await ownerOn(db, 'creator')).account)
    for (const _ of [1, 2])
      expect(await readClientReview(visitor, { token })).toMatchObject({
        state: 'waiting',
        post: { body: 'A baker rang me at six.' },
      })
    const answer = { token, decision: 'approved' as const, name: 'Ines', comment: 'Lovely' }
    expect(await answerClientReview(visitor, answer)).toMatchObject({ ok: true })
    expect(await answerClientReview(visitor, { ...answer, decision: 'sent_back' })).toEqual({
      ok: false,
      reason: 'over',
    })
    expect(await newest(ctx, postId)).toMatchObject({ state: 'approved', review: { decidedName: 'Ines' } })
    await change(ctx, postId, 'Something they never saw')
    expect(await readClientReview(visitor, { token })).toMatchObject({ state: 'changed', post: null })
    expect(await readClientReview(visitor, { token: 'x'.repeat(43) })).toBeNull()
  })

  test('a request that was made inside is asked anew once the client’s approval is chosen', async () => {
    const { db } = database()
    const { ctx } = await team(db, 'inside')
    const postId = await write(ctx)
    await askReview(ctx, { postId, asker: 'Ada' })
    await setApproval(ctx, { approval: 'client' })
    expect(await newest(ctx, postId)).toMatchObject({ state: 'waiting', clientLink: null, canAsk: true })
    const later = { ...ctx, now: () => new Date(TEST_NOW.getTime() + 60_000) }
    await askReview(later, { postId, asker: 'Ada' })
    const { clientLink, canAsk } = await newest(ctx, postId)
    expect(canAsk).toBe(false)
    expect(await readClientReview(ctx, { token: clientLink?.split('/').at(-1) ?? '' })).toMatchObject({
      state: 'waiting',
    })
  })

  test('approval is chosen on a plan with teams; a plan without them leaves it as it is, or turns it off', async () => {
    const { ctx } = await team(database().db, 'none')
    const onCreator = { ...ctx, tier: 'creator' } as const
    for (const approval of ['inside', 'client'] as const) {
      expect(await setApproval(onCreator, { approval })).toEqual({ ok: false, reason: 'not_in_plan' })
      expect(await setApproval({ ...ctx, tier: 'pro' }, { approval })).toEqual({ ok: true })
      expect(await setApproval(onCreator, { approval })).toEqual({ ok: true })
    }
    expect(await setApproval(onCreator, { approval: 'none' })).toEqual({ ok: true })
    expect(await setApproval(onCreator, { approval: 'client' })).toEqual({
      ok: false,
      reason: 'not_in_plan',
    })
  })

  test('who had approval on a plan before is not stuck on one without: the owner or the client approves, or it is turned off', async () => {
    const { db } = database()
    const { owner } = await team(db, 'inside')
    await db.sql`update subscriptions set tier = 'creator' where user_id = ${owner.account.id}`
    await db.sql`update profiles set subscription_tier = 'creator' where id = ${owner.account.id}`
    const settings = await acting(db, owner, '/app/team')
    const ctx = await acting(db, owner, REVIEW)
    expect(ctx.tier).toBe('creator')
    const waiting = { status: 'held', heldReason: 'No one has approved this text yet' }
    const paused = async () => {
      const postId = await write(ctx)
      const id = await scheduled(ctx, postId)
      await change(ctx, postId, `A text of its own, ${id}`)
      expect(await scheduledPost(db, id)).toMatchObject(waiting)
      return { postId, id }
    }
    const [own, clients, left] = [await paused(), await paused(), await paused()]

    expect(await askReview(ctx, { postId: own.postId, asker: 'Ada' })).toEqual({ ok: true })
    const answer = yes(await newest(ctx, own.postId))
    expect(await answerReview(ctx, { postId: own.postId, ...answer })).toEqual({ ok: true, resumed: 1 })
    expect(await scheduledPost(db, own.id)).toMatchObject({ status: 'scheduled' })

    await setApproval({ ...settings, tier: 'pro' }, { approval: 'client' })
    await askReview(ctx, { postId: clients.postId, asker: 'Ada' })
    const token = (await newest(ctx, clients.postId)).clientLink?.split('/').at(-1) ?? ''
    const theirs = { token, decision: 'approved' as const, name: 'Ines', comment: '' }
    expect(await answerClientReview(ctx, theirs)).toMatchObject({ ok: true })
    expect(await scheduledPost(db, clients.id)).toMatchObject({ status: 'scheduled' })

    expect(await setApproval(settings, { approval: 'none' })).toEqual({ ok: true })
    expect(await changeScheduledPost(ctx, { id: left.id, action: 'release' })).toMatchObject({ ok: true })
    expect(await scheduledPost(db, left.id)).toMatchObject({ status: 'scheduled', heldReason: '' })
    await change(ctx, left.postId, 'Nobody has to approve this')
    expect(await scheduledPost(db, left.id)).toMatchObject({ status: 'scheduled' })
  })

  test('comments: said once, taken back by whoever said it or an admin, and none by a viewer or a stranger', async () => {
    const { db } = database()
    const { ctx, member, owner } = await team(db, 'none')
    const postId = await write(ctx)
    const theirs = await acting(db, member, REVIEW)
    const comment = {
      postId,
      name: 'Grace',
      comment: 'The second line is the first',
      idempotencyKey: randomUUID(),
    }
    for (const _ of [1, 2]) expect(await addComment(theirs, comment)).toEqual({ ok: true })
    const { comments, canAsk } = await newest(ctx, postId)
    expect(comments).toMatchObject([{ authorName: 'Grace', canRemove: true }])
    expect(canAsk).toBe(false)
    const viewer: SignedIn = await memberOf(db, owner, 'viewer')
    const looking = await acting(db, viewer, REVIEW)
    expect(await addComment(looking, { ...comment, idempotencyKey: randomUUID() })).toMatchObject({
      ok: false,
    })
    const id = comments[0]?.id ?? ''
    expect(await removeComment(looking, { postId, id })).toMatchObject({ ok: false })
    const stranger = await acting(db, await ownerOn(db, 'pro'), REVIEW)
    expect(await removeComment(stranger, { postId, id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await readReview(stranger, { postId })).toBeNull()
    expect(await askReview(stranger, { postId, asker: 'Eve' })).toEqual({ ok: false, reason: 'not_found' })
    expect(await removeComment(theirs, { postId, id })).toEqual({ ok: true })
  })
})

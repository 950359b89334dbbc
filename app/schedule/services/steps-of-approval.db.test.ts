import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPost } from '#app/posts/services/create-post.ts'
import { answerReview } from '#app/posts/services/review/answer-review.ts'
import { askReview } from '#app/posts/services/review/ask-review.ts'
import { readReview } from '#app/posts/services/review/read-review.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { readScheduleCalendar } from '#app/schedule/services/read-schedule-calendar.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { saveWorkflow } from '#app/team/services/workflow/save-workflow.ts'
import { emptyPost } from '#core/posts/text.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { look, type PlannerContext, plannerRow, schedule } from '#tests/support/schedule.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'

const NO_RULES = {
  ...{ has_price: '', mentions_offer: '', limited_story: '' },
  ...{ on_platform: '', ad_label: '', by_contributor: '' },
}

describeOnDatabase('a planner whose posts are approved in steps', database => {
  /** A team whose reviewer reads every post, and whose client reads ads and what stands in the blog. */
  async function start() {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const reviewer = await memberOf(db, owner, 'reviewer')
    const form = {
      steps: [{ kind: 'inside' as const, who: ['reviewer'], days: 2 }],
      rules: { ...NO_RULES, on_platform: 'client', ad_label: 'client' },
      platform: 'blog',
    }
    expect(await saveWorkflow(await acting(db, owner, '/app/team/approval'), { form })).toEqual({ ok: true })
    const ctx: PlannerContext = await acting(db, owner, '/app/content/review/1')
    const write = async () => {
      const post = { ...emptyPost('linkedin'), body: `A baker rang me ${randomUUID()}` }
      const made = await createPost(ctx, { post, storyId: null, idempotencyKey: randomUUID() })
      if (!made.ok) throw new Error(made.reason)
      expect(await askReview(ctx, { postId: made.postId, asker: 'Ada' })).toEqual({ ok: true })
      return made.postId
    }
    /** A post that the reviewer has approved: on LinkedIn it may go out. */
    const approved = async () => {
      const postId = await write()
      const theirs = await acting(db, reviewer, '/app/content/review/1')
      const reviewId = (await readReview(theirs, { postId }))?.review?.id ?? ''
      const answer = { postId, reviewId, decision: 'approved' as const, comment: 'So', name: 'Grace' }
      expect(await answerReview(theirs, answer)).toMatchObject({ ok: true })
      return postId
    }
    return { ctx, write, approved }
  }

  it('says of each post that is paused whom it waits for, on its page and in the list', async () => {
    const { ctx, write } = await start()
    const postId = await write()
    const made = await schedule(ctx, postId)
    const id = made.ok ? made.scheduledPostId : ''
    const [due, empty] = [
      await plannerRow(ctx, { status: 'due', postId }),
      await plannerRow(ctx, { status: 'held' }),
    ]
    const waiting = { kind: 'inside', who: [{ name: 'Grace reviewer' }], isOverdue: false }
    expect(await readScheduledPost(ctx, { id })).toMatchObject({ status: 'held', waiting })
    expect(await readScheduledPost(ctx, { id: due })).toMatchObject({ waiting: null })
    expect(await readScheduledPost(ctx, { id: empty })).toMatchObject({ waiting: null })
    const address = { day: '2026-11-24', status: null, platform: null, page: 1, removed: null }
    const { list } = await readScheduleCalendar(ctx, { ...address, view: 'list' })
    const shown = new Map(list?.rows.map(row => [row.id, row.waiting]))
    expect(shown.get(id)).toMatchObject(waiting)
    expect([shown.get(due), shown.get(empty)]).toEqual([undefined, undefined])
  })

  it('asks for the step that its new place needs, also when it is put back there', async () => {
    const { ctx, approved } = await start()
    const places = [
      [{}, false],
      [{ platform: 'blog' }, true],
      [{ isAd: 'yes' }, true],
    ] as const
    for (const [over, isPaused] of places) {
      const made = await schedule(ctx, await approved(), { ...over, anyway: 'yes' })
      expect(made, JSON.stringify(over)).toMatchObject({ ok: true, isPaused })
      const id = made.ok ? made.scheduledPostId : ''
      await changeScheduledPost(ctx, { id, action: 'remove' })
      await changeScheduledPost(ctx, { id, action: 'restore' })
      expect(await look(ctx, id)).toMatchObject({
        ...(isPaused
          ? { status: 'held', heldReason: 'No one has approved this text yet' }
          : { status: 'scheduled', heldReason: '' }),
      })
    }
  })
})

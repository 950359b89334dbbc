import { expect, it } from 'vitest'
import { askReview } from '#app/posts/services/review/ask-review.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { addDays } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn, type SignedIn, viewerOf } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { readBoard } from './read-board.ts'

async function boardOf(db: AdminDatabase, person: SignedIn, viewer = viewerOf(db, person)) {
  return readBoard(contextFor(db, person.account), await viewer)
}

async function waitingPost(db: AdminDatabase, owner: SignedIn): Promise<void> {
  const ctx = await acting(db, owner)
  const [post] = await db.sql<{ id: string }[]>`
    insert into content_created (user_id, title, body, platform, status)
    values (${owner.account.id}, 'Bread', 'Good bread takes a night.', 'linkedin', 'draft') returning id
  `
  expect(await askReview(ctx, { postId: post?.id ?? '', asker: 'Olu' })).toMatchObject({ ok: true })
}

describeOnDatabase('the board of all workspaces', database => {
  it('tells each person what waits for them where they are, as what they are there', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const reviewer = await memberOf(db, owner, 'reviewer')
    const viewer = await memberOf(db, owner, 'viewer')
    await setApproval(await acting(db, owner, '/app/team/approval'), { approval: 'inside' })
    await waitingPost(db, owner)
    await db.sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for) values
        (${owner.account.id}, 'Due', 'linkedin', 'due', ${TEST_NOW}),
        (${owner.account.id}, 'Soon', 'linkedin', 'scheduled', ${addDays(TEST_NOW, 2)}),
        (${owner.account.id}, 'Later', 'linkedin', 'scheduled', ${addDays(TEST_NOW, 9)})
    `
    const place = async (person: SignedIn) =>
      (await boardOf(db, person)).find(({ workspace }) => workspace === owner.account.id)
    expect(await place(reviewer)).toMatchObject({
      role: 'reviewer',
      counts: { reviews: { you: 1, client: 0, team: 0 }, due: 1, planned: 1, people: 0, requests: 0 },
      waiting: 2,
    })
    expect(await place(viewer)).toMatchObject({ role: 'viewer', counts: { reviews: { you: 0, team: 1 } } })
    const [first, own] = await boardOf(db, reviewer)
    expect(first?.workspace).toBe(owner.account.id)
    expect(own).toMatchObject({ workspace: reviewer.account.id, role: 'owner', waiting: 0 })
  })

  it('counts an approval by its newest request: one that was answered waits no longer', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    await setApproval(await acting(db, owner, '/app/team/approval'), { approval: 'inside' })
    await waitingPost(db, owner)
    await db.sql`
      insert into post_reviews (user_id, content_id, mark, asked_at, expires_at, decision, decided_at)
      select user_id, content_id, mark, asked_at + interval '1 second', expires_at, 'sent_back', now()
      from post_reviews where user_id = ${owner.account.id}
    `
    const [own] = await boardOf(db, owner)
    expect(own?.counts.reviews).toEqual({ you: 0, client: 0, team: 0 })
  })

  it('shows nothing of a workspace once somebody was removed from it, whatever their session still says', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    const before = await viewerOf(db, editor)
    const [row] = await db.sql<{ id: string }[]>`
      select id from team_members where owner_id = ${owner.account.id} and member_id = ${editor.account.id}
    `
    expect(
      await removeMember(await acting(db, owner, '/app/team'), { id: row?.id ?? '', caller: CALLER }),
    ).toMatchObject({
      ok: true,
    })
    const entries = await boardOf(db, editor, Promise.resolve(before))
    expect(entries.map(({ workspace }) => workspace)).toEqual([editor.account.id])
  })
})

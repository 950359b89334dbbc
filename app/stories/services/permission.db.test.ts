import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createPost } from '#app/posts/services/create-post.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { removePerson } from '#app/stories/services/people/remove-person.ts'
import { revokePermission } from '#app/stories/services/people/revoke-permission.ts'
import { savePerson } from '#app/stories/services/people/save-person.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { readStorybank } from '#app/stories/services/read-storybank.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { restoreStory } from '#app/stories/services/restore-story.ts'
import { saveStory } from '#app/stories/services/save-story.ts'
import { postSchema } from '#core/posts/schema.ts'
import { personSchema } from '#core/stories/person-form.ts'
import { storySchema } from '#core/stories/schema.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>
const founder = async (db: AdminDatabase): Promise<Context> => contextFor(db, await createTestAccount(db))
const all = {
  search: '',
  kind: null,
  status: null,
  permission: null,
  link: null,
  from: null,
  removed: null,
}

async function tell(ctx: Context, body = 'Ines slept again'): Promise<string> {
  const added = await addStory(ctx, { body, idempotencyKey: randomUUID() })
  if (!added.ok) throw new Error(added.reason)
  return added.storyId
}

async function addPerson(ctx: Context, storyId: string, over: Record<string, string> = {}) {
  const person = parse(personSchema, { name: 'Ines', permission: 'granted', ...over })
  const saved = await savePerson(ctx, { storyId, personId: null, person, idempotencyKey: randomUUID() })
  expect(saved.ok).toBe(true)
  return (await readStory(ctx, { id: storyId }))?.people.at(-1)?.id ?? ''
}

async function plannedPost(ctx: Context, storyId: string, status: string) {
  const post = parse(postSchema, { body: `Made from it, ${status}`, platform: 'linkedin' })
  const made = await createPost(ctx, { post, storyId, idempotencyKey: randomUUID() })
  if (!made.ok) throw new Error(made.reason)
  await ctx.inWorkspace(
    sql => sql`
      insert into content_planner (user_id, content_id, title, platform, status, scheduled_for)
      values (${ctx.workspace}, ${made.postId}, 'p', 'linkedin', ${status}, '2026-12-01T09:00:00Z')
    `,
  )
}

describeOnDatabase('permission of the people in a story', database => {
  it('is kept of twenty people at most, however many are added at once', async () => {
    const ctx = await founder(database().db)
    const storyId = await tell(ctx)
    const person = parse(personSchema, { name: 'Ines', permission: 'granted' })
    const added = await Promise.all(
      Array.from({ length: 50 }, () =>
        savePerson(ctx, { storyId, personId: null, person, idempotencyKey: randomUUID() }),
      ),
    )
    expect(added.filter(({ ok }) => ok)).toHaveLength(20)
  })

  it('pauses what is scheduled when it is taken back, leaves what is out, and lists both', async () => {
    const ctx = await founder(database().db)
    const storyId = await tell(ctx)
    const personId = await addPerson(ctx, storyId)
    for (const status of ['scheduled', 'due', 'published', 'sending']) await plannedPost(ctx, storyId, status)
    const other = await tell(ctx, 'Another story')
    await plannedPost(ctx, other, 'scheduled')
    expect(await revokePermission(ctx, { storyId, personId })).toEqual({ ok: true, paused: 2 })
    const view = await readStory(ctx, { id: storyId })
    expect(view?.story.permission).toBe('revoked')
    expect(view?.posts.rows.map(post => post.scheduledStatus).sort()).toEqual([
      'held',
      'held',
      'published',
      'sending',
    ])
    expect(view?.posts.rows.find(post => post.scheduledStatus === 'held')?.heldReason).toMatch(
      /withdrawn permission/,
    )
    expect((await readStory(ctx, { id: other }))?.posts.rows[0]?.scheduledStatus).toBe('scheduled')
    expect(await revokePermission(ctx, { storyId, personId })).toEqual({ ok: true, paused: 0 })
  })

  it('leaves a due post that is paused the rest of its day', async () => {
    const ctx = await founder(database().db)
    const storyId = await tell(ctx)
    const personId = await addPerson(ctx, storyId)
    for (const status of ['scheduled', 'due']) await plannedPost(ctx, storyId, status)
    const { sql } = ctx.db
    await sql`
      update content_planner set scheduled_for = ${new Date(ctx.now().getTime() - 3_600_000)}
      where user_id = ${ctx.workspace} and status = 'due'
    `
    await revokePermission(ctx, { storyId, personId })
    const rows = await sql<{ hours: number }[]>`
      select (extract(epoch from deadline_at - scheduled_for) / 3600)::integer as hours from content_planner
      where user_id = ${ctx.workspace} and status = 'held' order by scheduled_for
    `
    expect(rows.map(({ hours }) => hours)).toEqual([24, 0])
  })

  it('is summed up on the story: one who took it back outweighs all others, the first end counts', async () => {
    const ctx = await founder(database().db)
    const storyId = await tell(ctx)
    const sum = async () => {
      const story = (await readStory(ctx, { id: storyId }))?.story
      return [story?.permission, story?.permissionExpiresOn]
    }
    expect(await sum()).toEqual(['none', null])
    await addPerson(ctx, storyId, { expiresOn: '2027-06-30' })
    await addPerson(ctx, storyId, { name: 'Tom', permission: 'limited', expiresOn: '2027-01-31' })
    expect(await sum()).toEqual(['limited', '2027-01-31'])
    const last = await addPerson(ctx, storyId, { name: 'Ada', permission: 'revoked' })
    expect((await sum())[0]).toBe('revoked')
    expect(await removePerson(ctx, { storyId, personId: last })).toEqual({ ok: true })
    expect((await sum())[0]).toBe('limited')
  })

  it('counts as ended once its last day is over, in the list and its filters too', async () => {
    const ctx = await founder(database().db)
    const storyId = await tell(ctx)
    await addPerson(ctx, storyId, { expiresOn: '2026-11-19' })
    const bank = async (permission: 'granted' | 'expired') =>
      (await readStorybank(ctx, { ...all, permission })).stories.rows.map(story => story.permission)
    expect(await bank('expired')).toEqual(['expired'])
    expect(await bank('granted')).toEqual([])
    expect((await readStory(ctx, { id: storyId }))?.people[0]?.state).toBe('expired')
  })

  it('comes back with a story that was deleted by mistake, as does what it stands for', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx)
    await addPerson(ctx, id)
    const story = parse(storySchema, { title: 'A', links: ['value:Patience', 'nonsense'] })
    await saveStory(ctx, { id, version: 1, story })
    await removeStory(ctx, { id })
    await restoreStory(ctx, { id })
    const back = await readStory(ctx, { id })
    expect(back?.people).toMatchObject([{ name: 'Ines', permission: 'granted' }])
    expect(back?.story.links).toEqual(['value:Patience'])
  })

  it('is nobody else’s to change', async () => {
    const { db } = database()
    const [owner, stranger] = [await founder(db), await founder(db)]
    const storyId = await tell(owner)
    const personId = await addPerson(owner, storyId)
    const notFound = { ok: false, reason: 'not_found' }
    const person = parse(personSchema, { name: 'Eve' })
    expect(await revokePermission(stranger, { storyId, personId })).toEqual(notFound)
    expect(await removePerson(stranger, { storyId, personId })).toEqual(notFound)
    for (const id of [personId, null])
      expect(await savePerson(stranger, { storyId, personId: id, person, idempotencyKey: 'k' })).toEqual(
        notFound,
      )
  })
})

describeOnDatabase('what a story stands for', database => {
  it('closes the gap it was begun from, and is found by it', async () => {
    const ctx = await founder(database().db)
    const answers = { core_values: ['Patience', 'Courage'], primary_offer_name: 'The evening books' }
    const [pillar] = await ctx.inWorkspace(async sql => {
      await upsertClarifyData(sql, { workspace: ctx.workspace, answers })
      return sql<{ id: string }[]>`
        insert into content_pillars (user_id, title) values (${ctx.workspace}, 'Numbers without fear') returning id
      `
    })
    await tell(ctx, 'Something else altogether')
    const gaps = async () => (await readStorybank(ctx, all)).gaps.map(gap => gap.label)
    expect(await gaps()).toEqual(['Patience', 'Courage', 'Numbers without fear', 'The evening books'])
    const link = { kind: 'pillar', name: pillar?.id ?? '' } as const
    await addStory(ctx, { body: 'She added up', link, idempotencyKey: 'g' })
    await tell(ctx, 'It took courage')
    expect(await gaps()).toEqual(['Patience', 'The evening books'])
    const page = await readStorybank(ctx, { ...all, link })
    expect(page.stories.rows.map(story => story.title)).toEqual(['She added up'])
  })
})

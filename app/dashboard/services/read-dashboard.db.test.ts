import { expect, it } from 'vitest'
import { checkIn } from '#app/brand/services/check-in.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { readEditor } from '#app/posts/services/read-editor.ts'
import { addDays } from '#core/shared/time.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { readDashboard } from './read-dashboard.ts'

const answers = {
  core_values: 'patience, plain language',
  dream_client: 'Priya, 41, who handles insurance claims',
  brand_heart_problem: 'A sore neck as the price of a job',
  brand_personality: 'calm-authority',
  offer_description: 'Short live sessions at half past twelve',
}

describeOnDatabase('the first page of a day', database => {
  async function founder() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    await saveBrand(ctx, { section: '', keys: Object.keys(answers) as never, answers })
    return ctx
  }
  type Founder = Awaited<ReturnType<typeof founder>>
  const addStory = ({ workspace }: Founder, title: string) =>
    insertStory(database().db.sql, {
      workspace,
      fields: { title, body: 'The kiln broke in the night. We fired the bowls next door.' },
      now: TEST_NOW,
    })
  const addDraft = ({ workspace }: Founder, body: string, storyId?: string) =>
    insertPost(database().db.sql, {
      workspace,
      fields: { title: 'Kiln', platform: 'linkedin', body, ...(storyId ? { storyId } : {}) },
      now: TEST_NOW,
    })
  const plan = async (
    { workspace }: Founder,
    days: number,
    post: { id: string } | null,
    status = 'scheduled',
  ) => {
    const [row] = await database().db.sql<{ id: string }[]>`
      insert into content_planner (user_id, content_id, platform, scheduled_for, status)
      values (${workspace}, ${post?.id ?? null}, 'linkedin', ${addDays(TEST_NOW, days)}, ${status}) returning id
    `
    return row?.id ?? ''
  }

  it('gives a new account a post to begin with, and no number', async () => {
    const ctx = await founder()
    const { action, draft, idea, week, score } = await readDashboard(ctx)
    expect(action.label).toBe('Add Stories')
    expect(draft).toBeNull()
    expect(idea?.text).toMatch(/\S/)
    expect(week).toEqual({ cards: [], total: 0 })
    expect(score).toMatch(/^There’s nothing to measure yet\./)
  })

  it('drafts a first post from the story that waits, as the editor opens it', async () => {
    const ctx = await founder()
    const story = await addStory(ctx, 'The kiln that broke')
    const { action, draft, idea } = await readDashboard(ctx)
    expect(action.label).toBe('Create Content')
    expect(draft).toMatchObject({ href: `/app/create/${story.id}`, isProposed: true })
    const editor = await readEditor(ctx, { postId: null, storyId: story.id, platform: null })
    expect([editor?.text.platform, editor?.text.body]).toEqual([draft?.platform, draft?.text])
    expect(idea, 'there is something to begin with').toBeNull()
  })

  it('offers the draft that was worked on last until it has a date', async () => {
    const ctx = await founder()
    const story = await addStory(ctx, 'The kiln that broke')
    await checkIn(ctx, { alignment: 8, note: '', idempotencyKey: 'first check-in' })
    const post = await addDraft(ctx, 'We fired the bowls next door.', story.id)
    await addDraft(await founder(), 'A stranger’s.')
    expect(await readDashboard(ctx)).toMatchObject({
      action: { key: `draft:${post.id}`, label: 'Finish your draft' },
      draft: { platform: 'linkedin', text: 'We fired the bowls next door.', isProposed: false },
    })
    await plan(ctx, 1, post)
    expect(await readDashboard(ctx)).toMatchObject({ action: { key: 'new_story' }, draft: null })
  })

  it('shows the text of a post that is due, and puts that off for nobody', async () => {
    const ctx = await founder()
    const post = await addDraft(ctx, 'We fired the bowls next door.')
    const id = await plan(ctx, -1, post, 'due')
    expect(await readDashboard(ctx, { notToday: ['due'] })).toMatchObject({
      action: { path: `/app/content/planned/${id}` },
      draft: { text: 'We fired the bowls next door.', href: `/app/content/planned/${id}` },
    })
  })

  it('goes on to what comes next when something is put off', async () => {
    const ctx = await founder()
    const { action } = await readDashboard(ctx)
    const next = await readDashboard(ctx, { notToday: [action.key] })
    expect(next.action.key).not.toBe(action.key)
  })

  it('shows the posts of this week in their order: today’s and the next first, then the latest gone', async () => {
    const ctx = await founder()
    const post = await addDraft(ctx, 'First line.\nSecond line.')
    await database().db.sql`
      insert into media (user_id, post_id, hash, mime, bytes, width, height, alt)
      values (${ctx.workspace}, ${post.id}, sha256('bowls'), 'image/png', 10, 4, 4, 'Bowls')
    `
    // TEST_NOW is a Friday.
    const friday = await plan(ctx, 0.1, post)
    const monday = await plan(ctx, -4, null, 'published')
    const past = await Promise.all(
      [-1, -1.1, -1.2, -1.3, -1.4].map(days => plan(ctx, days, null, 'published')),
    )
    const sunday = await plan(ctx, 2, null)
    await plan(ctx, 1, null, 'cancelled')
    await plan(ctx, 4, null)
    await plan(await founder(), 0, null)
    const { week } = await readDashboard(ctx)
    const shown = week.cards.map(({ id }) => id)
    expect(week.total).toBe(8)
    expect(shown).toHaveLength(6)
    expect(shown.slice(-2)).toEqual([friday, sunday])
    expect(shown.slice(0, 4)).toEqual(past.slice(0, 4).reverse())
    expect(shown).not.toContain(monday)
    const card = week.cards.find(({ id }) => id === friday)
    expect(card).toMatchObject({ line: 'First line.', at: { day: '2026-11-20' }, picture: { alt: 'Bowls' } })
    expect(card?.picture?.address).toMatch(/^\/media\//)
  })
})

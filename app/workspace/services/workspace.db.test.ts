import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createPost } from '#app/posts/services/create-post.ts'
import { readYou } from '#app/settings/services/read-you.ts'
import { saveYou } from '#app/settings/services/save-you.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { listTickets } from '#app/support/services/list-tickets.ts'
import { sendTicket } from '#app/support/services/send-ticket.ts'
import { searchWorkspace } from '#app/workspace/services/search-workspace.ts'
import { youSchema } from '#core/identity/forms/you.ts'
import { postSchema } from '#core/posts/schema.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertDeal } from '#db/queries/deals/deals.ts'
import { noteArrival } from '#db/queries/leads/arrivals.ts'
import { insertOffer } from '#db/queries/offers/offers.ts'
import { insertCompetitor } from '#db/queries/research/competitors.ts'
import { insertNote } from '#db/queries/research/notes.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const founder = async (db: AdminDatabase, over: Parameters<typeof contextFor>[2] = {}) =>
  contextFor(db, await createTestAccount(db, {}), over)

type Context = Awaited<ReturnType<typeof founder>>

const tell = (ctx: Context, body: string) => addStory(ctx, { body, idempotencyKey: randomUUID() })
const write = (ctx: Context, title: string, body: string) =>
  createPost(ctx, {
    post: parse(postSchema, { title, body, platform: 'Instagram' }),
    storyId: null,
    idempotencyKey: randomUUID(),
  })
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

const NOTHING = {
  ...{ stories: [], posts: [], people: [], deals: [], offers: [], competitors: [], notes: [] },
  totals: { stories: 0, posts: 0, people: 0, deals: 0, offers: 0, competitors: 0, notes: 0 },
  meant: null,
}

describeOnDatabase('the workspace shell', database => {
  it('finds stories and posts by words that are still being typed, closest first, and nobody else’s', async () => {
    const { db } = database()
    const ctx = await founder(db)
    const other = await founder(db)
    await tell(ctx, 'The kettle broke mid-workshop. Everybody laughed.')
    await write(ctx, 'Mondays', 'A kettle is a small thing.')
    await write(ctx, 'Kettles', 'What a kettle taught me.')
    await tell(other, 'A kettle of somebody else.')
    const results = await searchWorkspace(ctx, { search: 'kett' })
    expect(titles(results.stories)).toEqual(['The kettle broke mid-workshop'])
    expect(titles(results.posts)).toEqual(['Kettles', 'Mondays'])
    expect((await searchWorkspace(ctx, { search: 'kettle laughing' })).stories).toHaveLength(1)
    expect(await searchWorkspace(ctx, { search: ' ?! ' })).toEqual(NOTHING)
    expect(await searchWorkspace(ctx, { search: "zebra' | 'kettle:*" })).toEqual(NOTHING)
  })

  it('finds words with and without their accents, by their beginnings, and despite a slip', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await tell(ctx, 'Seán brought a hedgehog to the café.')
    await tell(ctx, 'Sean never came back.')
    await write(ctx, 'Crème brûlée', 'The hedgehog again.')
    const found = async (search: string) => {
      const { stories, posts, totals, meant } = await searchWorkspace(ctx, { search })
      expect([stories.length, posts.length]).toEqual([totals.stories, totals.posts])
      return [totals.stories, totals.posts, meant]
    }
    expect(await found('sean')).toEqual([2, 0, null])
    expect(await found('Seán')).toEqual([2, 0, null])
    expect(await found('cafe')).toEqual([1, 0, null])
    expect(await found('creme brul')).toEqual([0, 1, null])
    expect(await found('hedge sea')).toEqual([1, 0, null])
    expect(await found('hegdehog')).toEqual([1, 1, 'hedgehog'])
    expect(await found('zebras')).toEqual([0, 0, null])
  })

  it('counts all that it finds, also beyond what it lists', async () => {
    const ctx = await founder(database().db)
    for (let n = 1; n <= 22; n++) await tell(ctx, `Kettle ${n}`)
    const { stories, totals } = await searchWorkspace(ctx, { search: 'kettle' })
    expect([stories.length, totals.stories]).toEqual([20, 22])
  })

  it('finds people, deals and offers by words that are still being typed, and deals also by their person', async () => {
    const { db } = database()
    const ctx = await founder(db, { tier: 'pro' })
    const stranger = await founder(db, { tier: 'pro' })
    const { workspace } = ctx
    const now = ctx.now()
    const { leadId } = await ctx.inWorkspace(sql =>
      noteArrival(sql, {
        workspace,
        source: 'typed',
        name: 'Zoë O’Brien',
        email: 'zoe@kiln-works.example',
        phone: '',
        company: '',
        told: '',
        via: null,
        at: now,
        detail: '',
      }),
    )
    await ctx.inWorkspace(async sql => {
      await insertDeal(sql, {
        workspace,
        leadId,
        fields: {
          title: 'Team day',
          offerId: null,
          valuePence: 120_000,
          nextStep: '',
          nextOn: null,
          keeperId: null,
        },
        references: ['BH-7K2M'],
        now,
      })
      await insertOffer(sql, { workspace, fields: { name: 'Clay days', promise: 'A day with clay' }, now })
      await insertCompetitor(sql, { workspace, fields: { name: 'Glaze & Co', promise: 'Mugs by post' }, now })
      await insertNote(sql, {
        workspace,
        fields: { title: 'What a mug costs', body: 'More than glazes.' },
        now,
      })
    })
    const found = async (search: string) => {
      const { people, deals, offers } = await searchWorkspace(ctx, { search })
      return [titles(people), titles(deals), titles(offers)]
    }
    expect(await found('zoë o’bri')).toEqual([['Zoë O’Brien'], ['Team day'], []])
    expect(await found('kiln')).toEqual([['Zoë O’Brien'], ['Team day'], []])
    expect(await found('zoe')).toEqual([['Zoë O’Brien'], ['Team day'], []])
    expect(await found('zoe@kiln-works.exa')).toEqual([['Zoë O’Brien'], ['Team day'], []])
    expect(await found('7k2m')).toEqual([[], ['Team day'], []])
    expect(await found('clay')).toEqual([[], [], ['Clay days']])
    const { competitors, notes } = await searchWorkspace(ctx, { search: 'glaz' })
    expect([titles(competitors), titles(notes)]).toEqual([['Glaze & Co'], ['What a mug costs']])
    expect((await searchWorkspace(ctx, { search: 'team' })).deals[0]?.start).toBe(
      'Zoë O’Brien · New · £1,200',
    )
    expect(await searchWorkspace(stranger, { search: 'kiln' })).toEqual(NOTHING)
  })

  it('finds posts from before there was a search, and changed ones by their new words', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await write(ctx, 'Old', 'About saucepans.')
    await db.sql`update content_created set search = null where user_id = ${ctx.workspace}`
    expect((await searchWorkspace(ctx, { search: 'saucepan' })).posts).toHaveLength(1)
    await db.sql`update content_created set body = 'About spoons.' where user_id = ${ctx.workspace}`
    expect((await searchWorkspace(ctx, { search: 'saucepan' })).posts).toHaveLength(0)
    expect((await searchWorkspace(ctx, { search: 'spoon' })).posts).toHaveLength(1)
  })

  it('keeps what a founder says about themselves', async () => {
    const ctx = await founder(database().db)
    const you = parse(youSchema, {
      fullName: 'Ada Byron',
      firstName: 'Ada',
      avatarColour: 'sea',
      businessType: 'coach',
      industry: 'Mathematics',
      timeZone: 'Pacific/Auckland',
    })
    await saveYou(ctx, you)
    expect(await readYou(ctx)).toEqual(you)
    await saveYou(ctx, { ...you, businessType: '', industry: '' })
    expect(await readYou(ctx)).toMatchObject({ businessType: '', industry: '' })
  })

  it('keeps a ticket once, mails the team and the founder, also when the plan is over', async () => {
    const { db } = database()
    const ctx = await founder(db, { access: 'read_only' })
    const ticket = {
      from: { name: 'Ada', email: 'ada@example.com' },
      topic: 'broken' as const,
      message: 'It stays grey',
      diagnostics: { Browser: 'Firefox on Linux' },
      idempotencyKey: 'one',
    }
    await Promise.all([sendTicket(ctx, ticket), sendTicket(ctx, ticket)])
    expect(await listTickets(ctx)).toMatchObject([{ topic: 'broken', message: 'It stays grey' }])
    const mails = await db.sql<{ template: string }[]>`
      select template from mail_outbox where template in ('new-ticket', 'contact-received') order by template
    `
    expect(mails.map(({ template }) => template)).toEqual(['contact-received', 'new-ticket'])
    expect(await listTickets(await founder(db))).toEqual([])
  })

  it('records what is done in each module', async () => {
    const { db } = database()
    const ctx = await founder(db)
    const story = await tell(ctx, 'Once')
    if (story.ok) await removeStory(ctx, { id: story.storyId })
    await write(ctx, 'One', 'A post.')
    await saveYou(ctx, parse(youSchema, { timeZone: 'Europe/London' }))
    const used = await db.sql<{ what: string }[]>`
      select module_name || ' ' || action_type as what from module_usage
      where user_id = ${ctx.workspace} order by what
    `
    expect(used.map(({ what }) => what)).toEqual([
      'create post_created',
      'settings profile_saved',
      'storybank story_added',
      'storybank story_removed',
    ])
  })
})

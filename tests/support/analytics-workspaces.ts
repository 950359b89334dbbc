import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { addDays } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { TEST_NOW } from './workspace-context.ts'

const TODAY = TEST_NOW.toISOString().slice(0, 10)
const NETWORKS = ['linkedin', 'instagram']
/** As connections name them. */
const NUMBERED = ['linkedin', 'instagram', 'x']

const place = fc.option(fc.integer({ min: 0, max: 1 }))
/** Days ago, some of them before the period and some before the one it is compared with. */
const ago = fc.integer({ min: 0, max: 70 })
/** What a workspace may hold, its days counted back from `TEST_NOW`. */
export const analyticsWorkspaces = fc.record({
  posts: fc.array(
    fc.record({
      days: ago,
      place,
      network: fc.constantFrom(...NETWORKS),
      overall: fc.option(fc.integer({ min: 30, max: 100 })),
      status: fc.constantFrom('published', 'draft'),
    }),
    { maxLength: 14 },
  ),
  planned: fc.array(
    fc.record({
      days: fc.integer({ min: -10, max: 70 }),
      post: fc.nat(20),
      status: fc.constantFrom('published', 'missed', 'scheduled', 'handed_over', 'cancelled', 'idea'),
    }),
    { maxLength: 14 },
  ),
  links: fc.array(fc.record({ post: fc.nat(20), place, network: fc.constantFrom(...NETWORKS) }), {
    maxLength: 3,
  }),
  visits: fc.array(
    fc.record({
      link: fc.nat(2),
      days: ago,
      reason: fc.constantFrom('', 'preview'),
      visits: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 12 },
  ),
  leads: fc.array(
    fc.record({
      days: ago,
      post: fc.nat(20),
      place,
      source: fc.constantFrom('form', 'import', 'typed', 'quiz'),
    }),
    { maxLength: 8 },
  ),
  numbers: fc.array(
    fc.record({
      post: fc.nat(20),
      network: fc.constantFrom('linkedin', 'instagram', 'twitter'),
      source: fc.constantFrom('network', 'imported', 'typed'),
      views: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
      likes: fc.option(fc.nat(5000)),
      shares: fc.option(fc.nat(50)),
    }),
    { maxLength: 16 },
  ),
  won: fc.array(
    fc.record({
      days: ago,
      lead: fc.nat(10),
      last: fc.option(fc.nat(20)),
      since: fc.integer({ min: 0, max: 120 }),
      pence: fc.integer({ min: 0, max: 90_000 }),
    }),
    { maxLength: 6 },
  ),
})
export type AnalyticsWorkspace = typeof analyticsWorkspaces extends fc.Arbitrary<infer Value> ? Value : never

/** Puts everything that Analytics counts into a workspace. */
export async function fillAnalytics(
  { sql }: AdminDatabase,
  ctx: Pick<WorkspaceContext, 'workspace' | 'userId'>,
  generated: AnalyticsWorkspace,
): Promise<void> {
  const { posts, planned, links, visits, leads, numbers, won } = generated
  const user = ctx.workspace
  const insert = async (table: string, rows: readonly object[]) => {
    for (const row of rows) await sql`insert into ${sql(table)} ${sql([{ user_id: user, ...row }])}`
  }
  const places = [0, 1].map(() => ({
    ...{ story: randomUUID(), pillar: randomUUID(), campaign: randomUUID(), offer: randomUUID() },
  }))
  for (const [at, { story, pillar, campaign, offer }] of places.entries()) {
    await insert('stories', [{ id: story, title: `Story ${at}` }])
    await insert('content_pillars', [{ id: pillar, title: `Pillar ${at}` }])
    await insert('offers', [{ id: offer, name: `Offer ${at}` }])
    await insert('campaigns', [{ id: campaign, name: `Campaign ${at}`, offer_id: offer }])
  }
  const of = (at: number | null) => (at === null ? null : (places[at] ?? null))
  const written = posts.map(post => ({ id: randomUUID(), ...post }))
  const links_ = links.map(link => ({ id: randomUUID(), ...link }))
  const people = leads.map(lead => ({ id: randomUUID(), ...lead }))
  await insert(
    'content_created',
    written.map(({ id, days, place, network, overall, status }, at) => ({
      ...{ id, status, platform: network, title: `Post ${at}`, body: 'x', alignment_overall: overall },
      ...{ story_id: of(place)?.story ?? null, pillar_id: of(place)?.pillar ?? null },
      ...{ campaign_id: of(place)?.campaign ?? null, offer: at % 2 ? 'Offer 0' : '' },
      published_at: status === 'published' ? addDays(TEST_NOW, -days) : null,
      author_id: at % 2 ? ctx.userId : null,
    })),
  )
  await insert(
    'content_planner',
    planned.map(({ days, post, status }, at) => ({
      ...{ content_id: written[post]?.id ?? null, title: `Planned ${at}`, platform: 'linkedin', status },
      scheduled_for: status === 'idea' ? null : addDays(TEST_NOW, -days),
    })),
  )
  await insert(
    'tracked_links',
    links_.map(({ id, post, place, network }) => ({
      ...{ id, slug: id, target: 'https://example.com/', network, content_id: written[post]?.id ?? null },
      campaign_id: of(place)?.campaign ?? null,
    })),
  )
  for (const { link, days, reason, visits: count } of visits) {
    const id = links_[link]?.id
    if (id)
      await sql`
        insert into link_days (user_id, link_id, day, reason, visits)
        values (${user}, ${id}, ${dayAfter(TODAY, -days)}, ${reason}, ${count})
        on conflict (user_id, link_id, day, reason) do update set visits = link_days.visits + excluded.visits
      `
  }
  // Two accounts on each network, so that what they read back is added up; the last written of a source stands.
  const accounts = NUMBERED.flatMap(network => [1, 2].map(() => ({ id: randomUUID(), network })))
  await insert(
    'connections',
    accounts.map(({ id, network }) => ({
      ...{ id, network, server: 'https://example.com', account_id: id, handle: 'ada' },
    })),
  )
  for (const [at, { post, network, source, views, likes, shares }] of numbers.entries()) {
    const content_id = written[post]?.id
    if (!content_id || (views === null && likes === null && shares === null)) continue
    if (source !== 'network') {
      await sql`
        insert into post_numbers (user_id, content_id, network, source, views, likes, shares, measured_on)
        values (${user}, ${content_id}, ${network}, ${source}, ${views}, ${likes}, ${shares}, ${TODAY})
        on conflict (user_id, content_id, network, source) do nothing
      `
      continue
    }
    const [scheduled_post_id, name] = [randomUUID(), network === 'twitter' ? 'x' : network]
    await insert('content_planner', [
      { id: scheduled_post_id, content_id, title: 'Sent', platform: network, status: 'cancelled' },
    ])
    const connection_id = accounts.filter(account => account.network === name)[at % 2]?.id
    await insert('publish_targets', [
      {
        ...{ scheduled_post_id, connection_id, state: 'published', published_at: TEST_NOW },
        ...{ likes, reposts: shares },
      },
    ])
  }
  await insert(
    'leads',
    people.map(({ id, days, post, place, source }, at) => ({
      ...{ id, name: `Person ${at}`, first_source: source, first_at: addDays(TEST_NOW, -days) },
      ...{ first_content_id: written[post]?.id ?? null, first_network: written[post]?.network ?? '' },
      ...{ first_story_id: of(place)?.story ?? null, first_campaign_id: of(place)?.campaign ?? null },
      told_story_id: at % 2 ? (places[0]?.story ?? null) : null,
    })),
  )
  await insert(
    'deals',
    won.flatMap(({ days, lead, last, since, pence }, at) => {
      const person = people[lead]
      const post = last === null ? undefined : written[last]
      if (!person) return []
      const closed = addDays(TEST_NOW, -days)
      return [
        {
          ...{ lead_id: person.id, title: `Deal ${at}`, value_pence: pence, chance: 100, stage: 'won' },
          ...{ closed_at: closed, reference: `BH-${1000 + at}` },
          ...{ last_content_id: post?.id ?? null, last_network: post?.network ?? '' },
          last_at: post ? addDays(closed, -since) : null,
        },
      ]
    }),
  )
}

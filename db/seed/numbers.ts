import { NO_NUMBERS, type PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertAnnotation } from '../queries/analytics/annotations.ts'
import { insertNumberImport } from '../queries/analytics/number-imports.ts'
import { upsertTypedNumbers } from '../queries/analytics/post-numbers.ts'

/** Platforms whose statistics were imported; the newest post of each, and those of the rest, were typed in. */
const IMPORTED = 2
/** What a post of a small brand comes to; the last is the one that was passed on. */
const VIEWS = [412, 286, 731, 198, 544, 367, 629, 2140] as const

const NOTES = [
  { daysAgo: 11, note: 'Autumn places opened' },
  { daysAgo: 20, note: 'Market stall all weekend, no posts' },
] as const

/** What published posts came to on platforms: imported for two, typed in for some, and two notes on the charts. */
export async function seedNumbers(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const posts = await sql<{ id: string; platform: string }[]>`
    select id, platform from content_created
    where user_id = ${workspace} and status = 'published' and published_at is not null
      and platform not in ('', 'unknown', 'newsletter', 'blog')
    order by published_at desc, id limit 60
  `
  const counts = new Map<string, number>()
  for (const { platform } of posts) counts.set(platform, (counts.get(platform) ?? 0) + 1)
  const imported = [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, IMPORTED)
    .map(([platform]) => platform)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  const numbered = posts.map((post, at) => ({ ...post, numbers: numbersOf(at) }))
  for (const [at, network] of imported.entries()) {
    const of = numbered.filter(({ platform }) => platform === network).slice(1)
    if (of.length === 0) continue
    await insertNumberImport(sql, {
      ...{ workspace, network, unmatched: at, now: daysAgo(3 - at), measuredOn: dayOf(daysAgo(3 - at)) },
      fileName: `${network}-content.csv`,
      posts: of.map(({ id, numbers }) => ({ postId: id, ...numbers })),
    })
  }
  const newest = new Set(imported.map(network => posts.find(({ platform }) => platform === network)?.id))
  for (const { id, platform, numbers } of numbered)
    if (!imported.includes(platform) || newest.has(id))
      await upsertTypedNumbers(sql, {
        ...{ workspace, postId: id, network: platform, measuredOn: dayOf(daysAgo(1)) },
        numbers: { ...NO_NUMBERS, views: numbers.views, likes: numbers.likes, replies: numbers.replies },
      })
  for (const { daysAgo: days, note } of NOTES)
    await insertAnnotation(sql, { workspace, day: dayOf(daysAgo(days)), note })
}

function numbersOf(at: number): PostNumbers {
  const views = (VIEWS[at % VIEWS.length] ?? 0) + at * 3
  return {
    ...{ views, likes: Math.round(views / 24), replies: Math.round(views / 110) },
    ...{ shares: Math.round(views / 180), saves: Math.round(views / 150), clicks: Math.round(views / 70) },
  }
}

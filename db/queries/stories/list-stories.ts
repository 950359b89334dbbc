import { MARK } from '#core/stories/excerpt.ts'
import type { StoryKind, StoryPermission, StoryStatus } from '#core/stories/kinds.ts'
import { isWebSearch, prefixQuery } from '#core/workspace/search-words.ts'
import { isUuid, type Sql, type SqlPart, type WorkspaceId } from '../../client.ts'
import { namesBut } from '../../row.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { type Story, storyShape } from './stories.ts'

/** What a list shows of a story as it is stored; `body` comes with it, cut. */
const LISTED = [
  'id',
  'title',
  'kind',
  'status',
  'permission',
  'permissionExpiresOn',
  'happenedOn',
  'createdAt',
] as const satisfies readonly (keyof Story)[]

export type StoryListItem = Pick<Story, (typeof LISTED)[number] | 'body'> & {
  /** Posts made from it. */
  readonly posts: number
  /** What was found in it, each word between marks; null when nothing was searched for. */
  readonly excerpt: string | null
}

export interface StoryFilter {
  readonly workspace: WorkspaceId
  /** Words to find, each perhaps a beginning; with quotes for phrases or a minus to exclude as in a web search. */
  readonly search?: string | undefined
  readonly kind?: StoryKind | undefined
  readonly status?: StoryStatus | undefined
  /** 'expired' is a permission whose last day is before `today`; 'granted' and 'limited' are those still in force. */
  readonly permission?: StoryPermission | 'expired' | undefined
  /** What it stands for. */
  readonly link?: { readonly kind: string; readonly name: string } | undefined
  /** YYYY-MM-DD (UTC). */
  readonly today: string
}

/** A place in the list: what lies behind it, or before it. Paging by place costs the same on every page. */
export interface StoryPlace {
  readonly way: 'older' | 'newer'
  /** Microseconds since 1970, and the id of the story that stands there. */
  readonly micros: number
  readonly id: string
}

export interface StorySlice {
  readonly rows: readonly StoryListItem[]
  /** The places to go on from; null at either end. */
  readonly newer: string | null
  readonly older: string | null
}

/** Matches are counted up to here; beyond it every count is a lower bound. */
export const COUNTED = 10_000

/** A place as the address carries it: `older-1790000000000000-<id>`; null when the text is none. */
export function readStoryPlace(text: unknown): StoryPlace | null {
  const parts = typeof text === 'string' ? /^(older|newer)-(\d{1,16})-(.{36})$/.exec(text) : null
  if (!parts || !isUuid(parts[3])) return null
  return { way: parts[1] === 'newer' ? 'newer' : 'older', micros: Number(parts[2]), id: parts[3] }
}

function permitted(sql: Sql, { permission, today }: StoryFilter) {
  if (!permission) return sql``
  if (permission === 'expired')
    return sql`and s.permission in ('granted', 'limited') and s.permission_expires_on < ${today}::date`
  if (permission !== 'granted' && permission !== 'limited') return sql`and s.permission = ${permission}`
  return sql`
    and s.permission = ${permission} and coalesce(s.permission_expires_on >= ${today}::date, true)
  `
}

/** The beginnings of words, or what a web search means by its signs; a search without a word finds nothing. */
function asked(sql: Sql, search: string) {
  const beginnings = isWebSearch(search) ? null : prefixQuery(search)
  return beginnings
    ? sql`to_tsquery('english', ${beginnings})`
    : sql`websearch_to_tsquery('english', fold_text(${search}))`
}

function matching(sql: Sql, filter: StoryFilter) {
  return sql`
    s.user_id = ${filter.workspace}
    ${filter.search ? sql`and (s.search @@ ${asked(sql, filter.search)} or s.folded @@ ${asked(sql, filter.search)})` : sql``}
    ${filter.kind ? sql`and s.kind = ${filter.kind}` : sql``}
    ${filter.status ? sql`and s.status = ${filter.status}` : sql``}
    ${permitted(sql, filter)}
    ${
      filter.link
        ? sql`and exists (
            select from story_links l
            where l.user_id = s.user_id and l.story_id = s.id and l.kind = ${filter.link.kind}
              and l.name = ${filter.link.name}
          )`
        : sql``
    }
  `
}

function beyond(sql: Sql, place: StoryPlace | null) {
  if (!place) return sql``
  const at = sql`(timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::uuid)`
  return place.way === 'older' ? sql`and (s.created_at, s.id) < ${at}` : sql`and (s.created_at, s.id) > ${at}`
}

const HEADLINE = `StartSel=${MARK.start}, StopSel=${MARK.end}, MaxFragments=2, MaxWords=24, MinWords=8, FragmentDelimiter=" … "`

/**
 * Some stories, newest first, from a place in the list on, with the number of posts made from each. Only the stories
 * shown are read whole, so that ten thousand cost what twenty do.
 */
export async function listStories(
  sql: Sql,
  { place, size, ...filter }: StoryFilter & { place: StoryPlace | null; size: number },
): Promise<StorySlice> {
  const limit = Math.min(100, Math.max(1, Math.trunc(size) || 1))
  const isBack = place?.way === 'newer'
  const order = isBack ? sql`s.created_at, s.id` : sql`s.created_at desc, s.id desc`
  const rows = await sql<(StoryListItem & { micros: number })[]>`
    with shown as materialized (
      select s.* from stories s where ${matching(sql, filter)} ${beyond(sql, place)}
      order by ${order} limit ${limit + 1}
    )
    select ${sql(LISTED)}, left(body, 400) as body,
      (extract(epoch from created_at) * 1000000)::bigint as micros,
      ${
        filter.search
          ? sql`ts_headline('english',
              concat_ws(' … ', nullif(body, ''), nullif(situation, ''), nullif(struggle, ''), nullif(turn, ''),
                nullif(result, ''), nullif(lesson, ''), nullif(proof, '')),
              ${asked(sql, filter.search)}, ${HEADLINE})`
          : sql`null::text`
      } as excerpt,
      (select count(*) from content_created c where c.user_id = shown.user_id and c.story_id = shown.id) as posts
    from shown
    order by created_at desc, id desc
  `
  const isMore = rows.length > limit
  // One row too many was read to know whether there are more; going back it stands in front.
  const shown = isBack ? rows.slice(isMore ? 1 : 0) : rows.slice(0, limit)
  const [first, last] = [shown[0], shown.at(-1)]
  const hasNewer = isBack ? isMore : place !== null
  const hasOlder = isBack ? true : isMore
  return {
    rows: shown.map(({ micros: _micros, ...row }) => row),
    newer: first && hasNewer ? `newer-${first.micros}-${first.id}` : null,
    older: last && hasOlder ? `older-${last.micros}-${last.id}` : null,
  }
}

export interface StoryCounts {
  /** Of all stories, whatever is filtered. */
  readonly total: number
  /** What matches, by kind; kinds without a match are left out. */
  readonly kinds: readonly { readonly kind: StoryKind; readonly count: number }[]
  /** More than `COUNTED` match, so each count is a lower bound. */
  readonly isBeyond: boolean
}

/** How many stories there are, and how many of each kind match the rest of the filter. */
export async function countStoriesByKind(sql: Sql, filter: Omit<StoryFilter, 'kind'>): Promise<StoryCounts> {
  const rows = await sql<{ total: number; kind: StoryKind | null; count: number }[]>`
    select p.stories_count as total, k.kind, coalesce(k.count, 0)::integer as count
    from profiles p
    left join (
      select kind, count(*) from (
        select s.kind from stories s where ${matching(sql, filter)} limit ${COUNTED + 1}
      ) matches
      group by kind
    ) k on true
    where p.id = ${filter.workspace}
  `
  const kinds = rows.flatMap(({ kind, count }) => (kind ? [{ kind, count }] : []))
  const matches = kinds.reduce((sum, { count }) => sum + count, 0)
  return { total: rows[0]?.total ?? 0, kinds, isBeyond: matches > COUNTED }
}

/** Titles of the newest stories: 5 for the assistant's context, 20 for insights. */
export async function listStoryTitles(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<{ id: string; title: string; createdAt: Date }[]> {
  return sql<{ id: string; title: string; createdAt: Date }[]>`
    select id, title, created_at from stories
    where user_id = ${workspace} order by created_at desc, id desc limit ${Math.min(limit, 100)}
  `
}

/** A page of stories to choose one from, the newest first; those that stand beside an offer already can be left out. */
export async function listStoryChoices(
  sql: Sql,
  input: { workspace: WorkspaceId; search: string; notOnOffer: string | null; page: PageRequest },
): Promise<Page<{ id: string; title: string }>> {
  const { workspace, search, notOnOffer, page } = input
  const { limit, offset } = readPage(page)
  const rows = await sql<{ id: string; title: string; total: number }[]>`
    select s.id, s.title, count(*) over () as total from stories s
    where ${matching(sql, { workspace, search, today: '' })} ${
      notOnOffer === null
        ? sql``
        : sql`and s.status <> 'archived' and not exists (
            select from offer_proofs o
            where o.user_id = s.user_id and o.offer_id = ${notOnOffer} and o.story_id = s.id
          )`
    }
    order by s.created_at desc, s.id desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** Ready stories of an owner that no post was made from, newest first, out of the newest 200; a part of a larger query. */
export function untoldStories(sql: Sql, { owner, most }: { owner: SqlPart; most: number }): SqlPart {
  return sql`
    select s.id, s.title, s.created_at from (
      select id, title, created_at from stories
      where user_id = ${owner} and status = 'ready' order by created_at desc, id desc limit 200
    ) s
    where not exists (select from content_created c where c.user_id = ${owner} and c.story_id = s.id)
    order by s.created_at desc, s.id desc
    limit ${most}
  `
}

/** The newest ready story that no post was made from, as JSON; a part of a larger query. */
export function untoldStory(sql: Sql, { workspace }: { workspace: WorkspaceId }) {
  const newest = untoldStories(sql, { owner: sql`${workspace}::uuid`, most: 1 })
  return sql`select jsonb_build_object('id', id, 'title', title) from (${newest}) newest`
}

/** The newest story that no post was made from; null when there is none. Looks at the newest 200 only. */
export async function findUntoldStory(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; title: string } | null> {
  const [row] = await sql<{ story: { id: string; title: string } | null }[]>`
    select (${untoldStory(sql, { workspace })}) as story
  `
  return row?.story ?? null
}

/** What a file holds of a story; what its people allow stands with each of them. */
const EXPORTED = namesBut(
  storyShape,
  'version',
  'permission',
  'permissionExpiresOn',
  'permissionScope',
  'permissionWording',
)

export type StoryForExport = Pick<Story, (typeof EXPORTED)[number]> & {
  readonly people: readonly ExportedPerson[]
  readonly links: readonly { kind: string; label: string }[]
  readonly posts: number
}

export interface ExportedPerson {
  readonly name: string
  readonly permission: StoryPermission
  readonly scope: string
  readonly wording: string
  readonly expiresOn: string | null
}

/** The next stories of an export, newest first, whole, behind a place; at most 500. */
export async function listStoriesForExport(
  sql: Sql,
  { place, size, ...filter }: StoryFilter & { place: StoryPlace | null; size: number },
): Promise<{ stories: StoryForExport[]; next: StoryPlace | null }> {
  const limit = Math.min(500, Math.max(1, Math.trunc(size) || 1))
  const rows = await sql<(StoryForExport & { micros: number })[]>`
    with shown as materialized (
      select s.* from stories s where ${matching(sql, filter)} ${beyond(sql, place)}
      order by s.created_at desc, s.id desc limit ${limit}
    )
    select ${sql(EXPORTED)}, (extract(epoch from created_at) * 1000000)::bigint as micros,
      (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'permission', p.permission, 'scope', p.scope,
          'wording', p.wording, 'expiresOn', p.expires_on) order by p.created_at, p.id), '[]')
        from story_people p where p.user_id = shown.user_id and p.story_id = shown.id) as people,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'label', coalesce(c.title, l.name))
          order by l.kind, l.name), '[]')
        from story_links l left join content_pillars c on c.user_id = l.user_id and c.id = l.pillar_id
        where l.user_id = shown.user_id and l.story_id = shown.id) as links,
      (select count(*) from content_created c where c.user_id = shown.user_id and c.story_id = shown.id) as posts
    from shown order by created_at desc, id desc
  `
  const last = rows.at(-1)
  return {
    stories: rows.map(({ micros: _micros, ...story }) => story),
    next: last && rows.length === limit ? { way: 'older', micros: last.micros, id: last.id } : null,
  }
}

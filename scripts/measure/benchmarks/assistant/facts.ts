import type { AdminDatabase } from '#db/admin.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { FOUNDERS } from '#db/seed/founders/founders.ts'

/** When the evaluation takes place: a Friday. */
export const EVALUATED_AT = new Date('2026-11-20T10:00:00Z')

/** Six founders of different trades. */
const FOUNDER_NAMES = [
  'Bea Castellanos',
  'Tomasz Wilk',
  'Grace Mbeki',
  'Henrik Dahl',
  'Ingrid Solheim',
  'Owen Pryce',
] as const

export interface StoryFact {
  readonly title: string
  readonly body: string
  readonly lesson: string
  readonly posts: number
}

export interface PostFact {
  readonly title: string
  readonly body: string
  readonly platform: string
  readonly status: string
  readonly overall: number
  readonly publishedOn: string
  readonly scheduledOn: string
}

/** What is true of a workspace, read from its rows and from nothing that the assistant reads. */
export interface Facts {
  readonly workspace: WorkspaceId
  readonly brand: string
  readonly foundation: Readonly<Record<string, string | readonly string[]>>
  readonly stories: readonly StoryFact[]
  /** Newest first. */
  readonly posts: readonly PostFact[]
  /** The brand score as it is stored; null without one. */
  readonly score: number | null
  readonly pillars: readonly { readonly title: string; readonly published: number }[]
  /** All rows as one text, in which every fact of an answer must be found. */
  readonly corpus: string
}

/**
 * Makes the six workspaces, each with three pillars of which nothing was published on the last. `refresh` brings what is
 * computed up to date, before the facts are read.
 */
export async function seedBrands(
  db: AdminDatabase,
  refresh: (workspace: WorkspaceId) => Promise<void>,
): Promise<Facts[]> {
  const facts: Facts[] = []
  for (const [n, name] of FOUNDER_NAMES.entries()) {
    const founder = FOUNDERS.find(one => one.name === name)
    if (!founder) throw new Error(`There is no founder ${name}`)
    const id = await seedDemo(db, {
      passwordHash: '',
      now: EVALUATED_AT,
      founder,
      email: `evaluation-${n}@brandhearth.test`,
    })
    if (!id) throw new Error(`The workspace of ${name} exists already`)
    const workspace = asWorkspaceId(id)
    await addPillars(db, workspace, founder.values.slice(0, 3))
    await db.sql`update subscriptions set status = 'active' where user_id = ${workspace}`
    await refresh(workspace)
    facts.push(await readFacts(db, workspace))
  }
  return facts
}

async function addPillars(
  db: AdminDatabase,
  workspace: WorkspaceId,
  titles: readonly string[],
): Promise<void> {
  for (const [n, title] of titles.entries()) {
    const [pillar] = await db.sql<{ id: string }[]>`
      insert into content_pillars (user_id, title, "position") values (${workspace}, ${title}, ${n + 1}) returning id
    `
    // The first two pillars share what was published, and the third has nothing.
    if (pillar && n < 2)
      await db.sql`
        update content_created set pillar_id = ${pillar.id}
        where id in (
          select id from (
            select id, row_number() over (order by created_at) as place from content_created
            where user_id = ${workspace} and status = 'published'
          ) numbered where place % 2 = ${n}
        )
      `
  }
}

async function readFacts(db: AdminDatabase, workspace: WorkspaceId): Promise<Facts> {
  const stories = await db.sql<StoryFact[]>`
    select s.title, s.body, s.lesson,
      (select count(*)::int from content_created c where c.user_id = s.user_id and c.story_id = s.id) as posts
    from stories s where user_id = ${workspace} order by created_at desc
  `
  const posts = await db.sql<PostFact[]>`
    select c.title, c.body, c.platform, c.status, c.alignment_overall as overall,
      coalesce(to_char(c.published_at at time zone 'Europe/London', 'YYYY-MM-DD'), '') as "publishedOn",
      coalesce((
        select to_char(min(p.scheduled_for) at time zone 'Europe/London', 'YYYY-MM-DD') from content_planner p
        where p.content_id = c.id and p.status = 'scheduled'
      ), '') as "scheduledOn"
    from content_created c where user_id = ${workspace} order by created_at desc, id desc
  `
  const pillars = await db.sql<{ title: string; published: number }[]>`
    select p.title, (
      select count(*)::int from content_created c where c.pillar_id = p.id and c.status = 'published'
    ) as published
    from content_pillars p where user_id = ${workspace} order by "position"
  `
  const [clarify] = await db.sql<{ foundation: Facts['foundation'] }[]>`
    select clarify_data as foundation from user_clarify_data where user_id = ${workspace}
  `
  const rows = await db.sql<{ row: unknown }[]>`
    select to_jsonb(s) as row from stories s where user_id = ${workspace}
    union all select to_jsonb(c) from content_created c where user_id = ${workspace}
    union all select to_jsonb(p) from content_planner p where user_id = ${workspace}
    union all select to_jsonb(g) from campaigns g where user_id = ${workspace}
    union all select to_jsonb(p) - 'id' from profiles p where id = ${workspace}
  `
  const [scored] = await db.sql<{ overall: number }[]>`
    select overall from brand_scores where user_id = ${workspace}
  `
  const foundation = clarify?.foundation ?? {}
  return {
    workspace,
    brand: String(foundation.brand_name ?? ''),
    foundation,
    score: scored?.overall ?? null,
    stories,
    posts,
    pillars,
    corpus: JSON.stringify([foundation, pillars, rows.map(({ row }) => row)]),
  }
}

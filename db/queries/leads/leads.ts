import type { DealStage } from '#core/deals/stages.ts'
import type { LeadSource } from '#core/leads/sources.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'

export const leadShape = rowShape('leads', {
  id: uuid,
  name: text(),
  email: text(),
  phone: text(),
  company: text(),
  tags: textList,
  notes: text(),
  keeperId: nullable(uuid),
  toldText: text(),
  toldStoryId: nullable(uuid),
  firstSource: text<LeadSource>(),
  firstLinkId: nullable(uuid),
  firstContentId: nullable(uuid),
  firstStoryId: nullable(uuid),
  firstCampaignId: nullable(uuid),
  firstNetwork: text(),
  firstAt: instant,
  reachedOutAt: nullable(instant),
  answeredAt: nullable(instant),
  activeAt: instant,
  mergedInto: nullable(uuid),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

/** A person who may buy. */
export type Lead = RowOf<typeof leadShape>

/** One person, one that was merged away as well; null when there is none of that id. */
export async function findLead(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Lead | null> {
  const [row] = await sql<Lead[]>`
    select ${sql(leadShape.names)} from leads where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** People to choose from in a form: the most recently active first, or those whose name or email begins with the words. */
export async function listLeadChoices(
  sql: Sql,
  { workspace, search = '', limit = 200 }: { workspace: WorkspaceId; search?: string; limit?: number },
): Promise<{ id: string; name: string; email: string }[]> {
  const start = search.trim().toLowerCase()
  return sql<{ id: string; name: string; email: string }[]>`
    select id, name, email from leads
    where user_id = ${workspace} and merged_into is null
      ${start === '' ? sql`` : sql`and (starts_with(lower(name), ${start}) or starts_with(email, ${start}))`}
    order by active_at desc, id
    limit ${limit}
  `
}

/** What a founder may write of a person. */
export type LeadFields = Pick<
  Lead,
  'name' | 'email' | 'phone' | 'company' | 'tags' | 'notes' | 'toldText' | 'toldStoryId' | 'keeperId'
>

/**
 * Changes what is said of a person; null when there is none, or when they are no longer at the version named. Throws
 * `unique` where the email is somebody else's.
 */
export async function updateLead(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; version: number; fields: LeadFields },
): Promise<Lead | null> {
  const { name, email, phone, company, tags, notes, toldText, toldStoryId, keeperId } = input.fields
  const [row] = await sql<Lead[]>`
    update leads set name = ${name}, email = ${email}, phone = ${phone}, company = ${company}, tags = ${tags},
      notes = ${notes}, told_text = ${toldText}, told_story_id = ${toldStoryId}, keeper_id = ${keeperId},
      version = version + 1
    where user_id = ${input.workspace} and id = ${input.id} and version = ${input.version} and merged_into is null
    returning ${sql(leadShape.names)}
  `
  return row ?? null
}

/**
 * Notes which story somebody was told by, or none; false when there is no such person, or no such story. What is noted
 * already makes no other version.
 */
export async function updateToldStory(
  sql: Sql,
  { workspace, id, storyId }: { workspace: WorkspaceId; id: string; storyId: string | null },
): Promise<boolean> {
  const rows = await sql`
    update leads set told_story_id = ${storyId},
      version = version + (told_story_id is distinct from ${storyId}::uuid)::int
    where user_id = ${workspace} and id = ${id} and merged_into is null and (
      ${storyId}::uuid is null or exists (select from stories s where s.user_id = ${workspace} and s.id = ${storyId})
    )
  `
  return rows.count === 1
}

/** Whose email this is among the people who are not merged away; null when nobody's. */
export async function findLeadByEmail(
  sql: Sql,
  { workspace, email }: { workspace: WorkspaceId; email: string },
): Promise<{ id: string; name: string } | null> {
  const [row] = await sql<{ id: string; name: string }[]>`
    select id, name from leads where user_id = ${workspace} and email = ${email} and merged_into is null
  `
  return row ?? null
}

/** Notes when somebody last did something, or when we last replied; neither ever goes back. */
export async function updateLeadTurns(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; reachedOutAt?: Date; answeredAt?: Date },
): Promise<void> {
  const { workspace, id, reachedOutAt = null, answeredAt = null } = input
  await sql`
    update leads set reached_out_at = greatest(reached_out_at, ${reachedOutAt}::timestamptz),
      answered_at = greatest(answered_at, ${answeredAt}::timestamptz)
    where user_id = ${workspace} and id = ${id}
  `
}

/** Sets the tags of somebody who has just been added. */
export async function updateLeadTags(
  sql: Sql,
  { workspace, id, tags }: { workspace: WorkspaceId; id: string; tags: readonly string[] },
): Promise<void> {
  await sql`update leads set tags = ${[...tags]} where user_id = ${workspace} and id = ${id}`
}

/** Somebody's deals, open ones first, then the newest. Whoever may not see money gets none. */
export async function listDealsOfLead(
  sql: Sql,
  { workspace, leadId }: { workspace: WorkspaceId; leadId: string },
): Promise<{ id: string; title: string; stage: DealStage; valuePence: number }[]> {
  return sql<{ id: string; title: string; stage: DealStage; valuePence: number }[]>`
    select id, title, stage, value_pence from deals
    where user_id = ${workspace} and lead_id = ${leadId}
    order by stage in ('won', 'lost'), created_at desc
    limit 50
  `
}

import type { GoalKind } from '#core/campaigns/goal.ts'
import type { RecipeId } from '#core/campaigns/recipes.ts'
import type { CampaignStatus } from '#core/campaigns/status.ts'
import type { HolidayRegion } from '#core/shared/bank-holidays.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { bigInteger, day, instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const campaignShape = rowShape('campaigns', {
  id: uuid,
  name: text(),
  offer: text(),
  goal: text(),
  status: text<CampaignStatus>(),
  startsOn: nullable(day),
  endsOn: nullable(day),
  /** Null for a campaign that was not laid out. */
  recipe: nullable(text<RecipeId>()),
  offerId: nullable(uuid),
  audience: text(),
  /** The day its posts are counted from. */
  keyDate: nullable(day),
  goalKind: nullable(text<GoalKind>()),
  /** How many, or whole pence. */
  goalNumber: nullable(bigInteger),
  budgetPence: nullable(bigInteger),
  bankHolidays: text<HolidayRegion>(),
  learned: text(),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type Campaign = RowOf<typeof campaignShape>

/** What a founder may write into a campaign; its state moves by `updateCampaignStatus`. */
export type CampaignFields = Pick<Campaign, 'name' | 'offer' | 'goal' | 'startsOn' | 'endsOn'>

const PLANNED = [
  'recipe',
  'offerId',
  'audience',
  'keyDate',
  'goalKind',
  'goalNumber',
  'budgetPence',
  'bankHolidays',
] as const

/** What a campaign is laid out from. */
export type CampaignPlanFields = Pick<Campaign, (typeof PLANNED)[number]>

/** Writes down what a campaign is laid out from, or changes some of it; false when there is none of that id. */
export async function updateCampaignPlan(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    plan: Partial<CampaignPlanFields>
    startsOn?: string
    endsOn?: string
  },
): Promise<boolean> {
  const values: Record<string, string | number | null> = {}
  for (const name of PLANNED) {
    const value = input.plan[name]
    if (value !== undefined) values[name] = value
  }
  if (input.startsOn !== undefined) values.startsOn = input.startsOn
  if (input.endsOn !== undefined) values.endsOn = input.endsOn
  const rows = await sql`
    update campaigns set ${sql(values, ...Object.keys(values))}, version = version + 1
    where id = ${input.id} and user_id = ${input.workspace}
  `
  return rows.count === 1
}

/** Keeps what a founder learned from a campaign; false when there is none of that id. */
export async function updateCampaignLearned(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; learned: string },
): Promise<boolean> {
  const rows = await sql`
    update campaigns set learned = ${input.learned} where id = ${input.id} and user_id = ${input.workspace}
  `
  return rows.count === 1
}

/** One campaign of the workspace, held until the transaction ends; null when there is none of that id. */
export async function lockCampaign(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Campaign | null> {
  const [row] = await sql<Campaign[]>`
    select ${sql(campaignShape.names)} from campaigns where id = ${id} and user_id = ${workspace} for update
  `
  return row ?? null
}

/** Adds a campaign, as a draft. */
export async function insertCampaign(
  sql: Sql,
  { workspace, fields, now }: { workspace: WorkspaceId; fields: CampaignFields; now: Date },
): Promise<Campaign> {
  const { name, offer, goal, startsOn, endsOn } = fields
  const [row] = await sql<Campaign[]>`
    insert into campaigns (user_id, name, offer, goal, starts_on, ends_on, created_at, updated_at)
    values (${workspace}, ${name}, ${offer}, ${goal}, ${startsOn}, ${endsOn}, ${now}, ${now})
    returning ${sql(campaignShape.names)}
  `
  if (!row) throw new Error('The campaign was not returned')
  return row
}

/** Changes what is said of a campaign; null when there is none, or when it is no longer at the version named. */
export async function updateCampaign(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; version: number; fields: CampaignFields },
): Promise<Campaign | null> {
  const { name, offer, goal, startsOn, endsOn } = input.fields
  const [row] = await sql<Campaign[]>`
    update campaigns
    set name = ${name}, offer = ${offer}, goal = ${goal}, starts_on = ${startsOn}, ends_on = ${endsOn},
      version = version + 1
    where id = ${input.id} and user_id = ${input.workspace} and version = ${input.version}
    returning ${sql(campaignShape.names)}
  `
  return row ?? null
}

/** Moves a campaign to a state, unless it has left the state it was read in; answers whether it moved. */
export async function updateCampaignStatus(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; from: CampaignStatus; to: CampaignStatus },
): Promise<boolean> {
  const rows = await sql`
    update campaigns set status = ${input.to}
    where id = ${input.id} and user_id = ${input.workspace} and status = ${input.from}
  `
  return rows.count === 1
}

/** One campaign of the workspace, or null. */
export async function findCampaign(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Campaign | null> {
  const [row] = await sql<Campaign[]>`
    select ${sql(campaignShape.names)} from campaigns where id = ${id} and user_id = ${workspace}
  `
  return row ?? null
}

/** Campaigns begun in `from <= at < to` that are still there. */
export async function countCampaignsBegun(
  sql: Sql,
  { workspace, from, to }: { workspace: WorkspaceId; from: Date; to: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from campaigns
    where user_id = ${workspace} and created_at >= ${from} and created_at < ${to}
  `
  return row?.n ?? 0
}

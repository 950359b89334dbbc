import type { Network } from '#core/publishing/networks.ts'
import type { ConnectionStatus } from '#core/publishing/states.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import {
  type ListedPlan,
  type PlanStanding,
  planStanding,
  readPlanStanding,
} from '../billing/plan-standing.ts'
import { instantIn, readLists } from '../platform/lists.ts'
import { type ListedMiss, type MissedSource, missedSources, readMissedSources } from '../watch/sources.ts'

/** What a workspace's rows say of what may hold its people up. */
export interface OwnStateRows {
  /** The plan in Stripe's words; null without one. */
  readonly plan: PlanStanding | null
  readonly connections: readonly {
    readonly network: Network
    readonly handle: string
    readonly status: ConnectionStatus
    readonly expiresAt: Date | null
  }[]
  readonly heldAt: Date | null
  /** Posts due since `since` that a network refused or that missed their time, and that nobody has moved or posted. */
  readonly postsNotPublished: number
  readonly mailServerProblem: string
  /** Webhooks that we turned off. */
  readonly webhooksOff: number
  readonly sources: readonly MissedSource[]
  readonly isAssistantOff: boolean
}

/** What the select of one part answers, instants as text. */
interface Lists extends Record<string, readonly object[]> {
  plan: ListedPlan[]
  connections: {
    network: Network
    handle: string
    status: ConnectionStatus
    expiresAt: string | null
  }[]
  held: { heldAt: string }[]
  unpublished: { posts: number }[]
  mailServer: { problem: string }[]
  webhooks: { off: number }[]
  missed: ListedMiss[]
  assistant: { isOff: boolean }[]
}

/** All of it from one statement. */
export async function readOwnStateRows(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<OwnStateRows> {
  const lists = await readLists<Lists>(sql, {
    plan: planStanding(sql, { workspace }),
    connections: sql`
      select network, handle, status, expires_at from connections
      where user_id = ${workspace} and status <> 'disconnected' order by created_at, id limit 100
    `,
    held: sql`select held_at from planner_settings where user_id = ${workspace} and held_at is not null`,
    unpublished: sql`
      select count(*)::integer as posts from content_planner p
      where p.user_id = ${workspace} and p.scheduled_for >= ${since} and p.status in ('failed', 'missed')
    `,
    mailServer: sql`select problem from mail_senders where user_id = ${workspace} and problem <> ''`,
    webhooks: sql`
      select count(*)::integer as off from webhook_endpoints where user_id = ${workspace} and status = 'disabled'
    `,
    missed: missedSources(sql, { workspace }),
    assistant: sql`select is_off from assistant_settings where user_id = ${workspace}`,
  })
  return {
    plan: readPlanStanding(lists.plan),
    connections: lists.connections.map(({ expiresAt, ...connection }) => ({
      ...connection,
      expiresAt: instantIn(expiresAt),
    })),
    heldAt: instantIn(lists.held[0]?.heldAt ?? null),
    postsNotPublished: lists.unpublished[0]?.posts ?? 0,
    mailServerProblem: lists.mailServer[0]?.problem ?? '',
    webhooksOff: lists.webhooks[0]?.off ?? 0,
    sources: readMissedSources(lists.missed),
    isAssistantOff: lists.assistant[0]?.isOff ?? false,
  }
}

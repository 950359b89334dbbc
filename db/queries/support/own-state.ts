import type { Network } from '#core/publishing/networks.ts'
import type { ConnectionStatus } from '#core/publishing/states.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { missedSources } from '../watch/sources.ts'

/** What a workspace's rows say of what may hold its people up. */
export interface OwnStateRows {
  /** The plan in Stripe's words; null without one. */
  readonly plan: {
    readonly status: string
    readonly trialEnd: Date | null
    readonly pastDueSince: Date | null
    readonly hasCard: boolean
  } | null
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
  readonly sources: readonly {
    readonly misses: number
    readonly pausedAt: null
    readonly lastSuccessAt: Date | null
    readonly createdAt: Date
  }[]
  readonly isAssistantOff: boolean
}

/** What the select of one part answers, instants as text. */
interface Lists extends Record<string, readonly object[]> {
  plan: { status: string; trialEnd: string | null; pastDueSince: string | null; hasCard: boolean }[]
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
  missed: { misses: number; lastSuccessAt: string | null; createdAt: string }[]
  assistant: { isOff: boolean }[]
}

/** All of it from one statement. */
export async function readOwnStateRows(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<OwnStateRows> {
  const lists = await readLists<Lists>(sql, {
    plan: sql`
      select status, trial_end, past_due_since, has_card from subscriptions where user_id = ${workspace}
    `,
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
  const [plan] = lists.plan
  return {
    plan: plan
      ? { ...plan, trialEnd: instantOf(plan.trialEnd), pastDueSince: instantOf(plan.pastDueSince) }
      : null,
    connections: lists.connections.map(({ expiresAt, ...connection }) => ({
      ...connection,
      expiresAt: instantOf(expiresAt),
    })),
    heldAt: instantOf(lists.held[0]?.heldAt ?? null),
    postsNotPublished: lists.unpublished[0]?.posts ?? 0,
    mailServerProblem: lists.mailServer[0]?.problem ?? '',
    webhooksOff: lists.webhooks[0]?.off ?? 0,
    sources: lists.missed.map(({ misses, lastSuccessAt, createdAt }) => ({
      misses,
      pausedAt: null,
      lastSuccessAt: instantOf(lastSuccessAt),
      createdAt: new Date(createdAt),
    })),
    isAssistantOff: lists.assistant[0]?.isOff ?? false,
  }
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

import type { Sql, WorkspaceId } from '../../client.ts'

export interface Usage {
  readonly stories: number
  readonly strategies: number
  readonly campaigns: number
  readonly campaignsThisMonth: number
  readonly creditsThisMonth: number
  /** The owner and everyone who has joined. */
  readonly people: number
  /** Bytes of all pictures. */
  readonly mediaBytes: number
  /** Invitations that hold a place and are not accepted yet. */
  readonly openInvitations: number
}

/**
 * What a workspace has used of its plan; `from` and `to` bound the calendar month in its zone; invitations are open
 * that were sent after `invitedSince`.
 */
export async function countUsage(
  sql: Sql,
  input: { workspace: WorkspaceId; from: Date; to: Date; invitedSince: Date },
): Promise<Usage> {
  const { workspace, from, to, invitedSince } = input
  const [row] = await sql<Usage[]>`
    select p.stories_count as stories, p.strategies_count as strategies, p.campaigns_count as campaigns,
      (select count(*)::integer from campaigns c
        where c.user_id = p.id and c.created_at >= ${from} and c.created_at < ${to}) as campaigns_this_month,
      (select coalesce(sum(g.credits), 0)::integer from ai_generations g
        where g.user_id = p.id and g.refunded_at is null and g.created_at >= ${from} and g.created_at < ${to})
        as credits_this_month,
      (select coalesce(sum(d.bytes), 0)::float8 from media d where d.user_id = p.id) as media_bytes,
      1 + (select count(*)::integer from team_members m where m.owner_id = p.id and m.status = 'active') as people,
      (select count(*)::integer from team_members m where m.owner_id = p.id and m.status = 'invited' and m.invited_at > ${invitedSince})
        as open_invitations
    from profiles p where p.id = ${workspace}
  `
  return (
    row ?? {
      stories: 0,
      strategies: 0,
      campaigns: 0,
      campaignsThisMonth: 0,
      creditsThisMonth: 0,
      people: 1,
      mediaBytes: 0,
      openInvitations: 0,
    }
  )
}

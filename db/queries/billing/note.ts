import type { BillingCycle } from '#core/billing/provider/price-key.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instantIn, readLists } from '../platform/lists.ts'

/** What a billing note needs of one workspace. */
export interface NoteRows {
  readonly plan: {
    readonly tier: Tier
    readonly cycle: BillingCycle
    readonly status: string
    readonly provider: 'local' | 'stripe'
    /** When it ends by itself; null where it renews or no end is known. */
    readonly endsAt: Date | null
  } | null
  readonly customer: string | null
  /** Seats taken, the owner's among them. */
  readonly seatsTaken: number
  readonly adminsSeeBilling: boolean
}

interface Lists extends Record<string, readonly object[]> {
  plan: (Omit<NonNullable<NoteRows['plan']>, 'endsAt'> & { endsAt: string | null })[]
  customer: { id: string }[]
  seats: { taken: number }[]
  sight: { isOn: boolean }[]
}

/** Reads that from one statement. */
export async function readNoteRows(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<NoteRows> {
  const lists = await readLists<Lists>(sql, {
    plan: sql`
      select tier, billing_cycle as cycle, status, provider,
        case when status = 'trialing' and not has_card then trial_end
          when cancel_at_period_end then current_period_end end as ends_at
      from subscriptions where user_id = ${workspace}
    `,
    customer: sql`select stripe_customer_id as id from billing_customers where user_id = ${workspace}`,
    seats: sql`
      select 1 + count(*)::integer as taken from team_members where owner_id = ${workspace} and status = 'active'
    `,
    sight: sql`select admins_see_billing as is_on from team_settings where user_id = ${workspace}`,
  })
  const [plan] = lists.plan
  return {
    plan: plan ? { ...plan, endsAt: instantIn(plan.endsAt) } : null,
    customer: lists.customer[0]?.id ?? null,
    seatsTaken: lists.seats[0]?.taken ?? 1,
    adminsSeeBilling: lists.sight[0]?.isOn ?? false,
  }
}

/** Lets admins see what the workspace pays, or no longer. */
export async function upsertAdminsSeeBilling(
  sql: Sql,
  { workspace, isShown }: { workspace: WorkspaceId; isShown: boolean },
): Promise<void> {
  await sql`
    insert into team_settings (user_id, admins_see_billing) values (${workspace}, ${isShown})
    on conflict (user_id) do update set admins_see_billing = excluded.admins_see_billing
  `
}

import type { Sql, WorkspaceId } from '../../client.ts'
import type { DealCard } from './board.ts'

/** A deal that lines of a statement name. */
export type NamedDeal = Pick<
  DealCard,
  'id' | 'leadId' | 'title' | 'person' | 'stage' | 'valuePence' | 'paidPence' | 'reference'
> & {
  /** Payments that were typed in, not taken from a statement: the newest 50. */
  readonly typed: readonly { readonly amountPence: number; readonly paidOn: string }[]
}

/**
 * The deals of these references, with what was paid of each; those that may not be seen are left out. `lock` locks them
 * until the end.
 */
export async function listNamedDeals(
  sql: Sql,
  input: { workspace: WorkspaceId; references: readonly string[]; lock: boolean },
): Promise<NamedDeal[]> {
  return sql<NamedDeal[]>`
    select d.id, d.lead_id, d.title, coalesce(nullif(l.name, ''), l.email) as person, d.stage, d.value_pence,
      d.reference, coalesce((
        select sum(p.amount_pence) from deal_payments p where p.user_id = d.user_id and p.deal_id = d.id
      ), 0) as paid_pence,
      coalesce((
        select jsonb_agg(jsonb_build_object('amountPence', p.amount_pence, 'paidOn', p.paid_on::text))
        from (
          select amount_pence, paid_on from deal_payments
          where user_id = d.user_id and deal_id = d.id and source = 'typed'
          order by paid_on desc, id limit 50
        ) p
      ), '[]') as typed
    from deals d join leads l on l.user_id = d.user_id and l.id = d.lead_id
    where d.user_id = ${input.workspace} and d.reference = any(${[...input.references]}::text[])
    order by d.reference ${input.lock ? sql`for update of d` : sql``}
  `
}

/** Which of these lines of statements have been taken already. */
export async function listTakenLines(
  sql: Sql,
  { workspace, hashes }: { workspace: WorkspaceId; hashes: readonly string[] },
): Promise<Set<string>> {
  const rows = await sql<{ lineHash: string }[]>`
    select line_hash from deal_payments
    where user_id = ${workspace} and line_hash = any(${[...hashes]}::text[])
  `
  return new Set(rows.map(({ lineHash }) => lineHash))
}

import type { Sql, WorkspaceId } from '../../client.ts'
import { bigInteger, day, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const paymentShape = rowShape('deal_payments', {
  id: uuid,
  dealId: uuid,
  amountPence: bigInteger,
  paidOn: day,
  source: text<'typed' | 'statement'>(),
  lineHash: nullable(text()),
  note: text(),
})

/** Money that came in for a deal. */
export type Payment = RowOf<typeof paymentShape>

/** Notes money that came in; false when this line of a statement has been taken before. */
export async function insertPayment(
  sql: Sql,
  payment: Omit<Payment, 'id'> & { workspace: WorkspaceId; now: Date },
): Promise<boolean> {
  const { workspace, dealId, amountPence, paidOn, source, lineHash, note, now } = payment
  const rows = await sql`
    insert into deal_payments (user_id, deal_id, amount_pence, paid_on, source, line_hash, note, created_at)
    values (${workspace}, ${dealId}, ${amountPence}, ${paidOn}, ${source}, ${lineHash}, ${note}, ${now})
    on conflict (user_id, line_hash) where line_hash is not null do nothing
  `
  return rows.count === 1
}

/** What came in for a deal, the newest first, at most 200. */
export async function listPayments(
  sql: Sql,
  { workspace, dealId }: { workspace: WorkspaceId; dealId: string },
): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${sql(paymentShape.names)} from deal_payments
    where user_id = ${workspace} and deal_id = ${dealId}
    order by paid_on desc, created_at desc, id limit 200
  `
}

/** Whether there is a payment of this id. */
export async function findHasPayment(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  return (await sql`select from deal_payments where user_id = ${workspace} and id = ${id}`).count > 0
}

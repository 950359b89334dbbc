import type { Sql, WorkspaceId } from '../../client.ts'

/** Opens an address. False, with nothing changed, when one is open already. */
export async function insertRequestAddress(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; tokenHash: Uint8Array; now: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into request_addresses (id, user_id, token_hash, created_at)
    values (${input.id}, ${input.workspace}, ${input.tokenHash}, ${input.now})
    on conflict (user_id) where closed_at is null do nothing
  `
  return rows.count === 1
}

/** Closes the open address; false when none is. */
export async function updateRequestAddressClosed(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update request_addresses set closed_at = ${now} where user_id = ${workspace} and closed_at is null
  `
  return rows.count > 0
}

/** Whom a secret address asks. */
export interface AskedWorkspace {
  readonly id: string
  readonly userId: string
  readonly brand: string
}

/** The name a workspace goes by outside: its brand's, else its owner's. Needs `a` (accounts) and `d` (clarify data). */
export function brandOf(sql: Sql) {
  return sql`left(coalesce(
    nullif(btrim(d.clarify_data ->> 'brand_name'), ''), nullif(btrim(a.full_name), ''), 'the owner of this form'
  ), 200)`
}

/** The workspace behind an open address; null for one that is closed or was never ours. System role only. */
export async function findAskedWorkspace(
  sql: Sql,
  { tokenHash }: { tokenHash: Uint8Array },
): Promise<AskedWorkspace | null> {
  const [row] = await sql<AskedWorkspace[]>`
    select r.id, r.user_id, ${brandOf(sql)} as brand
    from request_addresses r
    join accounts a on a.id = r.user_id
    left join user_clarify_data d on d.user_id = r.user_id
    where r.token_hash = ${tokenHash} and r.closed_at is null
  `
  return row ?? null
}

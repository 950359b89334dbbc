import type { Sql, WorkspaceId } from '../../client.ts'

interface StoredAddress {
  readonly id: string
  readonly sealed: Buffer
}

/** The address of a workspace, sealed; null while it has none. */
export async function findCaptureAddress(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<StoredAddress | null> {
  const [row] = await sql<StoredAddress[]>`
    select id, sealed from capture_addresses where user_id = ${workspace}
  `
  return row ?? null
}

/** Gives a workspace this address. False, with nothing changed, when it has one. */
export async function insertCaptureAddress(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; addressHash: Uint8Array; sealed: Buffer; now: Date },
): Promise<boolean> {
  const { workspace, id, addressHash, sealed, now } = input
  const rows = await sql`
    insert into capture_addresses (id, user_id, address_hash, sealed, made_at)
    values (${id}, ${workspace}, ${addressHash}, ${sealed}, ${now}) on conflict (user_id) do nothing
  `
  return rows.count > 0
}

/** Takes its address away; nothing when it has none. */
export async function deleteCaptureAddress(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<void> {
  await sql`delete from capture_addresses where user_id = ${workspace}`
}

/** The workspace behind an address, by its hash; null when there is none. System role only. */
export async function findCapturingWorkspace(
  sql: Sql,
  { addressHash }: { addressHash: Uint8Array },
): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id from capture_addresses where address_hash = ${addressHash}
  `
  return row?.userId ?? null
}

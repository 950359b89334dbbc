import type { Sql } from '../../client.ts'

/** Records that an account was seen on a device it is known on; false when it is not. */
export async function updateKnownDeviceSeen(
  sql: Sql,
  { userId, hash, now }: { userId: string; hash: Uint8Array; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update known_devices set last_seen_at = ${now} where user_id = ${userId} and hash = ${hash}
  `
  return rows.count === 1
}

/** Keeps a device that is new to an account; false when it is known by now. `toldAt`: when its owner was told. */
export async function insertKnownDevice(
  sql: Sql,
  device: { userId: string; hash: Uint8Array; now: Date; toldAt: Date | null },
): Promise<boolean> {
  const { userId, hash, now, toldAt } = device
  const rows = await sql`
    insert into known_devices (user_id, hash, created_at, last_seen_at, told_at)
    values (${userId}, ${hash}, ${now}, ${now}, ${toldAt})
    on conflict do nothing
  `
  return rows.count === 1
}

/** How many devices the owner was told of since an instant. */
export async function countDevicesTold(
  sql: Sql,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from known_devices where user_id = ${userId} and told_at > ${since}
  `
  return row?.n ?? 0
}

/** Forgets the devices of an account that no cookie can name any more. */
export async function deleteOldDevices(
  sql: Sql,
  { userId, before }: { userId: string; before: Date },
): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId} and last_seen_at < ${before}`
}

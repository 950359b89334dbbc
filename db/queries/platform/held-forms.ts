import { isUuid, type Sql } from '../../client.ts'

/** The most forms that one browser has waiting; the oldest go first. */
const MOST = 5

/** Keeps a sealed form of a browser until it expires; answers its id. */
export async function insertHeldForm(
  sql: Sql,
  form: { account: string; browserHash: Buffer; sealed: Buffer; expiresAt: Date },
): Promise<string> {
  const { account, browserHash, sealed, expiresAt } = form
  await sql`
    delete from held_forms where id in (
      select id from held_forms where browser_hash = ${browserHash} order by expires_at desc offset ${MOST - 1}
    )
  `
  const [row] = await sql<{ id: string }[]>`
    insert into held_forms (account, browser_hash, sealed, expires_at)
    values (${account}, ${browserHash}, ${sealed}, ${expiresAt}) returning id
  `
  if (!row) throw new Error('a form was not held')
  return row.id
}

export interface HeldFormKey {
  readonly id: string
  readonly account: string
  readonly browserHash: Buffer
  readonly now: Date
}

/** The sealed form of this account and browser; null when there is none, or no more. */
export async function findHeldForm(sql: Sql, key: HeldFormKey): Promise<Buffer | null> {
  if (!isUuid(key.id)) return null
  const [row] = await sql<{ sealed: Buffer }[]>`
    select sealed from held_forms
    where id = ${key.id} and account = ${key.account} and browser_hash = ${key.browserHash} and expires_at > ${key.now}
  `
  return row?.sealed ?? null
}

/** The same, and deletes it: of many at once only one gets it. */
export async function deleteHeldForm(sql: Sql, key: HeldFormKey): Promise<Buffer | null> {
  if (!isUuid(key.id)) return null
  const [row] = await sql<{ sealed: Buffer }[]>`
    delete from held_forms
    where id = ${key.id} and account = ${key.account} and browser_hash = ${key.browserHash} and expires_at > ${key.now}
    returning sealed
  `
  return row?.sealed ?? null
}

/** Keeps a sealed file along with a form. */
export async function insertHeldFile(
  sql: Sql,
  file: { id: string; formId: string; sealed: Buffer; position: number },
): Promise<void> {
  const { id, formId, sealed, position } = file
  await sql`insert into held_files (id, form_id, sealed, position) values (${id}, ${formId}, ${sealed}, ${position})`
}

/** Sealed bytes of all files that wait. */
export async function sumHeldFiles(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select coalesce(sum(octet_length(sealed)), 0)::float8 as bytes from held_files
  `
  return row?.bytes ?? 0
}

/** The sealed files of a form, in their order. */
export async function listHeldFiles(sql: Sql, { formId }: { formId: string }): Promise<Buffer[]> {
  const rows = await sql<{ sealed: Buffer }[]>`
    select sealed from held_files where form_id = ${formId} order by position
  `
  return rows.map(({ sealed }) => sealed)
}

/** How many files wait with a form. */
export async function countHeldFiles(sql: Sql, { formId }: { formId: string }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from held_files where form_id = ${formId}
  `
  return row?.count ?? 0
}

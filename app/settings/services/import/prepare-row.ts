import { ImportRefused } from '#core/settings/import-refused.ts'
import { isUnsent, settleRow } from '#core/settings/settle-row.ts'
import type { ImportRow } from '#db/queries/settings/import-rows.ts'
import type { ImportableTable } from '#db/queries/settings/importable-tables.ts'
import { madeAnew } from './made-anew.ts'
import { type IdMap, parsedRow } from './map-ids.ts'
import type { UnpackedExport } from './unpack-export.ts'

/** A row as it is to be inserted; or why it is not: what it belongs to is not there, or not yet. */
export type PreparedRow =
  | { readonly what: 'insert'; readonly row: ImportRow; readonly wasUnsent: boolean }
  | { readonly what: 'later' }
  | { readonly what: 'left' }

/** What rows of an import are prepared with. */
export interface Preparing {
  readonly workspace: string
  readonly unpacked: UnpackedExport
  readonly ids: IdMap
  /** People who work in the workspace. */
  readonly members: ReadonlySet<string>
  /** Rows that are there, by the table that others point to. */
  readonly present: ReadonlyMap<string, ReadonlySet<unknown>>
  /** Posts whose time has passed. */
  readonly missed: ReadonlySet<unknown>
  /** Is this the address of somebody who was deleted for good? */
  readonly isErased: (email: string) => boolean
  /** Pictures and videos that do not come along. */
  readonly leave: ReadonlySet<string>
  readonly pausedWords: string
  readonly now: Date
}

/** Columns whose value pages make a link of. */
const ADDRESSES = [
  'address',
  'fallback',
  'link',
  'moved_to',
  'next_address',
  'original',
  'payment_link',
  'site',
  'target',
]

/** Does an address run something in the page of whoever follows it? No form takes one. */
function runsWhenFollowed(address: unknown): boolean {
  const protocol = typeof address === 'string' ? URL.parse(address)?.protocol : undefined
  return protocol === 'javascript:' || protocol === 'vbscript:' || protocol === 'data:'
}

/**
 * Makes a row of an export one of this workspace: its ids, its people, what it points to. Nothing in it is trusted: a column
 * that no export holds, an owner of another name or a column that is missing is refused with `ImportRefused`. With
 * `isLast`, a row that waits for another one of its own table points to none instead.
 */
export async function prepareRow(
  { table, columns, uniques, persons, references }: ImportableTable,
  line: string,
  context: Preparing & { readonly isLast: boolean },
): Promise<PreparedRow> {
  const { workspace, unpacked, ids, members, present } = context
  const refuse = (): never => {
    throw new ImportRefused('wrong_rows', table)
  }
  const raw = parsedRow(line, table)
  const { user_id: owner, ...row }: Record<string, unknown> = { ...parsedRow(ids.mapText(line), table) }
  if (owner !== workspace || raw.user_id !== unpacked.manifest.workspace) refuse()
  const taken = columns.filter(column => !column.isWithheld)
  if (Object.keys(row).some(name => !taken.some(column => column.name === name))) refuse()
  if (taken.some(({ name, isRequired }) => isRequired && (row[name] ?? null) === null)) refuse()

  if (ADDRESSES.some(column => runsWhenFollowed(row[column]))) refuse()

  for (const person of persons) {
    if (!(person in row) || row[person] === null || row[person] === workspace) continue
    if (members.has(String(row[person]))) continue
    // What each person has once is that person's own.
    if (uniques.some(unique => unique.columns.includes(person))) return { what: 'left' }
    row[person] = workspace
  }
  for (const { parent, column, isNullable } of references) {
    if (!(column in row) || row[column] === null || present.get(parent)?.has(row[column])) continue
    if (parent === table && !context.isLast) return { what: 'later' }
    if (!isNullable) return { what: 'left' }
    row[column] = null
  }
  if (typeof row.email === 'string' && row.email !== '' && context.isErased(row.email))
    return { what: 'left' }
  if (table === 'media' && context.leave.has(String(row.id))) return { what: 'left' }
  const anew = await madeAnew(table, row, { ...unpacked, oldId: String(raw.id) })
  if (!anew) return { what: 'left' }
  const settled = settleRow(table, row, context)
  const kept = Object.fromEntries(Object.keys(row).map(name => [name, settled[name]]))
  return { what: 'insert', row: { ...kept, ...anew }, wasUnsent: isUnsent(row) }
}

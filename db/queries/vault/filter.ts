import type { PermissionState } from '#core/stories/permission.ts'
import type { VaultUse } from '#core/vault/address.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** What a list of the vault is narrowed to. */
export interface VaultFilter {
  readonly workspace: WorkspaceId
  /** Words to find, each anywhere, folded as `vaultSearchWords` folds them. */
  readonly words: readonly string[]
  readonly platform: string | null
  readonly storyId: string | null
  readonly permission: PermissionState | null
  readonly use: VaultUse | null
  /** Only these, by id. */
  readonly ids?: readonly string[] | undefined
  /** YYYY-MM-DD (UTC): a permission whose last day is before it has expired. */
  readonly today: string
}

/** Where a permission can stand, from what hinders least to what hinders most. */
const STATES = [
  'none',
  'granted',
  'limited',
  'asked',
  'expired',
  'revoked',
] as const satisfies PermissionState[]

/** Do the texts hold every word, whatever their accents and capitals? A condition; true without words. */
export function holdsWords(sql: Sql, texts: SqlPart, words: readonly string[]): SqlPart {
  if (words.length === 0) return sql`true`
  return sql`(
    select bool_and(strpos(folded.text, w.word) > 0)
    from (select lower(regexp_replace(normalize(${texts}, NFKD), '[\\u0300-\\u036f]', '', 'g')) as text) folded,
      unnest(${[...words]}::text[]) as w (word)
  )`
}

/** How much the permission of the story `s` hinders by `today`: its place in the list of states, from 1. */
export function hindrance(sql: Sql, today: string): SqlPart {
  return sql`array_position(${[...STATES]}::text[], case
    when s.permission in ('granted', 'limited') and s.permission_expires_on < ${today}::date then 'expired'
    else coalesce(s.permission, 'none')
  end)`
}

/** The state that such a place stands for. */
export function stateAt(place: number): PermissionState {
  return STATES[place - 1] ?? 'none'
}

/** The place of a state. */
export function placeOf(state: PermissionState): number {
  return STATES.indexOf(state) + 1
}

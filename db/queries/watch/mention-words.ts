import type { MentionFacts } from '#core/watch/mentions/things.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A founder's words, and the mark of what the stored mentions were found with. */
export interface MentionWords {
  readonly added: readonly string[]
  readonly excluded: readonly string[]
  readonly lookedFor: string
}

/**
 * The words of a workspace, kept from others until the end of the transaction: whoever stores items or finds mentions anew
 * waits for the other, so that none is stored by words that hold no longer.
 */
export async function lockMentionWords(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<MentionWords> {
  await sql`insert into watch_mention_words (user_id) values (${workspace}) on conflict do nothing`
  const [row] = await sql<MentionWords[]>`
    select added, excluded, looked_for from watch_mention_words where user_id = ${workspace} for update
  `
  return row ?? { added: [], excluded: [], lookedFor: '' }
}

/** The words of a workspace as they are. */
export async function findMentionWords(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<MentionWords> {
  const [row] = await sql<MentionWords[]>`
    select added, excluded, looked_for from watch_mention_words where user_id = ${workspace}
  `
  return row ?? { added: [], excluded: [], lookedFor: '' }
}

/** Changes a founder's words; the row is there and locked. */
export async function updateMentionWords(
  sql: Sql,
  input: { workspace: WorkspaceId; added: readonly string[]; excluded: readonly string[] },
): Promise<void> {
  await sql`
    update watch_mention_words
    set added = ${[...input.added]}::text[], excluded = ${[...input.excluded]}::text[]
    where user_id = ${input.workspace}
  `
}

/** Notes what the stored mentions were found with. */
export async function updateLookedFor(
  sql: Sql,
  { workspace, lookedFor }: { workspace: WorkspaceId; lookedFor: string },
): Promise<void> {
  await sql`update watch_mention_words set looked_for = ${lookedFor} where user_id = ${workspace}`
}

/** What a workspace calls itself and what is its own: brand, founder, connected accounts, the newest 60 offers that count. */
export async function findOwnNames(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Pick<MentionFacts, 'brand' | 'founder' | 'handles' | 'offers'>> {
  const [row] = await sql<Pick<MentionFacts, 'brand' | 'founder' | 'handles' | 'offers'>[]>`
    select coalesce(btrim(c.clarify_data ->> 'brand_name'), '') as brand, btrim(p.full_name) as founder,
      array(
        select handle from connections
        where user_id = ${workspace} and status <> 'disconnected' order by created_at, id limit 60
      ) as handles,
      array(
        select name from offers
        where user_id = ${workspace} and status <> 'archived' order by created_at desc, id limit 60
      ) as offers
    from profiles p left join user_clarify_data c on c.user_id = p.id
    where p.id = ${workspace}
  `
  return row ?? { brand: '', founder: '', handles: [], offers: [] }
}

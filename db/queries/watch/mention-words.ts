import type { MentionFacts } from '#core/watch/mentions/things.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/**
 * Keeps the words of a workspace from others until the end of the transaction: whoever stores items or finds mentions anew
 * waits for the other, so that none is stored by words that hold no longer.
 */
export async function lockMentionWords(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<void> {
  await sql`insert into watch_mention_words (user_id) values (${workspace}) on conflict do nothing`
  await sql`select from watch_mention_words where user_id = ${workspace} for update`
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

/**
 * What a workspace calls itself and what is its own (brand, founder, connected accounts, the newest 60 offers that count),
 * with the founder's words and the mark of what the stored mentions were found with.
 */
export async function findMentionFacts(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<MentionFacts & { readonly lookedFor: string }> {
  const [row] = await sql<(MentionFacts & { lookedFor: string })[]>`
    select coalesce(btrim(c.clarify_data ->> 'brand_name'), '') as brand, btrim(p.full_name) as founder,
      array(
        select handle from connections
        where user_id = ${workspace} and status <> 'disconnected' order by created_at, id limit 60
      ) as handles,
      array(
        select name from offers
        where user_id = ${workspace} and status <> 'archived' order by created_at desc, id limit 60
      ) as offers,
      coalesce(w.added, '{}') as added, coalesce(w.excluded, '{}') as excluded, coalesce(w.looked_for, '') as looked_for
    from profiles p
    left join user_clarify_data c on c.user_id = p.id
    left join watch_mention_words w on w.user_id = p.id
    where p.id = ${workspace}
  `
  return row ?? { brand: '', founder: '', handles: [], offers: [], added: [], excluded: [], lookedFor: '' }
}

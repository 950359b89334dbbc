import type { Sql, WorkspaceId } from '../../client.ts'

/** How much each part of the vault holds, whatever is filtered. */
export interface VaultCounts {
  readonly media: number
  readonly drawn: number
  readonly posts: number
  /** Bytes of all pictures, drawn ones too, videos and recordings. */
  readonly bytes: number
}

/** How many files and finished posts there are. */
export async function countVault(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<VaultCounts> {
  const [row] = await sql<VaultCounts[]>`
    select m.media, m.drawn, m.bytes, p.posts
    from (
      select count(distinct hash) filter (where not is_drawn and kind <> 'audio') as media,
        count(distinct hash) filter (where is_drawn) as drawn, coalesce(sum(bytes), 0)::float8 as bytes
      from media where user_id = ${workspace}
    ) m, (
      select count(*) as posts from content_created
      where user_id = ${workspace} and status in ('published', 'approved')
    ) p
  `
  return row ?? { media: 0, drawn: 0, posts: 0, bytes: 0 }
}

/** Stories that something in the vault stands for, by their titles, 200 at most. */
export async function listVaultStories(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; title: string }[]> {
  return sql<{ id: string; title: string }[]>`
    select s.id, s.title from stories s
    where s.user_id = ${workspace} and s.id in (
      select coalesce(m.story_id, p.story_id) from media m
      left join content_created p on p.user_id = m.user_id and p.id = m.post_id
      where m.user_id = ${workspace} and m.kind <> 'audio'
      union
      select story_id from content_created where user_id = ${workspace} and status in ('published', 'approved')
    )
    order by s.title, s.id limit 200
  `
}

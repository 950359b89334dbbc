import type { Sql, WorkspaceId } from '../../client.ts'

/**
 * Writes down whose mailbox has a free trial, unless it had one; answers the workspace that was first. `hashes` are of
 * one mailbox under each key that counts, the present one first. System role only.
 */
export async function insertOrFindTrialMailbox(
  sql: Sql,
  { hashes, workspace, now }: { hashes: readonly [string, ...string[]]; workspace: WorkspaceId; now: Date },
): Promise<string> {
  const find = () => sql<{ firstWorkspace: string }[]>`
    select first_workspace from trial_mailboxes where mailbox_hash = any(${[...hashes]}::text[])
    order by started_at limit 1
  `
  const [earlier] = await find()
  if (earlier) return earlier.firstWorkspace
  await sql`
    insert into trial_mailboxes (mailbox_hash, first_workspace, started_at) values (${hashes[0]}, ${workspace}, ${now})
    on conflict (mailbox_hash) do nothing
  `
  const [first] = await find()
  return first?.firstWorkspace ?? workspace
}

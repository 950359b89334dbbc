import type { Sql, WorkspaceId } from '../../client.ts'

/** Whether a workspace has switched its assistant off. */
export async function findAssistantOff(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<boolean> {
  const [row] = await sql<{ isOff: boolean }[]>`
    select is_off from assistant_settings where user_id = ${workspace}
  `
  return row?.isOff ?? false
}

/** Switches a workspace's assistant off or on. */
export async function upsertAssistantOff(
  sql: Sql,
  { workspace, isOff }: { workspace: WorkspaceId; isOff: boolean },
): Promise<void> {
  await sql`
    insert into assistant_settings (user_id, is_off) values (${workspace}, ${isOff})
    on conflict (user_id) do update set is_off = excluded.is_off
  `
}

import type { AvatarPicture } from '#core/identity/account/avatar.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A person's picture; null when there is none. */
export async function findAvatar(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<AvatarPicture | null> {
  const [row] = await sql<
    AvatarPicture[]
  >`select content_type, image from avatars where user_id = ${workspace}`
  return row ?? null
}

/** Keeps a picture in the place of the one before. */
export async function upsertAvatar(
  sql: Sql,
  input: AvatarPicture & { workspace: WorkspaceId; now: Date },
): Promise<void> {
  await sql`
    insert into avatars (user_id, content_type, image, updated_at)
    values (${input.workspace}, ${input.contentType}, ${input.image}, ${input.now})
    on conflict (user_id) do update set
      content_type = excluded.content_type, image = excluded.image, updated_at = excluded.updated_at
  `
}

/** Forgets a picture. */
export async function deleteAvatar(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<void> {
  await sql`delete from avatars where user_id = ${workspace}`
}

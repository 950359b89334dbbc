import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { fileNameOf, fileTypeOf, PERSON_FILE_LIMITS } from '#core/leads/files.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { insertLeadFile, lockLeadFileBytes } from '#db/queries/leads/files.ts'

/** Keeps a file with a person: of a kind we know, within what one person may hold. */
export async function addFile(
  ctx: WorkspaceContext,
  input: { personId: string; name: string; content: Uint8Array },
): Promise<
  Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'kind' | 'empty' | 'too_large' | 'full'>
> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { personId: leadId, content } = input
  if (!isUuid(leadId)) return err('not_found')
  const name = fileNameOf(input.name)
  const mediaType = fileTypeOf(name)
  if (mediaType === null) return err('kind')
  if (content.byteLength === 0) return err('empty')
  if (content.byteLength > PERSON_FILE_LIMITS.bytes) return err('too_large')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const bytes = await lockLeadFileBytes(sql, { workspace, leadId })
    if (bytes === null) return err('not_found')
    if (bytes + content.byteLength > PERSON_FILE_LIMITS.together) return err('full')
    const id = await insertLeadFile(sql, { workspace, leadId, name, mediaType, content, now })
    await insertLeadEvent(sql, {
      workspace,
      leadId,
      kind: 'file',
      happenedAt: now,
      detail: name,
      subjectId: id,
    })
    return ok()
  })
}

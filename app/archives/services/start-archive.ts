import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type ArchiveTarget, holdsDocuments } from '#core/archives/kinds.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { beginArchiveImport, findArchiveImport } from '#db/queries/archives/imports.ts'
import { countArchiveItems } from '#db/queries/archives/items.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/**
 * Somebody has seen what a file holds and wants it; a job makes it. Documents become stories or posts, as chosen; posts
 * whose platform nothing tells get the chosen one. A second press answers like the first.
 */
export async function startArchive(
  ctx: WorkspaceContext,
  input: { id: string; target: ArchiveTarget; platform: string },
): Promise<Result<object, 'read_only' | 'not_found' | 'platform_missing'>> {
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'edit')) return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const { id } = input
  return ctx.inWorkspace(async sql => {
    const found = await findArchiveImport(sql, { workspace, id, lock: true })
    if (!found) return err('not_found')
    if (found.state !== 'ready') return ok()
    const target = holdsDocuments(found.kind) ? input.target : 'posts'
    const platform = target === 'posts' ? (readPlatform(input.platform) ?? '') : ''
    const { unplaced } = await countArchiveItems(sql, { workspace, importId: id })
    if (target === 'posts' && unplaced > 0 && platform === '') return err('platform_missing')
    const withNumbers = featureLock(ctx, 'analytics') === null
    await beginArchiveImport(sql, { workspace, id, target, platform, withNumbers })
    await insertOutboxJob(sql, { queue: 'archives.import', payload: { workspace, importId: id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'archives',
      actionType: 'archive_imported',
      additionalData: { kind: found.kind, count: found.total },
    })
    return ok()
  })
}

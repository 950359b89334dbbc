import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { readOpml } from '#app/watch/integrations/read-opml.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { SOURCE_LIMITS } from '#core/watch/forms.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countSources, insertSource } from '#db/queries/watch/sources.ts'

const readInThread = inThread<typeof readOpml>('app/watch/integrations/read-opml.ts', 'readOpml')

/** Follows the feeds of an OPML document, as far as there is room; each is looked at for the first time with the next turns. */
export async function importSources(
  ctx: WorkspaceContext,
  { text }: { text: string },
): Promise<Result<{ added: number; left: number }, 'read_only' | 'not_in_plan' | 'no_opml' | 'too_many'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  const found = await readInThread(text)
  if (!found || found.length === 0) return err('no_opml')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const room = SOURCE_LIMITS.sources - (await countSources(sql, { workspace }))
    if (room <= 0) return err('too_many')
    let added = 0
    for (const { name, address } of found) {
      if (added >= room) break
      const { host } = new URL(address)
      const source = { name: name || host, address, site: '', host, nextAt: now }
      const marks = { etag: '', lastModified: '' }
      if (await insertSource(sql, { workspace, source, marks, isRead: false, now })) added += 1
    }
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'sources_imported' })
    return ok({ added, left: found.length - added })
  })
}

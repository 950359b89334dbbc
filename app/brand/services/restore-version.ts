import type { WorkspaceContext } from '#app/platform/context.ts'
import { CLARIFY_FIELDS } from '#core/brand/clarify/fields.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { listClarifyVersionsByNumber } from '#db/queries/brand/clarify-versions.ts'
import { saveBrand } from './save-brand.ts'

/** Makes the foundation what it was at a version. That is a new version itself, so that it can be taken back. */
export async function restoreVersion(
  ctx: WorkspaceContext,
  { version }: { version: number },
): Promise<Result<{ changed: number }, 'read_only' | 'not_found' | 'not_saved'>> {
  const { workspace } = ctx
  const [found] = await ctx.inWorkspace(sql =>
    listClarifyVersionsByNumber(sql, { workspace, versions: [version] }),
  )
  if (!found) return err('not_found')
  const saved = await saveBrand(ctx, {
    section: '',
    keys: CLARIFY_FIELDS.map(field => field.key),
    answers: { ...normaliseClarify(found.clarifyData) },
    cause: 'restored',
    restoredVersion: version,
  })
  if (saved.ok) return ok({ changed: saved.changed })
  return err(saved.reason === 'read_only' ? 'read_only' : 'not_saved')
}

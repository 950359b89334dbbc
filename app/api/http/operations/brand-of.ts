import { refuse } from '#app/api/http/reply.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'

/** What was told about the brand; refuses where that can’t be read just now, so that no program takes it for empty. */
export async function brandOf(ctx: WorkspaceContext) {
  const { answers, source } = await readBrand(ctx)
  if (source === null) throw refuse('unavailable', undefined, { headers: { 'Retry-After': '5' } })
  return { foundation: answers }
}

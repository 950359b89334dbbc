import { randomBytes } from 'node:crypto'
import { drawLogo } from '#app/brand/integrations/draw-logo.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { upsertLogo } from '#db/queries/brand/kits.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type KitRefusal, mayChangeKit } from './may-change-kit.ts'

/** Bytes of a logo's address: nobody finds one by trying. */
const ADDRESS_BYTES = 16

/** Keeps a logo, drawn anew from what was sent. */
export async function saveLogo(
  ctx: WorkspaceContext,
  { file }: { file: Uint8Array },
): Promise<Result<object, KitRefusal | 'too_large' | 'not_an_image'>> {
  const refusal = mayChangeKit(ctx)
  if (refusal) return err(refusal)
  const drawn = await drawLogo(file)
  if (!drawn.ok) return drawn
  const { workspace } = ctx
  const address = randomBytes(ADDRESS_BYTES)
  await ctx.inWorkspace(async sql => {
    await upsertLogo(sql, { workspace, logo: drawn.logo, address, now: ctx.now() })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'logo_saved' })
  })
  return ok()
}

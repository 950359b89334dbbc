import { randomBytes, randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { deleteCaptureAddress, insertCaptureAddress } from '#db/queries/captures/capture-addresses.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Bytes of chance in an address. Letters in both cases would be lost: mail programs change them. */
const NAME_BYTES = 16

/** Gives the workspace its address, another one in its place, or takes it away. The one before works no longer. */
export async function switchMailAddress(
  ctx: WorkspaceContext,
  { to }: { to: 'on' | 'renewed' | 'off' },
): Promise<Result<object, 'read_only' | 'not_offered'>> {
  const { inboundMail, encryptionKey } = ctx.config
  if (!inboundMail) return err('not_offered')
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'settings')) return err('read_only')
  const { workspace } = ctx
  const now = ctx.now()
  const id = randomUUID()
  const name = randomBytes(NAME_BYTES).toString('hex')
  const sealed = seal(name, encryptionKey, 'capture-address', id)
  return ctx.inWorkspace(async sql => {
    if (to !== 'on') await deleteCaptureAddress(sql, { workspace })
    if (to !== 'off')
      await insertCaptureAddress(sql, { workspace, id, addressHash: hashSecret(name), sealed, now })
    const actionType = to === 'off' ? 'mail_turned_off' : 'mail_turned_on'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'captures', actionType })
    return ok()
  })
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal, unseal } from '#app/platform/secrets/seal.ts'
import { checkServer } from '#app/replies/integrations/check-server.ts'
import type { SenderInput } from '#core/replies/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findSender, findSenderSecret, upsertSender } from '#db/queries/replies/senders.ts'
import { mayChangeSender, type SenderRefusal } from './may-change-sender.ts'

/**
 * Connects a mail server after signing in to it once; what it said instead comes as `refused`. An empty password stands for
 * the one that is kept, but only for the server and the user name it was given for.
 */
export async function connectSender(
  ctx: WorkspaceContext,
  input: SenderInput,
): Promise<Result<object, SenderRefusal | 'no_password'> | { ok: false; reason: 'refused'; detail: string }> {
  const refusal = mayChangeSender(ctx)
  if (refusal) return err(refusal)
  const { workspace, config } = ctx
  const { password: typed, ...sender } = input
  const password = typed === '' ? await keptPassword(ctx, sender) : typed
  if (password === null) return err('no_password')
  const { host, port, username } = sender
  const detail = await checkServer({ host, port, username, password, localHosts: config.smtpAllowPrivate })
  if (detail !== null) return { ok: false, reason: 'refused', detail }
  const sealedPassword = seal(password, config.encryptionKey, 'mail-sender', workspace)
  await ctx.inWorkspace(async sql => {
    await upsertSender(sql, { workspace, sender, sealedPassword, now: ctx.now() })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'sender_connected' })
  })
  return ok()
}

async function keptPassword(
  ctx: WorkspaceContext,
  wanted: Pick<SenderInput, 'host' | 'port' | 'username'>,
): Promise<string | null> {
  const { workspace, config } = ctx
  const [sender, secret] = await ctx.inWorkspace(sql =>
    Promise.all([findSender(sql, { workspace }), findSenderSecret(sql, { workspace })]),
  )
  if (!sender || !secret) return null
  const isSame =
    sender.host === wanted.host && sender.port === wanted.port && sender.username === wanted.username
  return isSame ? unseal(secret, config.encryptionKey, 'mail-sender', workspace) : null
}

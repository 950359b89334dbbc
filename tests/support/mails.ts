import type { WorkspaceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import type { OnTestDatabase } from './database/test-database.ts'

/** What the mails of one template to the owner of a workspace were told, oldest first. */
export async function mailsTo(
  ctx: OnTestDatabase<WorkspaceContext>,
  template: string,
): Promise<readonly unknown[]> {
  const rows = await ctx.db.sql<{ sealedProps: Uint8Array }[]>`
    select sealed_props from mail_outbox m join accounts a on a.email = m.to_address
    where a.id = ${ctx.workspace} and m.template = ${template}
    order by m.created_at
  `
  return rows.map(({ sealedProps }) => unsealJson(sealedProps, ctx.config.encryptionKey, 'mail-props'))
}

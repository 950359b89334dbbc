import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { type Consent, listConsents } from '#db/queries/leads/consents.ts'
import { findLead } from '#db/queries/leads/leads.ts'

/** What one person agreed to: who, when, how and in which words, for showing to them or to a regulator. */
export interface ConsentProof {
  readonly person: { readonly name: string; readonly email: string; readonly phone: string }
  readonly consents: readonly Omit<Consent, 'id'>[]
}

/** The proof of one person's permissions; null when there is nobody of that id. Noted in the audit trail. */
export async function exportConsents(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<ConsentProof | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const lead = await findLead(sql, { workspace, id })
    if (!lead) return null
    const consents = await listConsents(sql, { workspace, leadId: id })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'consents', format: 'json' },
    })
    const { name, email, phone } = lead
    return { person: { name, email, phone }, consents: consents.map(({ id: _, ...consent }) => consent) }
  })
}

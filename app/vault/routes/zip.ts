import { redirect } from 'react-router'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { sendZip } from '#app/vault/http/send-zip.ts'
import { brandEntries } from '#app/vault/services/brand-entries.ts'
import { hadVault } from '#app/vault/services/had-vault.ts'
import { packVault } from '#app/vault/services/pack-vault.ts'
import { vaultEntries } from '#app/vault/services/vault-entries.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { isPicked, readVaultAddress, vaultParameters } from '#core/vault/address.ts'
import type { Route } from './+types/zip'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasVault', hadVault)]

/** The chosen files of a tab, or all that its filters show, as one ZIP that is sent as it is made. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const address = readVaultAddress(params)
  const page = (problem: string | null) =>
    `/app/vault${listQuery({ ...vaultParameters(address), problem })}${problem ? '#download' : ''}`
  await requireStepUp(request, context, page(null))
  const now = ctx.now()
  const isBrand = address.kind === 'brand'
  const ids = params.get('which') === 'all' ? null : params.getAll('pick').filter(isPicked)
  if (!isBrand && ids?.length === 0) throw redirect(page('none'))
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  if (isBrand) return sendZip(brandEntries(ctx), { name: 'brand-kit', now })
  const pack = await packVault(ctx, { address, ids, withEnded: params.get('ended') === 'yes' })
  if (pack.files.length === 0) throw redirect(page('nothing'))
  return sendZip(vaultEntries(ctx, pack), { name: `vault-${address.kind}`, now })
}

import { redirect } from 'react-router'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { hadVault } from '#app/vault/services/had-vault.ts'
import { readVault } from '#app/vault/services/read-vault.ts'
import { VaultPage } from '#app/vault/ui/vault-page.tsx'
import { listQuery } from '#core/shared/list-address.ts'
import { readVaultAddress, vaultParameters } from '#core/vault/address.ts'
import type { Route } from './+types/vault'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasVault', hadVault)]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Vault · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const address = readVaultAddress(params)
  const vault = await readVault(ctx, address)
  const rows = vault.kind === 'posts' ? vault.posts.rows : vault.kind === 'brand' ? null : vault.entries.rows
  if (address.page > 1 && rows?.length === 0)
    throw redirect(`/app/vault${listQuery(vaultParameters({ ...address, page: 1 }))}`)
  return { vault, address, problem: params.get('problem'), timeZone: ctx.timeZone }
}

export default function VaultRoute({ loaderData }: Route.ComponentProps) {
  useLiveTables('content_created', 'stories')
  return <VaultPage {...loaderData} />
}

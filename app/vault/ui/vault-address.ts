import { listQuery } from '#core/shared/list-address.ts'
import { type VaultAddress, vaultParameters } from '#core/vault/address.ts'

/** The address of the vault with these filters. */
export function vaultAddress(address: VaultAddress): string {
  return `/app/vault${listQuery(vaultParameters(address))}`
}

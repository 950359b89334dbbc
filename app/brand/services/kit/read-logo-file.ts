import type { ServiceContext } from '#app/platform/context.ts'
import { findLogoByAddress } from '#db/queries/brand/kits.ts'

/** The PNG of a logo for whoever has its address, as in an email; null when it is none of ours. */
export async function readLogoFile(
  context: ServiceContext,
  { address }: { address: string },
): Promise<Uint8Array | null> {
  if (!/^[0-9a-f]{32,64}$/.test(address)) return null
  const logo = await context.db.acrossWorkspaces('leads', sql => findLogoByAddress(sql, { address }))
  return logo?.image ?? null
}

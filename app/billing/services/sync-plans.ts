import { type CatalogueChange, syncCatalogue } from '#app/billing/integrations/catalogue.ts'
import { connectStripe } from '#app/billing/integrations/client.ts'
import type { Config } from '#app/config.server.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

/** Makes Stripe's products and prices match our plans; answers what was, or with `dryRun` would be, changed. */
export async function syncPlans(
  config: Config,
  { dryRun }: { dryRun: boolean },
): Promise<Result<{ changes: CatalogueChange[] }, 'not_configured'>> {
  const connection = connectStripe(config.stripe)
  if (!connection) return err('not_configured')
  return ok({ changes: await syncCatalogue(await connection, { dryRun }) })
}

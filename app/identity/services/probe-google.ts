import type { Config } from '#app/config.server.ts'
import { discoverGoogle } from '#app/identity/integrations/google.ts'

/** Asks the configured provider of Google sign-in where its doors are. Throws when it does not answer as it should. */
export async function probeGoogle(google: NonNullable<Config['google']>): Promise<void> {
  await discoverGoogle(google)
}

import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { SealError, seal, unseal } from '#app/platform/secrets/seal.ts'
import type { MastodonApps } from '#app/publishing/integrations/mastodon/apps.ts'
import { findNetworkApp, upsertNetworkApp } from '#db/queries/publishing/network-apps.ts'

const network = 'mastodon' as const

/** How this installation is registered at Mastodon servers, as the database keeps it for all workspaces. */
export function openMastodonApps({ db, config }: Pick<ServiceContext, 'db' | 'config'>): MastodonApps {
  const { sql } = db.unscoped
  return {
    async find(place) {
      const known = await findNetworkApp(sql, { network, ...place })
      if (!known) return null
      const { id, clientId, sealedSecret, scopes } = known
      try {
        const clientSecret = unseal(sealedSecret, config.encryptionKey, 'network-app', id)
        return { app: { clientId, clientSecret }, scopes }
      } catch (error) {
        if (error instanceof SealError) return null
        throw error
      }
    },
    async keep(place, scopes, { clientId, clientSecret }) {
      const id = randomUUID()
      const sealedSecret = seal(clientSecret, config.encryptionKey, 'network-app', id)
      await upsertNetworkApp(sql, { network, ...place, id, scopes, clientId, sealedSecret })
    },
  }
}

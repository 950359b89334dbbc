import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import type { TokenVault } from '#app/publishing/integrations/network.ts'
import type { WorkspaceId } from '#db/client.ts'
import {
  claimRenewal,
  findSealedTokens,
  releaseRenewal,
  updateTokens,
} from '#db/queries/publishing/renewals.ts'
import { openTokens } from './open-tokens.ts'

/** Seconds that one renewal may take: whoever died in the middle of one holds up the others no longer. */
const TURN_S = 25
/** Milliseconds that one waits for a turn at most: a little longer than one lasts. */
const PATIENCE_MS = 30_000
const LOOK_MS = 100

/**
 * Where the tokens of one account are kept. Nothing waits in a transaction: a turn is a note in the account's row, and
 * whoever waits for one looks at it now and then.
 */
export function openVault(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  { workspace, id }: { readonly workspace: WorkspaceId; readonly id: string },
): TokenVault {
  let turn: string | null = null
  return {
    async read() {
      const sealedTokens = await db.inWorkspace(workspace, sql => findSealedTokens(sql, { workspace, id }))
      return openTokens({ config }, { id, sealedTokens })
    },
    async save(tokens, expiresAt) {
      const sealedTokens = seal(JSON.stringify(tokens), config.encryptionKey, 'connection-tokens', id)
      const tokensToKeep = { workspace, id, sealedTokens, expiresAt, holder: turn }
      if (!(await db.inWorkspace(workspace, sql => updateTokens(sql, tokensToKeep))))
        throw new Error('The account was changed while its tokens were renewed')
    },
    async alone(run) {
      const holder = randomUUID()
      const end = performance.now() + PATIENCE_MS
      const claim = () =>
        db.inWorkspace(workspace, sql => claimRenewal(sql, { workspace, id, holder, seconds: TURN_S }))
      while (!(await claim())) {
        if (performance.now() > end) throw new Error('Another process renews these tokens for too long')
        await pause(LOOK_MS)
      }
      turn = holder
      try {
        return await run()
      } finally {
        turn = null
        await db.inWorkspace(workspace, sql => releaseRenewal(sql, { workspace, id, holder }))
      }
    },
  }
}

import type { BlueskyInstallation } from '#app/publishing/integrations/bluesky/client-documents.ts'
import { blueskyConnector } from '#app/publishing/integrations/bluesky/connector.ts'
import { callbackPath } from '#app/publishing/integrations/connector.ts'
import type { ConnectedAccount, TokenVault } from '#app/publishing/integrations/network.ts'
import { allowAtBluesky } from '#scripts/local/bluesky/allow.ts'

export const ENCRYPTION_KEY = { current: 'e'.repeat(32), previous: null }

/** An installation on somebody's own computer, beside a stand-in. */
export function ownComputer(blueskyLocalServer: string | null): BlueskyInstallation {
  return { appUrl: 'http://localhost:3000', encryptionKey: ENCRYPTION_KEY, blueskyLocalServer }
}

/** Goes to a stand-in and back, as somebody does who connects an account. */
export async function connect(installation: BlueskyInstallation, handle: string) {
  const connector = blueskyConnector(installation)
  const redirectUri = `${installation.appUrl}${callbackPath('bluesky')}`
  const started = await connector.start({ typed: handle, redirectUri, forceLogin: false })
  if (!started.ok) throw new Error(`not started: ${started.reason}`)
  const back = await allowAtBluesky(started.address, handle)
  const kept: unknown = JSON.parse(JSON.stringify(started.kept))
  const finished = await connector.finish({ kept, answer: back.searchParams, redirectUri })
  if (!finished.ok) throw new Error(`not finished: ${finished.reason}`)
  const [allowed] = finished.accounts
  if (!allowed) throw new Error('no account')
  return { allowed, started, back }
}

/** An account that was connected, with its tokens where they are renewed, as two processes would find them. */
export async function connected(installation: BlueskyInstallation, handle: string) {
  const { allowed } = await connect(installation, handle)
  const vault = memoryVault(allowed.tokens)
  const { server, accountId, handle: shown, tokens } = allowed
  const account: ConnectedAccount = {
    ...{ id: `id-${handle}`, network: 'bluesky', server, accountId, handle: shown, tokens },
    vault,
  }
  return { account, vault, allowed }
}

/** Keeps tokens as text, like a database does, and lets one in at a time. */
export function memoryVault(tokens: unknown) {
  let stored: string | null = JSON.stringify(tokens)
  let last: Promise<unknown> = Promise.resolve()
  const saved: { tokens: unknown; expiresAt: Date | null }[] = []
  const vault: TokenVault = {
    read: async () => (stored === null ? null : JSON.parse(stored)),
    async save(renewed, expiresAt) {
      stored = JSON.stringify(renewed)
      saved.push({ tokens: renewed, expiresAt })
    },
    alone(run) {
      const turn = last.then(run)
      last = turn.catch(() => null)
      return turn
    },
  }
  return { ...vault, saved }
}

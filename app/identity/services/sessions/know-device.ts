import type { ServiceContext } from '#app/platform/context.ts'
import { seal, unsealJson } from '#app/platform/secrets/seal.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'

/** How long a browser is known after it signed in last. */
const KNOWN_MS = 90 * DAY_MS
/** The most accounts one browser is known to; the one it signed in to longest ago goes first. */
const ACCOUNTS = 5
const SEAL = 'known-device' as const

/** What the cookie of a known device holds, sealed. */
interface KnownDevice {
  /** A random name, by which its tries are counted. */
  readonly id: string
  /** Whom it has signed in, newest first: a hash of the email address, and when (milliseconds since 1970). */
  readonly accounts: readonly { readonly hash: string; readonly at: number }[]
}

/** Notes on a browser that it has signed in to this account; `sealed` is its cookie, the answer the cookie's new value. */
export async function knowDevice(
  context: ServiceContext,
  { sealed, userId }: { sealed: string | null; userId: string },
): Promise<string | null> {
  const account = await findAccount(context.db.unscoped.sql, { id: userId })
  if (!account) return null
  const device = open(context, sealed)
  const hash = hashOf(account.email)
  const others = device?.accounts.filter(known => known.hash !== hash) ?? []
  const now: KnownDevice = {
    id: device?.id ?? newSecret(),
    accounts: [{ hash, at: context.now().getTime() }, ...others].slice(0, ACCOUNTS),
  }
  return seal(JSON.stringify(now), context.config.encryptionKey, SEAL).toString('base64url')
}

/** The name of this browser where it has signed in to the account of an email address lately; else null. */
export function findKnownDevice(
  context: ServiceContext,
  { sealed, email }: { sealed: string | null; email: string },
): string | null {
  const device = open(context, sealed)
  const hash = hashOf(email)
  const since = context.now().getTime() - KNOWN_MS
  return device?.accounts.some(known => known.hash === hash && known.at > since) ? device.id : null
}

function open({ config }: ServiceContext, sealed: string | null): KnownDevice | null {
  if (!sealed) return null
  try {
    return unsealJson(Buffer.from(sealed, 'base64url'), config.encryptionKey, SEAL) as KnownDevice
  } catch {
    return null
  }
}

const hashOf = (email: string) => hashSecret(email).toString('base64url')

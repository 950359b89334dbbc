import type { ServiceContext } from '#app/platform/context.ts'
import { deviceName, placeName } from '#core/identity/account/device-name.ts'
import { pageOfList } from '#core/shared/page-of-list.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { listAuditEntries } from '#db/queries/identity/audit.ts'
import { existsIdentity } from '#db/queries/identity/identities.ts'
import { listPasskeys } from '#db/queries/identity/passkeys.ts'
import { countRecoveryCodes, findTwoFactor } from '#db/queries/identity/second-factor.ts'
import { listSessionsOfUser } from '#db/queries/identity/sessions.ts'

/** Lines of the log that are shown. */
const LOG_LINES = 20
/** Devices on a page. */
const DEVICES = 10

export interface SecurityView {
  readonly hasPassword: boolean
  readonly passwordChangedAt: Date | null
  readonly hasGoogle: boolean
  readonly twoFactorOn: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]
  readonly sessions: readonly {
    id: string
    device: string
    place: string
    startedAt: Date
    lastSeenAt: Date
    isThis: boolean
  }[]
  /** Which page of the devices, the last where there is none so far. */
  readonly page: number
  readonly devicePages: number
  /** Whether any device but this one is signed in, on whatever page. */
  readonly hasOthers: boolean
  readonly log: readonly {
    id: string
    type: string
    /** Somebody else than the owner; null for the owner. */
    actor: { name: string | null } | null
    device: string
    place: string
    at: Date
  }[]
}

/** All that the security page shows of one account, read side by side, `page` of its devices. Accounts belong to people, not to workspaces. */
export async function readSecurity(
  context: ServiceContext,
  { userId, sessionId, page = 1 }: { userId: string; sessionId: string; page?: number },
): Promise<SecurityView> {
  const { sql } = context.db.unscoped
  const now = context.now()
  const [account, hasGoogle, factor, recoveryCodesLeft, passkeys, sessions, events] = await Promise.all([
    findAccount(sql, { id: userId }),
    existsIdentity(sql, { userId }),
    findTwoFactor(sql, { userId }),
    countRecoveryCodes(sql, { userId }),
    listPasskeys(sql, { userId }),
    listSessionsOfUser(sql, { userId, now }),
    // Whoever did something has their name in their own workspace.
    context.db.acrossWorkspaces('account', across =>
      listAuditEntries(across, { userId, before: null, limit: LOG_LINES }),
    ),
  ])
  const devices = pageOfList(sessions, { page, size: DEVICES })
  return {
    hasPassword: account?.passwordHash != null,
    passwordChangedAt: account?.passwordChangedAt ?? null,
    hasGoogle,
    twoFactorOn: factor?.confirmedAt != null,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    sessions: devices.rows.map(session => ({
      id: session.id,
      device: deviceName(session.userAgent),
      place: placeName(session.ip),
      startedAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      isThis: session.id === sessionId,
    })),
    page: devices.page,
    devicePages: devices.pages,
    hasOthers: sessions.some(({ id }) => id !== sessionId),
    log: events.map(event => ({
      id: event.id,
      type: event.type,
      actor: event.actorId === null || event.actorId === userId ? null : { name: event.actorName },
      device: deviceName(event.userAgent),
      place: placeName(event.ip),
      at: event.at,
    })),
  }
}

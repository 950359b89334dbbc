import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { forgetDevicesBefore, tellsOfDevice } from '#core/identity/known-device.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { lockAccount } from '#db/queries/identity/accounts.ts'
import {
  countDevicesTold,
  deleteOldDevices,
  insertKnownDevice,
  updateKnownDeviceSeen,
} from '#db/queries/identity/known-devices.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { notifyOwner } from '../notify-owner.ts'

/**
 * Notes on which device somebody signs in, by the mark in its cookie, in the transaction that opens the session. The owner
 * is told of a device that is new, except of the first. Answers the device's mark, made when it has none.
 */
export async function noteDevice(
  context: ServiceContext,
  sql: Sql,
  input: { userId: string; device: string | null; caller: Caller },
): Promise<string> {
  const { userId, caller } = input
  const now = context.now()
  const device = input.device ?? newSecret()
  const hash = hashSecret(device)
  // Many sign-ins at once count their mails one after the other.
  const account = await lockAccount(sql, { id: userId })
  if (!account || (await updateKnownDeviceSeen(sql, { userId, hash, now }))) return device
  const isFirst = account.lastSignedInAt === null
  const toldToday = await countDevicesTold(sql, { userId, since: addDays(now, -1) })
  const isTold = tellsOfDevice({ isFirst, toldToday })
  await insertKnownDevice(sql, { userId, hash, now, toldAt: isTold ? now : null })
  await deleteOldDevices(sql, { userId, before: forgetDevicesBefore(now) })
  if (isTold)
    await notifyOwner(context, sql, {
      userId,
      email: account.email,
      event: 'new_device',
      notice: 'new_device',
      caller,
    })
  else if (!isFirst) await insertSecurityEvent(sql, { userId, type: 'new_device', caller })
  return device
}

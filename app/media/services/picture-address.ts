import type { Config } from '#app/config.server.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.ts'

/** An address holds at least this long, and at most twice as long, so that a browser meets the same one again. */
const HOUR_MS = 3_600_000

type Secrets = Pick<Config, 'sessionSecret'>

const signedText = (workspace: string, id: string, until: number) => `${workspace} ${id} ${until}`

/** Where a picture can be seen for the next hour, or for as many as are given, by whoever has the address. */
export function pictureAddress(
  { sessionSecret }: Secrets,
  { workspace, id, now, hours = 1 }: { workspace: string; id: string; now: Date; hours?: number },
): string {
  const until = (Math.floor(now.getTime() / HOUR_MS) + 1 + hours) * HOUR_MS
  const signature = sign(signedText(workspace, id, until), sessionSecret, 'media')
  return `/media/${workspace}/${id}?until=${until}&signature=${signature}`
}

/** Whether an address is one of ours and still holds: `forged` when we never made it, `expired` when it is over. */
export function checkPictureAddress(
  { sessionSecret }: Secrets,
  asked: { workspace: string; id: string; until: string; signature: string; now: Date },
): 'good' | 'forged' | 'expired' {
  if (!/^\d{1,15}$/.test(asked.until)) return 'forged'
  const until = Number(asked.until)
  const text = signedText(asked.workspace, asked.id, until)
  if (!isSigned(text, asked.signature, sessionSecret, 'media')) return 'forged'
  return until > asked.now.getTime() ? 'good' : 'expired'
}

import { readSmtpFailure } from './read-smtp-failure.ts'
import { type SmtpServer, withSmtpSession } from './smtp-session.ts'

/** Signs in to a mail server and leaves again; null when that worked, else what it said. */
export async function checkServer(server: SmtpServer): Promise<string | null> {
  try {
    await withSmtpSession(server, async () => {})
    return null
  } catch (error) {
    return readSmtpFailure(error, false).detail
  }
}

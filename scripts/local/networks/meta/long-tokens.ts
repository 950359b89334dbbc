import { json } from '../../frame/answer.ts'
import { newToken, type Session } from '../books.ts'
import { fail } from './fail.ts'

const LONG_SECONDS = 5_184_000

/** A token of 60 days for one of an hour, or another 60 days for one that has them; `grant` is how a network names it. */
export function lengthen(session: Session, grant: 'th' | 'ig', query: URLSearchParams): Response {
  const isExchange = query.get('grant_type') === `${grant}_exchange_token`
  if (!isExchange && query.get('grant_type') !== `${grant}_refresh_token`)
    return fail(400, 100, 'Unsupported grant type')
  if (isExchange && !query.get('client_secret')) return fail(400, 101, 'Missing client_secret')
  session.access = newToken()
  session.accessExpiresAt = Date.now() + LONG_SECONDS * 1000
  return json({ access_token: session.access, token_type: 'bearer', expires_in: LONG_SECONDS })
}

/** An account's number, which follows from its name. */
export function userNumber({ account }: Pick<Session, 'account'>): string {
  let number = 1
  for (const character of account) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return String(10_000_000_000 + number)
}

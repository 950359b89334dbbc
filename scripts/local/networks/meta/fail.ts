import { json } from '../../frame/answer.ts'
import { newToken } from '../books.ts'

/** Meta's number for what an HTTP status means. */
export function codeOf(status: number): number {
  if (status === 429) return 4
  if (status === 401) return 190
  return status >= 500 ? 2 : 100
}

/** A refusal as Meta writes it. */
export function fail(
  status: number,
  code: number,
  message: string,
  { subcode, forPeople }: { subcode?: number; forPeople?: string } = {},
): Response {
  const more = {
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    ...(forPeople === undefined ? {} : { error_user_title: 'Media Not Found', error_user_msg: forPeople }),
  }
  const error = {
    message,
    type: 'OAuthException',
    code,
    ...more,
    is_transient: false,
    fbtrace_id: newToken(),
  }
  return json({ error }, status)
}

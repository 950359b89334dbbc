import { json } from '../../frame/answer.ts'

const LOG = { log_id: '20261123000000000000000000000000' }
const CODES: Readonly<Record<number, string>> = {
  401: 'access_token_invalid',
  429: 'rate_limit_exceeded',
}

/** A refusal as TikTok writes it. */
export function refuse(status: number, message: string, code?: string): Response {
  const named = code ?? CODES[status] ?? (status >= 500 ? 'internal_error' : 'invalid_params')
  return json({ data: {}, error: { code: named, message, ...LOG } }, status)
}

export function agree(data: object): Response {
  return json({ data, error: { code: 'ok', message: '', ...LOG } })
}

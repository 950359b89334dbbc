import { json } from '../../frame/answer.ts'
import type { Session } from '../books.ts'

/** A refusal in LinkedIn's words. */
export function refuse(status: number, message: string, code?: string): Response {
  return json({ message, status, ...(code ? { code } : {}) }, status)
}

/** The id of whoever a token is for. */
export function memberOf({ account }: Session): string {
  return `m-${account}`
}

import { json } from '../../frame/answer.ts'

/** A refusal in X's words. */
export function refuse(status: number, detail: string): Response {
  return json({ title: status === 403 ? 'Forbidden' : detail, type: 'about:blank', status, detail }, status)
}

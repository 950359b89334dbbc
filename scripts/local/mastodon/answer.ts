import { json, standInPage } from '../frame/answer.ts'

/** An error with a sentence. */
export function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return json({ error }, status, headers)
}

/** An error of OAuth: a word for programs, and a sentence. */
export function refuseOAuth(status: number, error: string, description: string): Response {
  return json({ error, error_description: description }, status)
}

/** A page of the stand-in, which says on top what it is. */
export function page(title: string, body: string, status = 200): Response {
  return standInPage('Local Mastodon', title, body, status)
}

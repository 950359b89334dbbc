import { json, standInPage } from '../frame/answer.ts'

/** An error of XRPC: a name for programs, and a sentence. */
export function refuse(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json({ error, message }, status, headers)
}

/** What is wrong with what came. */
export function refuseInput(message: string): Response {
  return refuse(400, 'InvalidRequest', message)
}

/** An error of OAuth: a word for programs, and a sentence. */
export function refuseOAuth(
  status: number,
  error: string,
  description: string,
  headers: Record<string, string> = {},
): Response {
  return json({ error, error_description: description }, status, headers)
}

/** A refusal of a token or of its proof, as the server that holds the records says it. */
export function refuseToken(error: string, message: string, headers: Record<string, string> = {}): Response {
  return refuse(401, error, message, {
    'WWW-Authenticate': `DPoP algs="ES256", error="${error}", error_description="${message}"`,
    ...headers,
  })
}

/** A page of the stand-in, which says on top what it is. */
export function page(title: string, body: string, status = 200): Response {
  return standInPage('Local Bluesky', title, body, status)
}

/** The path of a made-up agent’s document, in which it says who it is; and where it is answered. */
export const AGENT_PATHS = { document: '/agent/client.json', callback: '/agent/callback' } as const

/** A made-up agent that can be connected over OAuth: its document at its own address; null for another path. */
export function answerAgent(path: string, host: string): { type: string; body: string } | null {
  if (path !== AGENT_PATHS.document) return null
  const origin = `http://${host}`
  const document = {
    client_id: `${origin}${AGENT_PATHS.document}`,
    client_name: 'A made-up agent',
    redirect_uris: [`${origin}${AGENT_PATHS.callback}`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
  return { type: 'application/json', body: JSON.stringify(document) }
}

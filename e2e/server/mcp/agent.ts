import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

export const REVISIONS_TRIED = ['2026-07-28', '2025-11-25', '2025-06-18'] as const

/** The official client at one revision of the protocol, signed in with a token. */
export async function agentOf(
  appUrl: string,
  token: string,
  revision: (typeof REVISIONS_TRIED)[number] = '2026-07-28',
): Promise<Client> {
  const how =
    revision === '2026-07-28'
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { supportedProtocolVersions: [revision] }
  const client = new Client({ name: 'tests', version: '1' }, how)
  const headers = { Authorization: `Bearer ${token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${appUrl}/mcp`), { requestInit: { headers } }),
  )
  return client
}

/** What a tool said: its text, and what that says where it is JSON. */
export async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: given })
  const [first] = result.content
  const text = first?.type === 'text' ? first.text : ''
  const json = /^\{/.test(text) ? (JSON.parse(text) as Record<string, unknown>) : null
  return { text, json, isError: result.isError === true }
}

/** One message by hand, as the newest revision writes it unless it is said otherwise. */
export function message(method: string, params: object = {}, meta: object = {}) {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
    ...meta,
  }
  return { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: envelope } }
}

/** Sends one by hand. */
export async function send(
  appUrl: string,
  token: string | null,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const answer = await fetch(`${appUrl}/mcp`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  const json = text.startsWith('{')
    ? (JSON.parse(text) as {
        result?: Record<string, unknown>
        error?: { code: number; data?: Record<string, unknown> }
      })
    : null
  return { status: answer.status, headers: answer.headers, text, json }
}

/** The headers that the newest revision asks for. */
export const newest = (method: string, name?: string): Record<string, string> => ({
  'MCP-Protocol-Version': '2026-07-28',
  'Mcp-Method': method,
  ...(name ? { 'Mcp-Name': name } : {}),
})

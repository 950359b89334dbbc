import { isPlainObject, readKey } from '../../shared/untrusted.ts'

/** Revisions of the protocol that we speak, the newest first. */
export const REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const

/** What JSON-RPC and the protocol call what can be wrong with a message. */
export const RPC_ERRORS = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
  unsupportedRevision: -32022,
} as const

/** What a message asks for, as far as it decides what it needs. */
export interface AskedOf {
  readonly id: string | number | null
  readonly method: string
  /** The tool, prompt or resource; '' for none. */
  readonly name: string
}

/** Reads one message; null for what is none, such as several at once, which no revision of ours has. */
export function readMessage(body: unknown): AskedOf | null {
  if (!isPlainObject(body)) return null
  const method = readKey(body, 'method')
  if (typeof method !== 'string') return null
  const id = readKey(body, 'id')
  const params = readKey(body, 'params')
  const name = readKey(params, method === 'resources/read' ? 'uri' : 'name')
  return {
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    method,
    name: typeof name === 'string' ? name : '',
  }
}

/** A refusal as JSON-RPC writes it. */
export function rpcError(id: AskedOf['id'], code: number, message: string, data?: object) {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data ? { data } : {}) } }
}

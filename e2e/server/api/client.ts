import { randomBytes } from 'node:crypto'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { tokenBeginning, tokenFrom } from '#core/api/token.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'

/** What came back. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** As JSON where it is some, else as text; null where there is nothing. */
  readonly body: unknown
}

/** How one operation is called. */
export interface Sent {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Described {
  readonly method: string
  readonly path: string
  readonly hasBody: boolean
  readonly statuses: readonly string[]
}

interface Document {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string
            readonly requestBody?: object
            readonly responses: Readonly<Record<string, object>>
          }
        >
      >
    >
  >
}

/** A client made from the description alone, as generators make them: what is not described can’t be called. */
export class ApiClient {
  readonly operations: ReadonlyMap<string, Described>
  readonly #root: string

  constructor(document: Document) {
    this.#root = document.servers[0]?.url ?? ''
    this.operations = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId, requestBody, responses }]) => [
          operationId,
          {
            path,
            method: method.toUpperCase(),
            hasBody: requestBody !== undefined,
            statuses: Object.keys(responses),
          },
        ]),
      ),
    )
  }

  /** The client of a running app, with the description it gives. */
  static async of(appUrl: string): Promise<ApiClient> {
    const answer = await fetch(`${appUrl}/api/v1/openapi.json`)
    return new ApiClient((await answer.json()) as Document)
  }

  /** Calls an operation; the status must be one that it describes. */
  async call(token: string | null, id: string, sent: Sent = {}): Promise<Reply> {
    const operation = this.operations.get(id)
    if (!operation) throw new Error(`${id} is not described`)
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => sent.path?.[name] ?? 'none')
    const url = new URL(`${this.#root}${path}`)
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value))
    const reply = await ask(url, {
      method: operation.method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(operation.hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...sent.headers,
      },
      ...(operation.hasBody ? { body: JSON.stringify(sent.body ?? {}) } : {}),
    })
    if (!operation.statuses.includes(String(reply.status)))
      throw new Error(`${id} answered ${reply.status}, which is not described: ${JSON.stringify(reply.body)}`)
    return reply
  }
}

/** One request of any kind. */
export async function ask(url: string | URL, init: RequestInit): Promise<Reply> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init })
  const text = await answer.text()
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  const body: unknown = text === '' ? null : isJson ? JSON.parse(text) : text
  return { status: answer.status, headers: answer.headers, body }
}

/** Puts a token into the database, as the settings make one. */
export async function insertTokenOf(
  db: AdminDatabase,
  person: {
    workspace: string
    member?: string
    scopes?: readonly string[]
    name?: string
    expiresAt?: Date
  },
): Promise<string> {
  const token = tokenFrom(randomBytes(32).toString('base64url'))
  const { workspace, member = workspace, scopes = ['read', 'draft', 'publish', 'people', 'admin'] } = person
  await db.sql`
    insert into api_tokens (user_id, member_id, name, token_hash, beginning, scopes, expires_at)
    values (
      ${workspace}, ${member}, ${person.name ?? 'The tests'}, ${hashSecret(token)}, ${tokenBeginning(token)},
      ${db.sql.array([...scopes])}::text[], ${person.expiresAt ?? new Date(Date.now() + 86_400_000)}
    )
  `
  return token
}

/** Somebody with a plan that runs, and nothing else. */
export async function someoneOn(db: AdminDatabase, tier: Tier): Promise<TestAccount> {
  const account = await createTestAccount(db, { tier })
  await db.sql`
    insert into subscriptions (user_id, tier, status, billing_cycle) values (${account.id}, ${tier}, 'active', 'monthly')
  `
  return account
}

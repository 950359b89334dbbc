/** What may stand behind a name: `list` is several texts. */
type Kind = 'text' | 'list' | 'flag' | 'number' | 'file'

/**
 * Parameters of each call as Mastodon's documentation lists them. The real server overlooks what it does not know; here
 * it is refused, so that a mistake of ours is noticed.
 */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'POST /api/v1/apps': { client_name: 'text', redirect_uris: 'list', scopes: 'text', website: 'text' },
  'POST /oauth/token': {
    grant_type: 'text',
    client_id: 'text',
    client_secret: 'text',
    redirect_uri: 'text',
    code: 'text',
    code_verifier: 'text',
    scope: 'text',
  },
  'POST /oauth/revoke': { client_id: 'text', client_secret: 'text', token: 'text' },
  'POST /api/v1/statuses': {
    status: 'text',
    media_ids: 'list',
    in_reply_to_id: 'text',
    sensitive: 'flag',
    spoiler_text: 'text',
    visibility: 'text',
    language: 'text',
  },
  'POST /api/v2/media': { file: 'file', description: 'text', focus: 'text' },
  'GET /api/v1/accounts/:id/statuses': {
    max_id: 'text',
    since_id: 'text',
    min_id: 'text',
    limit: 'number',
    only_media: 'flag',
    exclude_replies: 'flag',
    exclude_reblogs: 'flag',
    pinned: 'flag',
    tagged: 'text',
  },
}

/** A call's parameters, whichever way they came. */
export type Given = Readonly<Record<string, unknown>>

/** What is wrong with the parameters of a call, one sentence each; a call that is not listed takes none. */
export function wrongParameters(call: string, given: Given): string[] {
  const shape = SHAPES[call] ?? {}
  return Object.entries(given).flatMap(([name, value]) => {
    const kind = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!kind) return [`Unknown parameter: ${name}`]
    return fits(kind, value) ? [] : [`Wrong type: ${name} must be a ${kind}`]
  })
}

function fits(kind: Kind, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value) && value.every(item => typeof item === 'string')
  if (kind === 'flag') return typeof value === 'boolean' || value === 'true' || value === 'false'
  if (kind === 'number') return typeof value === 'string' && /^\d{1,4}$/.test(value)
  if (kind === 'file') return value instanceof File
  return typeof value === 'string'
}

/** The parameters of a request: its body as JSON, as a form, or what stands in its address. */
export async function readGiven(request: Request): Promise<Given> {
  if (request.method === 'GET') return readPairs(new URL(request.url).searchParams)
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) {
    const body: unknown = await request.json().catch(() => null)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Given) : {}
  }
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded'))
    return readPairs(await request.formData())
  return {}
}

function readPairs(pairs: Iterable<[string, unknown]>): Given {
  const given: Record<string, unknown> = {}
  for (const [name, value] of pairs) {
    if (!name.endsWith('[]')) given[name] = value
    else given[name.slice(0, -2)] = [...((given[name.slice(0, -2)] as unknown[] | undefined) ?? []), value]
  }
  return given
}

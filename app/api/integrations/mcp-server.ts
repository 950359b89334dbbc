import type { Tool as ListedTool, McpHttpHandler, McpServer } from '@modelcontextprotocol/server'
import { REVISIONS } from '#core/api/mcp/revisions.ts'
import type { Surface } from '#core/api/mcp/surface.ts'
import { annotationsOf, type Tool } from '#core/api/mcp/tool.ts'
import { INSTRUCTIONS, PROMPT, RESOURCES } from '#core/api/mcp/voice.ts'

/** How long a client may keep a list: what it may see changes with its token’s person. */
const CACHE = { ttlMs: 60_000, cacheScope: 'private' } as const

/** Both libraries together: loaded by the first message, not by every start. */
async function loadLibraries() {
  const [sdk, json] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@valibot/to-json-schema'),
  ])
  return { ...sdk, ...json }
}
type Libraries = Awaited<ReturnType<typeof loadLibraries>>

/** The schema of a tool’s arguments, which never changes. */
const schemas = new Map<Tool, ListedTool['inputSchema']>()

function schemaOf({ toJsonSchema }: Libraries, tool: Tool): ListedTool['inputSchema'] {
  const known = schemas.get(tool)
  if (known) return known
  const { $schema: _, ...made } = toJsonSchema(tool.input, { target: 'draft-2020-12', typeMode: 'input' })
  const schema = { ...made, type: 'object' } as ListedTool['inputSchema']
  schemas.set(tool, schema)
  return schema
}

function serverOf(libraries: Libraries, surface: Surface): McpServer {
  const mcp = new libraries.McpServer(
    { name: 'brandhearth', title: 'Brandhearth', version: '1' },
    {
      capabilities: { tools: {}, prompts: {}, resources: {} },
      instructions: INSTRUCTIONS,
      supportedProtocolVersions: [...REVISIONS],
      cacheHints: {
        ...{ 'tools/list': CACHE, 'prompts/list': CACHE, 'resources/list': CACHE },
        ...{ 'resources/templates/list': CACHE, 'resources/read': CACHE, 'server/discover': CACHE },
      },
    },
  )
  const { server } = mcp
  server.setRequestHandler('tools/list', () => ({
    tools: surface.tools.map(([name, tool]) => ({
      name,
      title: tool.title,
      description: tool.description,
      inputSchema: schemaOf(libraries, tool),
      annotations: annotationsOf(tool),
    })),
  }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const { text, isError, data } = await surface.callTool(params.name, params.arguments)
    return { content: [{ type: 'text', text }], isError, ...(data ? { structuredContent: { ...data } } : {}) }
  })
  server.setRequestHandler('prompts/list', () => ({
    prompts: [{ ...PROMPT, arguments: PROMPT.arguments.map(each => ({ ...each })) }],
  }))
  server.setRequestHandler('prompts/get', async ({ params }) => ({
    description: PROMPT.description,
    messages: [
      { role: 'user', content: { type: 'text', text: await surface.prompt(params.name, params.arguments) } },
    ],
  }))
  server.setRequestHandler('resources/list', () => ({ resources: RESOURCES.map(each => ({ ...each })) }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => ({
    contents: [{ uri, mimeType: 'application/json', text: await surface.resource(uri) }],
  }))
  return mcp
}

/**
 * Answers one message by the protocol’s rules, of any revision that we speak and with nothing remembered between two: the
 * headers and the envelope are checked, lists carry how long they hold. Who asks was settled before.
 */
export async function serveMessage(
  request: Request,
  { body, surface }: { body: unknown; surface: Surface },
): Promise<Response> {
  const auth = { token: '', clientId: '', scopes: [], extra: { surface } }
  return (await handler()).fetch(request, { parsedBody: body, authInfo: auth })
}

let made: Promise<McpHttpHandler> | null = null

/** Made once; each message gets a server of its own, for what its caller can see. */
function handler(): Promise<McpHttpHandler> {
  made ??= loadLibraries().then(libraries =>
    libraries.createMcpHandler(({ authInfo }) => serverOf(libraries, authInfo?.extra?.surface as Surface), {
      legacy: 'stateless',
    }),
  )
  return made
}

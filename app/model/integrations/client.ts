import type OpenAI from 'openai'
import type { OpenAIConfig } from '#app/config.server.ts'

/** A connection to OpenAI, opaque to whoever passes it on. */
export interface OpenAIConnection {
  readonly openai: OpenAI
  readonly model: string
}

const open = new Map<string, Promise<OpenAIConnection>>()

/** The connection of a configuration, made once; null when no key is set. The package is loaded on first use. */
export function connectOpenAI(config: OpenAIConfig | null): Promise<OpenAIConnection> | null {
  if (!config) return null
  const name = `${config.baseUrl ?? ''} ${config.model} ${config.apiKey}`
  const existing = open.get(name)
  if (existing) return existing
  const made = connect(config)
  open.set(name, made)
  return made
}

async function connect({ apiKey, baseUrl, model }: OpenAIConfig): Promise<OpenAIConnection> {
  const { default: OpenAI } = await import('openai')
  // Tries are counted by our own policy; nothing of the process's environment may choose where the brand is sent.
  const openai = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  })
  return { openai, model }
}

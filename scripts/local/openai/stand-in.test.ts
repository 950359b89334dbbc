import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBrief } from '#core/assistant/brief.ts'
import { buildAssistantContext } from '#core/assistant/context.ts'
import { DRAFTS_FORMAT, draftingPrompt, readDrafts } from '#core/assistant/drafting.ts'
import { chatInstructions, quoteData } from '#core/assistant/instructions.ts'
import { lookupTools } from '#core/assistant/tools/lookups.ts'
import { PROPOSING_TOOLS } from '#core/assistant/tools/proposing.ts'
import { checkShape, unknownParameters } from './shapes/check-shape.ts'
import { type OpenAIStandIn, openOpenAIStandIn } from './stand-in.ts'

const foundation = {
  brand_name: 'Oak & Ember',
  core_values: ['patience', 'craft'],
  dream_client: 'first-time furniture buyers who are tired of throwing things away',
  offer_description: 'A table made to measure in six weeks',
}
const stories = [
  {
    title: 'The wobbly table',
    situation: 'A client cried over a table.',
    result: 'It stands to this day.',
    lesson: 'Mend first.',
  },
]
const context = buildAssistantContext({ userId: 'u', clarify: foundation, stories }, new Date('2026-11-20'))
const instructions = chatInstructions(buildBrief({ context, foundation, stories }), 'content')

describe('the stand-in for OpenAI', () => {
  let standIn: OpenAIStandIn
  beforeAll(async () => {
    standIn = await openOpenAIStandIn()
  })
  afterAll(() => standIn.close())

  const post = (path: string, body: object, key = standIn.apiKey) =>
    fetch(`${standIn.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    })
  const tools = [...lookupTools('pro'), ...PROPOSING_TOOLS].map(tool => ({
    type: 'function',
    strict: true,
    ...tool,
  }))
  const ask = (content: string, more: object = {}) => ({
    model: 'gpt-5-mini',
    instructions,
    input: [{ role: 'user', content }],
    tools,
    ...more,
  })

  it('answers as the Responses API is described, whole', async () => {
    const question = ask('Turn my story “The wobbly table” into a post.')
    const first = (await (await post('/responses', question)).json()) as WholeAnswer
    expect(checkShape('Response', first)).toEqual([])
    expect(first.output.map(({ name }) => name)).toEqual(['find_stories', 'find_stories'])
    const found = { total: 1, stories: [{ ...stories[0], posts: 0, permission: 'none', excerpt: '' }] }
    const results = first.output.map(({ call_id }) => ({
      type: 'function_call_output',
      call_id,
      output: quoteData('lookup', found),
    }))
    const again = { ...question, input: [...question.input, ...first.output, ...results] }
    expect(checkShape('CreateResponse', again)).toEqual([])
    const answer = (await (await post('/responses', again)).json()) as WholeAnswer
    expect(checkShape('Response', answer)).toEqual([])
    const [message, call] = answer.output
    expect(message?.content?.[0]?.text).toMatch(/A client cried over a table[\s\S]*Offline answer/)
    expect(call).toMatchObject({ type: 'function_call', name: 'create_content' })
  })

  it('streams events that are described, in order, and ends with the whole', async () => {
    const response = await post(
      '/responses',
      ask('Give me three post ideas for this week.', { stream: true }),
    )
    const events = readEvents(await response.text())
    for (const event of events) expect(checkShape('ResponseStreamEvent', event)).toEqual([])
    expect(events.map(event => event.sequence_number)).toEqual(events.map((_, n) => n))
    expect(events[0]?.type).toBe('response.created')
    expect(events.at(-1)?.type).toBe('response.completed')
  })

  it('answers chat completions as they are described, whole and streamed', async () => {
    const body = {
      model: 'gpt-5-mini',
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: 'Plan a campaign' },
      ],
    }
    expect(checkShape('CreateChatCompletionRequest', body)).toEqual([])
    expect(
      checkShape('CreateChatCompletionResponse', await (await post('/chat/completions', body)).json()),
    ).toEqual([])
    const streamed = await (await post('/chat/completions', { ...body, stream: true })).text()
    expect(streamed).toContain('data: [DONE]')
    const chunks = readEvents(streamed.replace('data: [DONE]', ''))
    for (const chunk of chunks) expect(checkShape('CreateChatCompletionStreamResponse', chunk)).toEqual([])
  })

  it('drafts a post in the schema that was asked for, from the story', async () => {
    const prompt = draftingPrompt({
      kind: 'draft',
      text: '',
      post: { platform: 'linkedin', title: '', goal: '', offer: '' },
      story: stories[0] ?? null,
      foundation,
      history: [],
    })
    const format = { type: 'json_schema', strict: true, ...DRAFTS_FORMAT }
    const response = await post('/responses', {
      model: 'm',
      instructions: prompt.instructions,
      input: prompt.input,
      text: { format },
    })
    const answer = (await response.json()) as { output: { content: { text: string }[] }[] }
    const drafts = readDrafts(answer.output[0]?.content[0]?.text ?? '')
    expect(drafts.texts.length).toBeGreaterThan(0)
    expect(drafts.texts.join()).toContain('Mend first')
    expect(drafts.note).toMatch(/Offline/)
  })

  it('refuses what the real one refuses: a wrong key, an unknown parameter, a wrong type', async () => {
    expect((await post('/responses', ask('x'), 'sk-other')).status).toBe(401)
    const unknown = await post('/responses', ask('x', { max_tokens: 5 }))
    expect(unknown.status).toBe(400)
    const refused = await unknown.json()
    expect(checkShape('ErrorResponse', refused)).toEqual([])
    expect((await post('/responses', ask('x', { temperature: 9 }))).status).toBe(400)
    expect((await post('/responses', { model: 'm', input: [{ role: 'robot', content: 'x' }] })).status).toBe(
      400,
    )
  })

  it.each([
    ['fail', 500],
    ['rate_limit', 429],
    ['refuse', 401],
  ] as const)('can be told to %s', async (mode, status) => {
    await fetch(standIn.url.replace('/v1', '/_control'), {
      method: 'POST',
      body: new URLSearchParams({ mode }),
      redirect: 'manual',
    })
    expect((await post('/responses', ask('x'))).status).toBe(status)
    standIn.behave('answer')
  })

  it('a malicious model still speaks in the described shapes', async () => {
    standIn.behave('malicious')
    const answer = (await (await post('/responses', ask('x'))).json()) as { output: unknown[] }
    expect(checkShape('Response', answer)).toEqual([])
    expect(answer.output).toHaveLength(201)
    standIn.behave('answer')
  })
})

it('the shape check finds what is wrong', () => {
  expect(checkShape('CreateResponse', { input: 5 })).not.toEqual([])
  expect(unknownParameters('CreateResponse', { model: 'm', nonsense: 1 })).toEqual(['nonsense'])
  expect(checkShape('NoSuchThing', {})).toHaveLength(1)
})

interface WholeAnswer {
  readonly output: readonly { name?: string; call_id?: string; content?: { text: string }[] }[]
}

function readEvents(text: string): { type?: string; sequence_number?: number }[] {
  return text
    .split('\n')
    .filter(line => line.startsWith('data: ') && line.length > 6)
    .map(line => JSON.parse(line.slice(6)) as { type?: string; sequence_number?: number })
}

describe('the stand-in for transcriptions', () => {
  let standIn: OpenAIStandIn
  beforeAll(async () => {
    standIn = await openOpenAIStandIn()
  })
  afterAll(() => standIn.close())

  async function post(fields: Record<string, string | File>, key = standIn.apiKey) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const answer = await fetch(`${standIn.url}/audio/transcriptions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const file = new File([new Uint8Array(2_000)], 'recording.webm', { type: 'audio/webm' })
  const model = 'gpt-4o-mini-transcribe'

  it('says the same of the same recording, and that it is an example', async () => {
    const first = await post({ file, model })
    expect(first).toEqual(await post({ file, model, response_format: 'json' }))
    expect(first).toMatchObject({
      status: 200,
      body: {
        text: expect.stringContaining('assistant is offline'),
        usage: { type: 'tokens', input_tokens: 2 },
      },
    })
  })

  it.each<[string, () => Record<string, string | File>, number]>([
    ['no file', () => ({ model }), 400],
    ['no model', () => ({ file }), 400],
    ['a model that writes', () => ({ file, model: 'gpt-5-mini' }), 404],
    ['a parameter that there is not', () => ({ file, model, store: 'false' }), 400],
    ['a format it has not', () => ({ file, model, response_format: 'srt' }), 400],
    ['a file of another kind', () => ({ file: new File(['x'.repeat(500)], 'page.html'), model }), 400],
    ['nothing to listen to', () => ({ file: new File(['x'], 'a.webm'), model }), 400],
  ])('refuses %s', async (_, fields, status) => {
    expect(await post(fields())).toMatchObject({
      status,
      body: { error: { type: 'invalid_request_error', message: expect.any(String) } },
    })
  })

  it('plays outages, and wants its key', async () => {
    expect(await post({ file, model }, 'wrong')).toMatchObject({ status: 401 })
    standIn.behave('fail')
    expect(await post({ file, model })).toMatchObject({
      status: 500,
      body: { error: { type: 'server_error' } },
    })
    standIn.behave('rate_limit')
    expect(await post({ file, model })).toMatchObject({ status: 429 })
    standIn.behave('half')
    await expect(post({ file, model })).rejects.toThrow()
    standIn.behave('answer')
  })
})

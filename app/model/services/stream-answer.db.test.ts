import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectOpenAI } from '#app/model/integrations/client.ts'
import { AnswerFailure } from '#app/model/integrations/failure.ts'
import { answerTimes, type Question, streamAnswer } from '#app/model/integrations/stream-answer.ts'
import { PROPOSING_TOOLS } from '#core/assistant/tools/proposing.ts'
import { checkShape, unknownParameters } from '#scripts/local/openai/shapes/check-shape.ts'
import { IMPATIENT, openaiConfig, useOpenAI } from '#tests/support/openai.ts'

const question: Question = {
  instructions: 'Task type: general.',
  turns: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello to you' },
    { role: 'user', content: 'Give me three post ideas.' },
  ],
  tools: PROPOSING_TOOLS,
  safetyId: 'a'.repeat(64),
  maxTokens: 500,
}

describe('an answer from the provider', () => {
  const standIn = useOpenAI()
  const ask = async (options: Parameters<typeof streamAnswer>[2] = {}) => {
    const connection = await connectOpenAI(openaiConfig(standIn()))
    if (!connection) throw new Error('no connection')
    return streamAnswer(connection, question, { ...IMPATIENT, ...options })
  }
  const failureOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (failed: unknown) => failed,
    )
    if (!(error instanceof AnswerFailure)) throw new Error(`not an AnswerFailure: ${String(error)}`)
    return error.reason
  }

  it('comes piece by piece and then whole, with the calls', async () => {
    const pieces: string[] = []
    const answer = await ask({ onText: text => pieces.push(text) })
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.join('')).toBe(answer.text)
    expect(answer.text).toContain('Three ideas')
    expect(answer.calls).toMatchObject([{ name: 'add_idea' }])
  })

  it('says once what the provider charges for', async () => {
    const told: { read: number; written: number }[] = []
    await ask({ onTokens: tokens => told.push(tokens) })
    expect(told).toHaveLength(1)
    expect(told[0]?.read).toBeGreaterThan(0)
    expect(told[0]?.written).toBeGreaterThan(0)
  })

  it('asks as the provider describes, keeps nothing there and names nobody', async () => {
    await ask()
    const sent = standIn().requests.at(-1) ?? {}
    expect(checkShape('CreateResponse', sent)).toEqual([])
    expect(unknownParameters('CreateResponse', sent)).toEqual([])
    expect(sent).toMatchObject({ store: false, stream: true, safety_identifier: question.safetyId })
    expect(sent).not.toHaveProperty('user')
  })

  it('has room for what a model thinks before it speaks', async () => {
    await ask()
    expect(standIn().requests.at(-1)?.max_output_tokens).toBeGreaterThanOrEqual(question.maxTokens + 1_000)
  })

  it.each([
    ['refuse', 'refused', 1],
    ['fail', 'unavailable', 3],
    ['rate_limit', 'rate_limited', 3],
    ['hang', 'timeout', 3],
  ] as const)('when it is told to %s it is %s, after %d tries', async (mode, reason, tries) => {
    standIn().behave(mode)
    let waits = 0
    const sleep = async () => {
      waits += 1
    }
    const means = { sleep, random: () => 0 }
    expect(await failureOf(ask({ means }))).toBe(reason)
    expect(waits).toBe(tries - 1)
  })

  it('half an answer is no answer, and is not asked for again', async () => {
    standIn().behave('half')
    const before = standIn().requests.length
    expect(['broken_off', 'unavailable']).toContain(await failureOf(ask()))
    expect(standIn().requests.length).toBe(before + 1)
  })

  it('nobody there is unavailable', async () => {
    const connection = await connectOpenAI({ ...openaiConfig(standIn()), baseUrl: 'http://127.0.0.1:9/v1' })
    if (!connection) throw new Error('no connection')
    expect(await failureOf(streamAnswer(connection, question, IMPATIENT))).toBe('unavailable')
  })

  it('without a key there is no connection', () => {
    expect(connectOpenAI(null)).toBeNull()
  })
})

describe('a model that is silent', () => {
  afterEach(() => vi.useRealTimers())

  /** A provider whose answer begins, is silent for so long, and goes on; it ends when we hang up. */
  function silentFor(ms: number, model: string) {
    const create = async (_body: unknown, { signal }: { signal: AbortSignal }) => {
      async function* events() {
        yield { type: 'response.created' }
        await new Promise<void>((resolve, reject) => {
          setTimeout(resolve, ms)
          signal.addEventListener('abort', () => reject(new Error('hung up')))
        })
        yield { type: 'response.output_text.delta', delta: 'Thought over.' }
        yield { type: 'response.completed' }
      }
      return events()
    }
    return { openai: { responses: { create } }, model } as never
  }
  async function answerOf(ms: number, model: string) {
    vi.useFakeTimers()
    const asked = streamAnswer(silentFor(ms, model), question).then(
      answer => answer.text,
      (error: unknown) => (error instanceof AnswerFailure ? error.reason : String(error)),
    )
    await vi.advanceTimersByTimeAsync(120_000)
    return asked
  }

  it('may think for a minute, and is hung up on after 90 seconds in all', async () => {
    expect(await answerOf(60_000, 'gpt-5-mini')).toBe('Thought over.')
    expect(await answerOf(60_000, 'o4-mini')).toBe('Thought over.')
    expect(await answerOf(95_000, 'gpt-5-mini')).toBe('timeout')
  })

  it('is hung up on after 20 seconds when it does not think', async () => {
    expect(await answerOf(15_000, 'gpt-4.1')).toBe('Thought over.')
    expect(await answerOf(25_000, 'gpt-4.1')).toBe('timeout')
    expect(answerTimes({ model: 'gpt-4.1' }).idleMs).toBe(20_000)
  })
})

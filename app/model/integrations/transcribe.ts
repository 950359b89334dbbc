import type { OpenAIConnection } from './client.ts'
import { AnswerFailure, asAnswerFailure } from './failure.ts'
import type { Tokens } from './stream-answer.ts'

/** Milliseconds that the provider may take over one recording. */
export const TRANSCRIPTION_MS = 60_000
/** A model under somebody else's control must not fill our memory. */
const MOST_CHARACTERS = 30_000

/** A recording as it is sent: its name tells the provider what it is. */
export interface SentRecording {
  readonly file: Uint8Array
  readonly name: string
  readonly mime: string
}

/**
 * Has what is said in a recording written down, as it was said; '' where there are no words in it. One call: whoever asks again
 * does so later. Throws AnswerFailure and nothing else that the provider caused.
 */
export async function transcribe(
  { openai }: Pick<OpenAIConnection, 'openai'>,
  { file, name, mime }: SentRecording,
  { model, timeoutMs = TRANSCRIPTION_MS }: { model: string; timeoutMs?: number },
): Promise<{ text: string; tokens: Tokens }> {
  try {
    const sent = new File([Uint8Array.from(file)], name, { type: mime })
    const answer = await openai.audio.transcriptions.create(
      { file: sent, model, response_format: 'json' },
      { timeout: timeoutMs, signal: AbortSignal.timeout(timeoutMs) },
    )
    // What was cut off half-way is no JSON, and comes as a text.
    if (typeof answer?.text !== 'string') throw new AnswerFailure('broken_off')
    const { usage } = answer
    const tokens =
      usage?.type === 'tokens'
        ? { read: usage.input_tokens, written: usage.output_tokens }
        : { read: 0, written: 0 }
    return { text: answer.text.slice(0, MOST_CHARACTERS), tokens }
  } catch (error) {
    throw asAnswerFailure(error)
  }
}

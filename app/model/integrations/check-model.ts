import type { OpenAIConnection } from './client.ts'
import { asAnswerFailure } from './failure.ts'

/** Milliseconds that the provider may take. */
const PATIENCE_MS = 10_000

/** Whether the key is taken and the model there. Throws `AnswerFailure` with the provider's own words otherwise. */
export async function checkModel({ openai, model }: OpenAIConnection): Promise<void> {
  try {
    await openai.models.retrieve(model, { timeout: PATIENCE_MS })
  } catch (error) {
    throw asAnswerFailure(error)
  }
}

import type { Config } from '#app/config.server.ts'
import { checkModel } from '#app/model/integrations/check-model.ts'
import { connectOpenAI } from '#app/model/integrations/client.ts'

/**
 * Asks the assistant's provider whether it takes our key and has our model, which costs nothing. False when no key is set;
 * throws `AnswerFailure` when the provider refuses or cannot be reached.
 */
export async function probeAssistant(config: Config): Promise<boolean> {
  const pending = connectOpenAI(config.openai)
  if (!pending) return false
  await checkModel(await pending)
  return true
}

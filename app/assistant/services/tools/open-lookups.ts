import type { Lookups } from '#app/model/services/ask-model.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { SentLookup } from '#core/assistant/chat-answer.ts'
import { quoteData } from '#core/assistant/instructions.ts'
import { lookupBudget, lookupProblem } from '#core/assistant/tools/lookup-budget.ts'
import { lookupTools, readLookup } from '#core/assistant/tools/lookups.ts'
import { lookUp } from './look-up.ts'

/**
 * The tools that only read, for one question of one person: within their plan and their rights, and bounded. `sent` is
 * what was looked up and handed over so far.
 */
export function openLookups(ctx: WorkspaceContext): Lookups & { readonly sent: readonly SentLookup[] } {
  const tools = lookupTools(ctx.tier)
  const budget = lookupBudget()
  const sent: SentLookup[] = []
  const answered = async (call: Parameters<Lookups['answer']>[0]) => {
    if (budget.isSpent()) return lookupProblem('too_much')
    const lookup = readLookup(call)
    if (!lookup) return lookupProblem('wrong_arguments')
    try {
      const output = quoteData('lookup', await lookUp(ctx, lookup))
      return budget.takes(output) ? output : lookupProblem('too_much')
    } catch (error) {
      logger().warn({ err: error, tool: lookup.name }, 'the assistant could not look something up')
      return lookupProblem('not_available')
    }
  }
  return {
    tools,
    sent,
    async answer(call) {
      const output = await answered(call)
      sent.push({ name: call.name, arguments: call.arguments, output })
      return output
    },
  }
}

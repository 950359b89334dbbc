import { quoteData } from '../instructions.ts'
import { estimateTokens } from '../tokens.ts'

/** Calls that one question answers, and tokens that their answers come to. */
export const LOOKUP_BUDGET = { calls: 8, tokens: 8000 } as const

/** The answer to a call that had wrong arguments, failed, or came when enough was looked up. */
export function lookupProblem(error: 'wrong_arguments' | 'not_available' | 'too_much'): string {
  return quoteData('lookup', { error })
}

/** Keeps count of what one question has looked up. */
export function lookupBudget(): { takes(output: string): boolean; isSpent(): boolean } {
  let { calls, tokens }: { calls: number; tokens: number } = LOOKUP_BUDGET
  return {
    /** Whether there is room for this answer; if so it is counted. */
    takes(output) {
      const cost = estimateTokens(output)
      if (cost > tokens) return false
      tokens -= cost
      return true
    },
    /** Counts a call; true when there were enough of them. */
    isSpent() {
      calls -= 1
      return calls < 0
    },
  }
}

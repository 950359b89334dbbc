import { openQuoteLine } from '#app/platform/integrations/csv.ts'

/** The line (from 1) of a file that is no table because a quote is opened there and never closed; null for another reason. */
export function findOpenQuote({ text }: { text: string }): number | null {
  return openQuoteLine(text)
}

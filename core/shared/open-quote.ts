import { numberText } from './number-text.ts'

/** What is said of a file whose quotation marks do not close; `line` from 1. */
export function openQuoteText(line: number): string {
  return `We couldn’t read this from line ${numberText(line)} on: a quotation mark there is never closed. Correct the line, or export the file again.`
}

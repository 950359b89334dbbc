/** What belongs to one answer and must not be kept. */
const PASSING = new Set(['x-request-id', 'content-length', 'transfer-encoding'])

/** The headers of an answer that hold for the next ones, too; null when it is none that may be given again. */
export function lastingHeaders(answer: Response): Record<string, string> | null {
  if (answer.status !== 200 || answer.headers.has('set-cookie')) return null
  return Object.fromEntries([...answer.headers].filter(([name]) => !PASSING.has(name)))
}

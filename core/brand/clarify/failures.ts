/** What the log says when a step of reading or saving the foundation fails. */
export const CLARIFY_FAILURES = {
  /** The whole of the reading failed. */
  read: (status: number, body: string) => `Clarify edge function error: ${status} - ${body}`,
  entries: (message: string) => `Error fetching clarify entries: ${message}`,
  /** The whole of the saving failed. */
  save: (status: number, body: string) => `Failed to save clarify data: ${status} - ${body}`,
  /** Writing the answers alone failed as well. */
  fallback: (message: string) => `Save failed: ${message}`,
} as const

/** The words of an error, at most 300 characters; whatever was thrown. */
export function failureText(error: unknown): string {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : 'unknown'
  return text.slice(0, 300)
}

/** The id that an idempotency key keeps for a repeated form; null when the first try made nothing. */
export function readStoredId(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('id' in result)) return null
  return typeof result.id === 'string' ? result.id : null
}

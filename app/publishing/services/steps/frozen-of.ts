import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { FrozenPost } from '#app/publishing/integrations/network.ts'
import type { Target } from '#db/queries/publishing/targets.ts'

/** What was stored to be sent; null while nothing was. */
export function frozenOf(
  target: Pick<Target, 'text' | 'frozenAt' | 'recordKey' | 'idempotencyKey'>,
): FrozenPost | null {
  const { text, frozenAt, recordKey, idempotencyKey } = target
  if (text === null || !frozenAt || !recordKey || !idempotencyKey) return null
  return { ...ALONE, text, createdAt: frozenAt, recordKey, idempotencyKey }
}

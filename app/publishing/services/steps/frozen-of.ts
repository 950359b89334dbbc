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

/** A post without media and by itself: what there is as long as nothing else is published for somebody. */
export const ALONE = { media: [], after: [], role: 'post', isAd: false, prepared: null } as const

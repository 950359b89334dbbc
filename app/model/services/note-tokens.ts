import type { Tokens } from '#app/model/integrations/stream-answer.ts'
import { record } from '#app/platform/metrics/registry.ts'

/** Counts what a model read and wrote. */
export function noteTokens({ read, written }: Tokens): void {
  record(({ modelTokens }) => {
    modelTokens.inc({ kind: 'read' }, read)
    modelTokens.inc({ kind: 'written' }, written)
  })
}

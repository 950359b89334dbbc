import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { openQuoteLine } from '#app/platform/integrations/csv.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok } from '#core/shared/result.ts'
import { matchPayments } from './match-payments.ts'

/** Lines that a preview lists of each kind; the others are counted. */
const MOST_SHOWN = 200

interface ShownLine {
  readonly hash: string
  readonly day: string
  readonly pence: number
  readonly text: string
}

const shown = (lines: readonly ShownLine[]) => ({
  count: lines.length,
  lines: lines.slice(0, MOST_SHOWN).map(({ hash, day, pence, text }) => ({ hash, day, pence, text })),
})

/** What a statement would add to deals, looked at before anything is kept. `no_table` when it cannot be read as one, `open_quote` with the line from which on. */
export async function previewPayments(ctx: WorkspaceContext, { text }: { text: string }) {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace } = ctx
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  const found = await ctx.readInWorkspace(sql => matchPayments(sql, { workspace, text, today, lock: false }))
  if (!found) {
    const line = openQuoteLine(text)
    return line === null ? err('no_table') : err('open_quote', { line })
  }
  const { matched, rest, counts, isCut } = found
  return ok({
    matches: matched.slice(0, MOST_SHOWN).map(({ line, deal, openAfter, isNoted }) => {
      const { hash, day, pence, text } = line
      return { hash, day, pence, text, deal, openAfter, isNoted }
    }),
    more: Math.max(0, matched.length - MOST_SHOWN),
    taken: rest.taken.length,
    unknown: shown(rest.unknown),
    several: shown(rest.several),
    counts,
    isCut,
  })
}

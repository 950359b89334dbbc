import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { CLARIFY_FAILURES, failureText } from '#core/brand/clarify/failures.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import type { Sql } from '#db/client.ts'
import { findClarifyData, listClarifyEntries } from '#db/queries/brand/clarify.ts'
import { findFoundation } from './find-foundation.ts'

export interface BrandReading {
  readonly answers: ClarifyData
  /** Which way the answers came; null when every way failed and `answers` is empty for that reason alone. */
  readonly source: 'function' | 'user_clarify_data' | 'clarify_entries' | 'empty' | null
  /** What failed on the way, in the words of core/brand/clarify/failures.ts. */
  readonly failures: readonly string[]
}

type Step = readonly [
  source: 'function' | 'user_clarify_data' | 'clarify_entries',
  read: (sql: Sql) => Promise<ClarifyData>,
  failed: (message: string) => string,
]

/**
 * The foundation: the function, else the consolidated record, else the answers of the older form, else nothing. Each
 * way has a transaction of its own, so that one that fails does not take the next with it.
 */
export async function readBrand(ctx: WorkspaceContext): Promise<BrandReading> {
  const { workspace } = ctx
  const steps: readonly Step[] = [
    ['function', sql => findFoundation(sql, { workspace }), text => CLARIFY_FAILURES.read(500, text)],
    [
      'user_clarify_data',
      async sql => normaliseClarify((await findClarifyData(sql, { workspace }))?.clarifyData),
      text => CLARIFY_FAILURES.read(500, text),
    ],
    [
      'clarify_entries',
      async sql => {
        const entries = await listClarifyEntries(sql, { workspace })
        return normaliseClarify(Object.fromEntries(entries.map(entry => [entry.question, entry.response])))
      },
      CLARIFY_FAILURES.entries,
    ],
  ]
  const failures: string[] = []
  for (const [source, read, failed] of steps) {
    try {
      const answers = await ctx.readInWorkspace(read)
      if (Object.keys(answers).length > 0) return { answers, source, failures }
      // The function has asked both tables already: nothing is nothing.
      if (source === 'function') return { answers, source: 'empty', failures }
    } catch (error) {
      const text = failed(failureText(error))
      failures.push(text)
      logger().warn({ err: error, workspace }, text)
    }
  }
  return { answers: {}, source: failures.length === steps.length ? null : 'empty', failures }
}

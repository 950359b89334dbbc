import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { type AnswerConflict, answerMarks, mergeEdits } from '#core/brand/clarify/edits.ts'
import { CLARIFY_FAILURES, failureText } from '#core/brand/clarify/failures.ts'
import type { ClarifyKey } from '#core/brand/clarify/keys.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import type { VersionCause } from '#core/brand/versions/versions.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import {
  type ClarifyAnswers,
  lockClarifyData,
  upsertClarifyData,
  upsertClarifyDataAlone,
} from '#db/queries/brand/clarify.ts'
import { upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findFoundation } from './find-foundation.ts'
import { refreshScore } from './refresh-score.ts'

/** Answers on their way into the foundation. */
export interface BrandEdits {
  /** A section's key; `''` when they are from all over. */
  readonly section: string
  readonly keys: readonly ClarifyKey[]
  readonly answers: Readonly<Record<string, string | readonly string[]>>
  /** Marks of what the writer saw (`answerMarks`); without them the answers simply replace what is there. */
  readonly seen?: unknown
  readonly cause?: VersionCause
  readonly restoredVersion?: number
}

type Saved = Result<{ marks: string; changed: number }, 'read_only'>
type Outcome =
  | Saved
  | Refusal<'changed_elsewhere', { conflicts: readonly AnswerConflict[]; marks: string }>
  | Refusal<'not_saved', { message: string }>

/**
 * Saves answers: each given key replaces what was there, an empty one removes it, all others stay. Keeps a version when
 * something changed, and renews the score and what the dashboard offers, since both are made of these answers. When
 * that fails, writes the answers alone, because what was typed matters more than what is made of it; `not_saved` when
 * even that was refused.
 */
export async function saveBrand(ctx: WorkspaceContext, edits: BrandEdits): Promise<Outcome> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  try {
    return await saveWhole(ctx, edits)
  } catch (error) {
    logger().error({ err: error, workspace }, CLARIFY_FAILURES.save(500, failureText(error)))
  }
  try {
    return await ctx.inWorkspace(async sql => {
      const stored = await findFoundation(sql, { workspace })
      const merged = mergeEdits({ stored, typed: edits.answers, keys: edits.keys, seen: edits.seen })
      const { answers, conflicts } = merged
      const marks = answerMarks({ ...stored, ...answers }, edits.keys)
      if (conflicts.length > 0) return err('changed_elsewhere', { conflicts, marks })
      await upsertClarifyDataAlone(sql, { workspace, answers: { ...asAnswers(stored), ...answers } })
      return ok({ marks, changed: Object.keys(answers).length })
    })
  } catch (error) {
    const message = CLARIFY_FAILURES.fallback(failureText(error))
    logger().error({ err: error, workspace }, message)
    return err('not_saved', { message })
  }
}

function saveWhole(ctx: WorkspaceContext, edits: BrandEdits): Promise<Outcome> {
  const { workspace } = ctx
  const { section, keys, cause = 'saved', restoredVersion } = edits
  return ctx.inWorkspace(async sql => {
    const record = await lockClarifyData(sql, { workspace })
    const isFirst = !record || Object.keys(record.clarifyData).length === 0
    // Before the first save the older form's answers are what counts, and they must not be lost by it.
    const stored: ClarifyAnswers = isFirst
      ? asAnswers(await findFoundation(sql, { workspace }))
      : record.clarifyData
    const { answers, conflicts } = mergeEdits({ stored, typed: edits.answers, keys, seen: edits.seen })
    if (conflicts.length > 0) return err('changed_elsewhere', { conflicts, marks: answerMarks(stored, keys) })
    const changed = Object.keys(answers).length
    if (changed === 0) return ok({ marks: answerMarks(stored, keys), changed })
    const { clarifyData } = await upsertClarifyData(sql, {
      workspace,
      answers: isFirst ? { ...stored, ...answers } : { ...answers },
      section,
      cause,
      savedBy: ctx.userId,
      ...(restoredVersion ? { restoredVersion } : {}),
    })
    await upsertPersonalisation(sql, { workspace, data: { ...personalise(clarifyData) } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'clarify', actionType: cause })
    await refreshScore(ctx, sql)
    return ok({ marks: answerMarks(clarifyData, keys), changed })
  })
}

function asAnswers(data: Readonly<Record<string, string | readonly string[]>>): ClarifyAnswers {
  return Object.fromEntries(
    Object.entries(data).map(([key, answer]) => [key, typeof answer === 'string' ? answer : [...answer]]),
  )
}

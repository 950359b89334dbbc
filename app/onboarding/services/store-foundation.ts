import type { WorkspaceContext } from '#app/platform/context.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import {
  draftFromFoundation,
  firstOpenStep,
  type KickstartDraft,
  readKickstartDraft,
} from '#core/onboarding/kickstart/draft.ts'
import { foundationChanges } from '#core/onboarding/kickstart/foundation-changes.ts'
import type { Sql } from '#db/client.ts'
import { findClarifyData, upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import type { OnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'

export interface StoredFoundation {
  /** The first step (0 to 4) that is still open; then nothing was written. */
  readonly openStep: number | null
  readonly changed: boolean
}

/**
 * Writes a whole kickstart into the foundation, as a version of its own, and personalises the dashboard with it; nothing
 * while a step is open or when the foundation says the same already. Once saved, the foundation may have moved on since,
 * so that only `answers` then count against it. The caller holds the record's row: two presses come one after the other.
 */
export async function storeFoundation(
  ctx: Pick<WorkspaceContext, 'workspace'>,
  sql: Sql,
  { record, answers }: { record: OnboardingStatus; answers: KickstartDraft },
): Promise<StoredFoundation> {
  const { workspace } = ctx
  const stored = await findClarifyData(sql, { workspace })
  const draft = {
    ...readKickstartDraft(record.kickstartData),
    ...(record.kickstartCompleted ? { ...draftFromFoundation(stored?.clarifyData), ...answers } : {}),
  }
  const openStep = firstOpenStep(draft)
  if (openStep !== null) return { openStep, changed: false }
  const changes = foundationChanges(draft, stored?.clarifyData)
  if (Object.keys(changes).length === 0) return { openStep, changed: false }
  const saved = await upsertClarifyData(sql, { workspace, answers: changes, section: 'kickstart' })
  await upsertPersonalisation(sql, { workspace, data: personalise(saved.clarifyData) })
  return { openStep, changed: true }
}

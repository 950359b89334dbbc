import type { WorkspaceContext } from '#app/platform/context.ts'
import { type KickstartDraft, readKickstartDraft } from '#core/onboarding/kickstart/draft.ts'
import { foundationChanges } from '#core/onboarding/kickstart/foundation-changes.ts'
import { type SnapshotSheet, snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { findLatestQuizResponse } from '#db/queries/site/quiz.ts'

export interface SnapshotView {
  readonly sheet: SnapshotSheet
  /** False while the answers wait to be saved: the sheet then shows them all the same. */
  readonly isSaved: boolean
  /** The kickstart was handed in, so that there is something to show. */
  readonly isHandedIn: boolean
  readonly isCompleted: boolean
}

/**
 * The Brand Snapshot as it stands: the foundation once it is saved, until then the draft of the account and, over it,
 * what this device holds from an attempt that failed (`held`, null when there was none).
 */
export async function readSnapshot(
  ctx: WorkspaceContext,
  held: KickstartDraft | null,
): Promise<SnapshotView> {
  const { workspace } = ctx
  const [record, foundation, profile, quiz] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findOnboardingStatus(sql, { workspace }),
      findClarifyData(sql, { workspace }),
      findProfile(sql, { workspace }),
      findLatestQuizResponse(sql, { workspace }),
    ]),
  )
  const isSaved = (record?.kickstartCompleted ?? false) && held === null
  const stored = foundation?.clarifyData ?? {}
  const waiting = { ...readKickstartDraft(record?.kickstartData), ...held }
  return {
    sheet: snapshotSheet(isSaved ? stored : { ...stored, ...foundationChanges(waiting, stored) }, {
      founder: profile?.fullName ?? '',
      company: quiz?.answers.company_name,
    }),
    isSaved,
    isHandedIn: isSaved || held !== null || record?.step === 'results',
    isCompleted: record?.onboardingCompleted ?? false,
  }
}

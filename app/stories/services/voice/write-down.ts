import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import { transcribeRecording } from '#app/model/services/transcribe-recording.ts'
import { makeWorkspaceContext, type ServiceContext, type WorkspaceContext } from '#app/platform/context.ts'
import type { Transcription } from '#core/media/transcription.ts'
import { VOICE_ENDINGS } from '#core/media/voice-kind.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import {
  updateTranscript,
  updateTranscriptionEnded,
  updateTranscriptionFreed,
  updateTranscriptionTried,
} from '#db/queries/media/recordings.ts'

/**
 * Has a recording that waits for it written down, for one of its workspace's credits. What cannot be helped by another try is
 * noted with it; what can throws, so that there is one, up to the fifth. May be cut off anywhere and called again, also
 * twice at once: only one asks.
 */
export async function writeDown(
  context: ServiceContext,
  { recordingId: id, ...owner }: { workspace: string; recordingId: string },
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<void> {
  const ctx = await ownerOf(context, owner.workspace)
  if (!ctx) return
  const { workspace } = ctx
  const now = ctx.now()
  const tried = await ctx.inWorkspace(sql => updateTranscriptionTried(sql, { workspace, id, now }))
  if (tried === null) return
  if (tried === 'busy') throw new Error('the recording is being written down')
  const settle = (transcription: Transcription) =>
    ctx.inWorkspace(sql => updateTranscriptionEnded(sql, { workspace, id, transcription }))
  // One try more than there may be: the last of them died.
  if (tried.triesLeft < 0) return settle('failed')
  try {
    const file = await openStoredFile(ctx, { workspace, id }).read()
    const name = `recording.${VOICE_ENDINGS[tried.mime]}`
    const answer = await transcribeRecording(
      ctx,
      { file, name, mime: tried.mime },
      timeoutMs === undefined ? {} : { timeoutMs },
    )
    if (answer.ok) {
      const transcript = sanitiseText(answer.text)
      if (transcript === '') return await settle('silent')
      return await ctx.inWorkspace(sql => updateTranscript(sql, { workspace, id, transcript }))
    }
    switch (answer.reason) {
      case 'assistant_unavailable':
        return await settle('unavailable')
      case 'assistant_off':
        return await settle('assistant_off')
      case 'no_answer':
        if (answer.failure === 'empty') return await settle('silent')
        if (answer.failure === 'refused') return await settle('failed')
        throw new Error(`the recording was not written down: ${answer.failure}`)
      default:
        return await settle('no_credits')
    }
  } catch (error) {
    if (tried.triesLeft === 0) return settle('failed')
    await ctx.inWorkspace(sql => updateTranscriptionFreed(sql, { workspace, id, triedAt: now }))
    throw error
  }
}

/** The workspace as its owner would act in it, by its own clock; null when its account is gone. */
async function ownerOf(context: ServiceContext, id: string): Promise<WorkspaceContext | null> {
  const workspace = asWorkspaceId(id)
  const now = context.now()
  const [profile, plan] = await context.db.inWorkspace(workspace, async sql => [
    await findProfile(sql, { workspace }),
    await findSubscription(sql, { workspace }),
  ])
  if (!profile) return null
  return makeWorkspaceContext(context, {
    ...{ userId: id, workspace, role: 'owner', timeZone: profile.timeZone },
    tier: tierInForce(plan, now),
    access: accessInForce(plan, now),
  })
}

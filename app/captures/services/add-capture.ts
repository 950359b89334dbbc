import { randomUUID } from 'node:crypto'
import { holdPictures } from '#app/media/services/hold-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import type { CaptureText } from '#core/captures/shared-capture.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import { countWaiting, insertCapture, updateCapturePictures } from '#db/queries/captures/pending-captures.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'

export interface NewCapture {
  readonly text: CaptureText
  readonly files: readonly Uint8Array[]
  /** Of an email: who it says it is from, and SHA-256 of what names it, so that it is taken once. Null for a share. */
  readonly mail: { readonly sender: string; readonly onceHash: Uint8Array } | null
}

/**
 * Keeps what was shared or emailed until a person confirms it. Nothing of the workspace changes by it; fifty may wait at
 * once, counted under the profile's lock. An email that was taken before is `known`.
 */
export async function addCapture(
  ctx: WorkspaceContext,
  { text, files, mail }: NewCapture,
): Promise<Result<{ captureId: string }, 'read_only' | 'nothing_shared' | 'too_many' | 'known'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (text.title === '' && text.body === '' && text.link === '' && files.length === 0)
    return err('nothing_shared')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const id = randomUUID()
  const result = await ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if ((await countWaiting(sql, { workspace, now })) >= CAPTURE_LIMITS.waiting) return err('too_many')
    const isNew = await insertCapture(sql, {
      ...{ workspace, id, ...text },
      source: mail ? 'mail' : 'share',
      author: mail ? null : userId,
      sender: mail?.sender ?? '',
      onceHash: mail?.onceHash ?? null,
      receivedAt: now,
      expiresAt: addDays(now, CAPTURE_LIMITS.days),
    })
    return isNew ? ok({ captureId: id }) : err('known')
  })
  if (!result.ok || files.length === 0) return result
  const taken = files.slice(0, CAPTURE_LIMITS.pictures)
  const held = await holdPictures(ctx, { captureId: id, files: taken })
  const left = Math.min(held.left + files.length - taken.length, 100)
  if (left > 0) await ctx.inWorkspace(sql => updateCapturePictures(sql, { workspace, id, left }))
  return result
}

import { randomUUID } from 'node:crypto'
import { holdPictures } from '#app/media/services/hold-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import type { CaptureText } from '#core/captures/shared-capture.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import {
  countWaiting,
  findTakenBefore,
  insertCapture,
  updateCapturePictures,
} from '#db/queries/captures/pending-captures.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'

export interface NewCapture {
  readonly text: CaptureText
  readonly files: readonly Uint8Array[]
  /** Of an email: who it says it is from, and SHA-256 of what names it, so that it is taken once. Null for a share. */
  readonly mail: { readonly sender: string; readonly onceHash: Uint8Array } | null
  /** Of a share that may be added again: SHA-256 of what names it. */
  readonly onceHash?: Uint8Array
}

type Added = Result<{ captureId: string }, 'too_many' | 'known'>

/**
 * Keeps what was shared or emailed until a person confirms it. Nothing of the workspace changes by it; fifty may wait at
 * once, counted under the profile's lock. What was taken before is `known`; while it waits its pictures are held again, as
 * they may not have been stored. Throws when the store of files does not answer, and may be called again then.
 */
export async function addCapture(
  ctx: WorkspaceContext,
  { text, files, mail, onceHash = mail?.onceHash }: NewCapture,
): Promise<Result<{ captureId: string }, 'read_only' | 'nothing_shared' | 'too_many' | 'known'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (text.title === '' && text.body === '' && text.link === '' && files.length === 0)
    return err('nothing_shared')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const id = randomUUID()
  const { result, waitingId } = await ctx.inWorkspace(
    async (sql): Promise<{ result: Added; waitingId: string | null }> => {
      await lockProfile(sql, { workspace })
      const before = onceHash && (await findTakenBefore(sql, { workspace, onceHash, now }))
      if (before?.isKnown) return { result: err('known'), waitingId: before.waitingId }
      if ((await countWaiting(sql, { workspace, now })) >= CAPTURE_LIMITS.waiting)
        return { result: err('too_many'), waitingId: null }
      const isNew = await insertCapture(sql, {
        ...{ workspace, id, ...text },
        source: mail ? 'mail' : 'share',
        author: mail ? null : userId,
        sender: mail?.sender ?? '',
        onceHash: onceHash ?? null,
        receivedAt: now,
        expiresAt: addDays(now, CAPTURE_LIMITS.days),
      })
      if (!isNew) return { result: err('known'), waitingId: null }
      // As long as they are not stored they are missing, and whoever looks is told.
      if (files.length > 0)
        await updateCapturePictures(sql, { workspace, id, left: Math.min(files.length, 100) })
      return { result: ok({ captureId: id }), waitingId: id }
    },
  )
  if (waitingId && files.length > 0) await keepPictures(ctx, { id: waitingId, files })
  return result
}

async function keepPictures(
  ctx: WorkspaceContext,
  { id, files }: { id: string; files: readonly Uint8Array[] },
): Promise<void> {
  const taken = files.slice(0, CAPTURE_LIMITS.pictures)
  const held = await holdPictures(ctx, { captureId: id, files: taken })
  const left = Math.min(held.left + files.length - taken.length, 100)
  await ctx.inWorkspace(sql => updateCapturePictures(sql, { workspace: ctx.workspace, id, left }))
}

import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ByteRange } from '#app/media/integrations/store-contract.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { findPicture } from '#db/queries/media/media.ts'
import { findPendingPicture } from '#db/queries/media/pending-pictures.ts'
import { findRecording } from '#db/queries/media/recordings.ts'
import { findFrozenFile } from '#db/queries/publishing/parts.ts'
import { checkPictureAddress } from './picture-address.ts'

/** The bytes of a picture, a video or a recording, and what is known of them. */
export interface PictureFile {
  readonly mime: string
  /** All of its bytes. */
  readonly size: number
  /** Seconds until its address ends. */
  readonly secondsLeft: number
  /** All of it, or a part; null when it is no longer in the store. */
  read(range?: ByteRange): Promise<Uint8Array | null>
}

/** What lies behind a signed address, for as long as it holds and the file is there. `until` is when it ends. */
export async function readPictureFile(
  context: ServiceContext,
  asked: { workspace: string; id: string; until: string; signature: string },
): Promise<Result<{ file: PictureFile }, 'not_found' | 'expired'>> {
  const now = context.now()
  const address = checkPictureAddress(context.config, { ...asked, now })
  if (address === 'expired') return err('expired')
  if (address === 'forged' || !isUuid(asked.workspace) || !isUuid(asked.id)) return err('not_found')
  const workspace = asWorkspaceId(asked.workspace)
  const { id } = asked
  // What is on its way to a network is shown for as long as it is, whatever has become of its picture.
  const picture = await context.db.inWorkspace(
    workspace,
    async sql =>
      (await findPicture(sql, { workspace, id })) ??
      (await findRecording(sql, { workspace, id })) ??
      (await findPendingPicture(sql, { workspace, id })) ??
      (await findFrozenFile(sql, { workspace, id })),
  )
  if (!picture) return err('not_found')
  const secondsLeft = Math.floor((Number(asked.until) - now.getTime()) / 1000)
  const store = openMediaStore(context.config)
  const { mime, bytes: size } = picture
  const file: PictureFile = {
    ...{ mime, size, secondsLeft },
    read: range => store.read(`${workspace}/${id}`, range),
  }
  return ok({ file })
}

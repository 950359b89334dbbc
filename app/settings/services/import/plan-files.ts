import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { pictureKind } from '#core/media/picture-kind.ts'
import { hasRoom } from '#core/media/room.ts'
import { voiceMime } from '#core/media/voice-kind.ts'
import { ImportRefused } from '#core/settings/import-refused.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { sumPictureBytes } from '#db/queries/media/media.ts'
import { listPresentIds } from '#db/queries/settings/import-rows.ts'
import type { ImportableTable } from '#db/queries/settings/importable-tables.ts'
import { mediaName } from '../export/file-entries.ts'
import { type IdMap, parsedRow } from './map-ids.ts'
import { readRows } from './read-rows.ts'
import type { UnpackedExport } from './unpack-export.ts'

/** A picture, video or recording that is to be brought into the store. */
export interface PlannedFile {
  /** In the ZIP. */
  readonly name: string
  /** In the workspace that it comes to. */
  readonly id: string
  readonly mime: string
  readonly bytes: number
}

/** Which pictures, videos and recordings come along. */
export interface FilePlan {
  readonly bring: readonly PlannedFile[]
  /** Ids, as they become, of those that do not come. */
  readonly leave: ReadonlySet<string>
  readonly withoutRoom: number
  readonly missing: number
}

/** Ids that are looked for at once. */
const PAGE = 500

/**
 * Which pictures, videos and recordings of an export come along: those that it holds, as far as the plan has room for them, in their
 * order, and none that is there already. Throws `ImportRefused` where a file is not what its row says.
 */
export async function planFiles(
  context: Pick<ServiceContext, 'db' | 'now'>,
  { unpacked, ids, media, ...of }: Plan,
): Promise<FilePlan> {
  const workspace = asWorkspaceId(of.workspace)
  const { zip, tables } = unpacked
  const planned: PlannedFile[] = []
  const path = tables.get('media')
  if (path !== undefined)
    for await (const line of readRows('media', path)) {
      const row = parsedRow(line, 'media')
      const { mime, bytes } = row
      if (typeof mime !== 'string' || typeof bytes !== 'number')
        throw new ImportRefused('wrong_rows', 'media')
      planned.push({ name: mediaName(row), id: ids.idOf(String(row.id)), mime, bytes })
    }
  const present = new Set<string>()
  const { tier, used } = await context.db.inWorkspace(workspace, async sql => {
    for (let from = 0; from < planned.length; from += PAGE) {
      const page = planned.slice(from, from + PAGE).map(({ id }) => id)
      for (const id of await listPresentIds(sql, { workspace, table: media, ids: page })) present.add(id)
    }
    return {
      tier: tierInForce(await findSubscription(sql, { workspace }), context.now()),
      used: await sumPictureBytes(sql, { workspace }),
    }
  })
  const bring: PlannedFile[] = []
  const leave = new Set<string>()
  let room = used
  let missing = 0
  for (const file of planned) {
    if (present.has(file.id)) continue
    const isThere = zip.files.has(file.name)
    if (isThere && hasRoom(tier, room, file.bytes).ok) {
      await checkKind(unpacked, file)
      bring.push(file)
      room += file.bytes
      continue
    }
    leave.add(file.id)
    if (!isThere) missing += 1
  }
  return { bring, leave, missing, withoutRoom: leave.size - missing }
}

interface Plan {
  readonly workspace: WorkspaceId
  readonly unpacked: UnpackedExport
  readonly ids: IdMap
  readonly media: ImportableTable
}

/** As many bytes as tell what a file is. */
const HEAD_BYTES = 64

const KINDS: Readonly<Record<string, string | null>> = { jpeg: 'image/jpeg', png: 'image/png' }

/** What a browser is told a file is, it must be. */
async function checkKind({ zip }: UnpackedExport, { name, mime, bytes }: PlannedFile): Promise<void> {
  if (zip.files.get(name) !== bytes) throw new ImportRefused('changed', name)
  let start: Uint8Array = new Uint8Array()
  for await (const piece of await zip.read(name)) {
    start = Buffer.concat([start, piece as Uint8Array])
    if (start.length >= HEAD_BYTES) break
  }
  const isVideo = Buffer.from(start).toString('latin1', 4, 8) === 'ftyp'
  const kind = KINDS[pictureKind(start) ?? ''] ?? (isVideo ? 'video/mp4' : null)
  if (kind !== mime && voiceMime(start) !== mime) throw new ImportRefused('changed', name)
}

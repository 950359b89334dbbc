import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { VOICE_ENDINGS } from '#core/media/voice-kind.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findLogo } from '#db/queries/brand/kits.ts'
import { findLeadFile } from '#db/queries/leads/files.ts'
import { findAvatar } from '#db/queries/settings/avatars.ts'
import type { ExportEntry } from './export-entry.ts'
import type { SpooledTable } from './spool-tables.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  ...VOICE_ENDINGS,
  'application/pdf': 'pdf',
  'text/plain': 'txt',
}

const endingOf = (mime: unknown) => ENDINGS[String(mime)] ?? 'bin'

/** Where a picture, video or recording of the table `media` lies in an export. */
export function mediaName(row: Readonly<Record<string, unknown>>): string {
  return `media/${String(row.id)}.${endingOf(row.mime)}`
}

/** Where a file of a person, a row of the table `lead_files`, lies in an export. */
export function personFileName(row: Readonly<Record<string, unknown>>): string {
  return `files/people/${String(row.id)}.${endingOf(row.media_type)}`
}

/** Where the logo, the row of the table `brand_logos`, lies in an export. */
export function logoName(): string {
  return 'files/logo.png'
}

interface Files {
  readonly userId: string
  readonly tables: readonly SpooledTable[]
  /** Told of what the store no longer has. */
  readonly onMissing: (name: string) => void
}

/** The files of a workspace: pictures, videos and recordings, files of people, the logo and the owner's picture; one in memory at a time. */
export async function* fileEntries(context: ServiceContext, input: Files): AsyncGenerator<ExportEntry> {
  const workspace = asWorkspaceId(input.userId)
  const rowsOf = (name: string) => input.tables.find(({ table }) => table === name)?.read() ?? []
  for await (const row of rowsOf('media')) {
    const file = openStoredFile(context, { workspace, id: String(row.id) })
    const content = await opened(file.readPieces(Number(row.bytes)))
    if (content) yield { name: mediaName(row), content }
    else input.onMissing(mediaName(row))
  }
  for await (const row of rowsOf('lead_files')) {
    const { id, leadId } = { id: String(row.id), leadId: String(row.lead_id) }
    const file = await context.db.inWorkspace(workspace, sql => findLeadFile(sql, { workspace, id, leadId }))
    const name = personFileName(row)
    if (file) yield { name, content: whole(file.content) }
    else input.onMissing(name)
  }
  const logo = await context.db.inWorkspace(workspace, sql => findLogo(sql, { workspace }))
  if (logo) yield { name: logoName(), content: whole(logo.image) }
  const avatar = await context.db.inWorkspace(workspace, sql => findAvatar(sql, { workspace }))
  if (avatar)
    yield { name: `files/your-picture.${endingOf(avatar.contentType)}`, content: whole(avatar.image) }
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A file from its first piece on; null where the store has none of it. */
async function opened(pieces: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    const first = await pieces.next()
    return first.done ? null : resumed(first.value, pieces)
  } catch {
    return null
  }
}

async function* resumed(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

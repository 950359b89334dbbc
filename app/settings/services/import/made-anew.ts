import { createHash, randomBytes } from 'node:crypto'
import { redrawLogo } from '#app/brand/services/kit/redraw-logo.ts'
import { wholeFile } from '#app/platform/integrations/zip-file.ts'
import { LOGO_LIMITS } from '#core/brand/kit/logo.ts'
import { fileTypeOf, PERSON_FILE_LIMITS } from '#core/leads/files.ts'
import { canonicalProposal, type FrozenProposal } from '#core/proposals/frozen.ts'
import { ImportRefused } from '#core/settings/import-refused.ts'
import type { ImportRow } from '#db/queries/settings/import-rows.ts'
import { logoName, mediaName, personFileName } from '../export/file-entries.ts'
import type { UnpackedExport } from './unpack-export.ts'

/** What is made anew for a row, of what no export holds; null when the row cannot be without it. */
type Maker = (row: ImportRow, from: UnpackedExport & { oldId: string }) => Promise<ImportRow | null>

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As JSON has it for PostgreSQL. */
const asBytea = (hex: string) => `\\x${hex}`

const MAKERS: Readonly<Record<string, Maker>> = {
  // The address at which whoever asked saw their request led to the other workspace.
  content_requests: async () => ({ status_hash: asBytea(randomBytes(32).toString('hex')) }),
  // What tells a text that is sent again from a new one.
  lead_submissions: async row => ({ text_hash: sha256(String(row.id)) }),
  proposals: async ({ frozen }) => (frozen === null ? {} : { frozen_hash: frozenHash(frozen) }),
  media: async (row, { hashes, oldId }) => {
    const hash = hashes.get(mediaName({ ...row, id: oldId }))
    return hash === undefined ? null : { hash: asBytea(hash) }
  },
  // Drawn anew like one that is sent: of what else the file may hold nothing comes along.
  brand_logos: async (_row, { zip }) => {
    const file = await wholeFile(zip, logoName(), LOGO_LIMITS.bytes)
    const drawn = file && (await redrawLogo(file))
    if (!drawn?.ok) return null
    const { image, ...measures } = drawn.logo
    const address = asBytea(randomBytes(16).toString('hex'))
    return { ...measures, address, image: asBytea(Buffer.from(image).toString('hex')) }
  },
  lead_files: async (row, { zip, oldId }) => {
    const name = personFileName({ ...row, id: oldId })
    // What it is handed out as follows from its name, here as where it was sent.
    const type = fileTypeOf(String(row.name))
    if (!zip.files.has(name) || type === null) return null
    if (zip.files.get(name) !== row.bytes) throw new ImportRefused('changed', name)
    const content = await wholeFile(zip, name, PERSON_FILE_LIMITS.together)
    return content && { content: asBytea(content.toString('hex')), media_type: type }
  },
}

function frozenHash(frozen: unknown): string {
  try {
    return sha256(canonicalProposal(frozen as FrozenProposal))
  } catch {
    throw new ImportRefused('wrong_rows', 'proposals')
  }
}

/**
 * What a row needs and no export holds: hashes, and files that are files there. Null when it cannot be made, and the row has
 * to stay away.
 */
export async function madeAnew(
  table: string,
  row: ImportRow,
  from: UnpackedExport & { oldId: string },
): Promise<ImportRow | null> {
  const make = MAKERS[table]
  return make ? make(row, from) : {}
}

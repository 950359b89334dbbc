import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { PERMISSION_TEXTS } from '#core/stories/kinds.ts'
import type { PermissionState } from '#core/stories/permission.ts'
import type { LeftOut } from '#core/vault/pack.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import type { VaultFile, VaultPack } from './pack-vault.ts'

/** One file of a ZIP; what a stream brings is read when the one before has been taken. */
export interface ZipEntry {
  readonly name: string
  readonly at: Date
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>
}

const WHY: Readonly<Record<LeftOut | 'missing', string>> = {
  no_permission: 'Left out: permission has ended',
  too_much: 'Left out: more than fits in one ZIP',
  missing: 'Left out: the file is missing from the store',
}

const HEADINGS = [
  'File',
  'In this ZIP',
  'Description',
  'Story',
  'Permission',
  'Used in',
  'Bytes',
  'Date',
] as const

const permissionText = (state: PermissionState) => (state === 'expired' ? 'Expired' : PERMISSION_TEXTS[state])

/**
 * The files of a pack one after the other, and last manifest.csv, which names each with its use and permission, and what
 * was left out and why. A file that the store no longer has is named there instead of breaking the rest.
 */
export async function* vaultEntries(
  ctx: WorkspaceContext,
  { files, leftOut, beyond }: VaultPack,
): AsyncGenerator<ZipEntry> {
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'vault', actionType: 'files_exported' })
    const data = { actor: ctx.userId, what: 'vault', format: 'zip' }
    await insertSecurityEvent(sql, { userId: workspace, type: 'data_exported', data })
  })
  const lines: string[][] = []
  for (const file of files) {
    const content = file.text ?? (await openPieces(ctx, file))
    lines.push(lineOf(file, content === null ? WHY.missing : 'Yes'))
    if (content !== null) yield { name: file.name, at: file.at, content }
  }
  for (const { item, why } of leftOut) lines.push(lineOf(item, WHY[why]))
  if (beyond > 0) lines.push([`${beyond} more files`, WHY.too_much])
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  const text = `\ufeff${stringify([[...HEADINGS], ...lines.map(line => line.map(safeCell))])}`
  yield { name: 'manifest.csv', at: ctx.now(), content: text }
}

function lineOf(file: VaultFile, state: string): string[] {
  const { name, title, story, permission, uses, bytes, at } = file
  return [
    name,
    state,
    title,
    story,
    story ? permissionText(permission) : '',
    uses,
    String(bytes),
    at.toISOString(),
  ]
}

/** The file from its first piece on; null where the store has none of it. */
async function openPieces(ctx: WorkspaceContext, file: VaultFile): Promise<AsyncIterable<Uint8Array> | null> {
  const pieces = openStoredFile(ctx, { workspace: ctx.workspace, id: file.id }).readPieces(file.bytes)
  try {
    const first = await pieces.next()
    if (first.done) return null
    return resume(first.value, pieces)
  } catch {
    return null
  }
}

async function* resume(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

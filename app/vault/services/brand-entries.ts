import { printSnapshot } from '#app/brand/services/print-snapshot.ts'
import { readBrandSnapshot } from '#app/brand/services/sharing/read-brand-snapshot.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { ACCENTS } from '#core/media/quote/card.ts'
import { paletteOf } from '#core/media/quote/palette.ts'
import { findAvatar } from '#db/queries/settings/avatars.ts'
import type { ZipEntry } from './vault-entries.ts'

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** The brand kit as files: the snapshot as a PDF, how the brand sounds and what colours pictures are drawn in as a text, the owner's picture. */
export async function* brandEntries(ctx: WorkspaceContext): AsyncGenerator<ZipEntry> {
  const { workspace } = ctx
  const at = ctx.now()
  const { sheet } = await readBrandSnapshot(ctx)
  const { filename, bytes } = await printSnapshot(ctx, sheet)
  yield { name: filename, at, content: bytes }
  const colours = Object.entries(ACCENTS).map(
    ([accent, label]) =>
      `${label}: ${paletteOf({ shade: 'light', accent: accent as keyof typeof ACCENTS }).accent} on light, ${paletteOf({ shade: 'dark', accent: accent as keyof typeof ACCENTS }).accent} on dark`,
  )
  const parts = [
    sheet.title,
    sheet.voice &&
      `Voice: ${sheet.voice.label}\n${sheet.voice.description}\nHow it sounds: ${sheet.voice.sample}`,
    sheet.values.length > 0 && `Values: ${sheet.values.join(', ')}`,
    sheet.heart && `Brand heart\n${sheet.heart}`,
    `Colours that quote pictures can be drawn in\n${colours.join('\n')}`,
  ]
  yield { name: 'voice-and-colours.txt', at, content: `${parts.filter(Boolean).join('\n\n')}\n` }
  const avatar = await ctx.inWorkspace(sql => findAvatar(sql, { workspace }))
  if (avatar) yield { name: `profile-picture.${ENDINGS[avatar.contentType]}`, at, content: avatar.image }
}

import { readFounderLook } from '#app/brand/services/kit/read-founder-look.ts'
import { readPdfLook } from '#app/brand/services/kit/read-pdf-look.ts'
import { printSnapshot } from '#app/brand/services/print-snapshot.ts'
import { readBrandSnapshot } from '#app/brand/services/sharing/read-brand-snapshot.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type BrandKit, KIT_FONTS } from '#core/brand/kit/kit.ts'
import { tonesOf } from '#core/brand/kit/tones.ts'
import { ACCENTS } from '#core/media/quote/card.ts'
import { paletteOf } from '#core/media/quote/palette.ts'
import { findLogo } from '#db/queries/brand/kits.ts'
import { findAvatar } from '#db/queries/settings/avatars.ts'
import type { ZipEntry } from './vault-entries.ts'

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** The brand kit as files: the snapshot as a PDF, how the brand sounds and what colours pictures are drawn in as a text, the brand kit's colours and logo, the owner's picture. */
export async function* brandEntries(ctx: WorkspaceContext): AsyncGenerator<ZipEntry> {
  const { workspace } = ctx
  const at = ctx.now()
  const { sheet } = await readBrandSnapshot(ctx)
  const look = await readFounderLook(ctx)
  const { filename, bytes } = await printSnapshot(ctx, sheet, await readPdfLook(ctx, look))
  yield { name: filename, at, content: bytes }
  const colours = Object.entries(ACCENTS).map(
    ([accent, label]) =>
      `${label}: ${paletteOf({ shade: 'light', accent: accent as keyof typeof ACCENTS }).accent} on light, ${paletteOf({ shade: 'dark', accent: accent as keyof typeof ACCENTS }).accent} on dark`,
  )
  const { kit } = look
  if (kit) yield { name: 'colours.txt', at, content: coloursText(kit) }
  const logo = await ctx.inWorkspace(sql => findLogo(sql, { workspace }))
  if (logo) yield { name: 'logo.png', at, content: logo.image }
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

/** The brand's colours, and the shades of them that we use where they would be hard to read. */
function coloursText({ main, accent, font }: BrandKit): string {
  const { label, description } = KIT_FONTS[font]
  const lines = Object.entries({ Main: main, Accent: accent }).map(
    ([name, colour]) =>
      `${name} colour: ${colour} (${tonesOf(colour, 'light').accent} on light, ${tonesOf(colour, 'dark').accent} on dark)`,
  )
  return `${[...lines, `Fonts: ${label}. ${description}`].join('\n')}\n`
}

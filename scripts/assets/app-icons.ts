import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Draws the icons of the installed app from our own picture, into public. Run by hand when that changes:
 * `node scripts/assets/app-icons.ts`. The icons are kept in the repository.
 */
const PUBLIC = join(import.meta.dirname, '../../public')
const PAPER = '#faf6ee'

/** Systems cut a maskable icon to a circle of 80% of its width: the picture stays within that. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.8 },
  { file: 'icon-512.png', size: 512, share: 0.8 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56 },
]

const svg = await readFile(join(PUBLIC, 'favicon.svg'))
for (const { file, size, share } of ICONS) {
  const side = Math.round(size * share)
  const picture = await sharp(svg, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()
  const icon = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
  await writeFile(
    join(PUBLIC, file),
    await icon
      .composite([{ input: picture }])
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  )
}

/**
 * Cuts the two type families down to what the pages need and writes them to app/design/theme/fonts.
 * Run by hand after a font upgrade: `node scripts/assets/subset-fonts.ts`.
 *
 * Each family comes in three pieces that the browser picks by unicode-range: `core` (English, the only
 * piece a content page loads), `accents` (Western European letters) and `extended` (the rest of Latin).
 * Fraunces keeps its optical size axis and one weight: size, not weight, carries the hierarchy here, and a
 * second axis would cost 15 kB on every first visit.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('../../', import.meta.url)
const target = new URL('app/design/theme/fonts/', root)

const DISPLAY = { opsz: { min: 18, max: 144 }, wght: 460, SOFT: 60, WONK: 0 }
const DISPLAY_ITALIC = { opsz: 56, wght: 430, SOFT: 60, WONK: 0 }
const KEPT_FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'mark', 'mkmk']

const core = `${range(0x20, 0x7e)}\u00a0£€©·×–—‘’“”…←→`
/** What examples and figures of the workspace are written with: a file that comes later has the page laid out anew. */
const ofTexts = 'é−•'
const accents = `${range(0xa1, 0xff)}ŒœŠšŽžŸ‚„•‹›™−`
const extended = range(0x100, 0x17f)

/** Every character from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

const fraunces = (subset: string, style = 'normal') =>
  `@fontsource-variable/fraunces/files/fraunces-${subset}-full-${style}.woff2`
const instrument = (subset: string) =>
  `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`

const pieces = [
  { name: 'fraunces-core', source: fraunces('latin'), text: core, axes: DISPLAY },
  { name: 'fraunces-accents', source: fraunces('latin'), text: accents, axes: DISPLAY },
  { name: 'fraunces-extended', source: fraunces('latin-ext'), text: extended, axes: DISPLAY },
  { name: 'fraunces-italic', source: fraunces('latin', 'italic'), text: core, axes: DISPLAY_ITALIC },
  { name: 'instrument-core', source: instrument('latin'), text: core + ofTexts, axes: {} },
  { name: 'instrument-accents', source: instrument('latin'), text: accents, axes: {} },
  { name: 'instrument-extended', source: instrument('latin-ext'), text: extended, axes: {} },
]

await mkdir(target, { recursive: true })
for (const piece of pieces) {
  const original = await readFile(new URL(`node_modules/${piece.source}`, root))
  const cut = await subsetFont(original, piece.text, {
    targetFormat: 'woff2',
    variationAxes: piece.axes,
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
  })
  const file = new URL(`${piece.name}.woff2`, target)
  await writeFile(file, cut)
  console.log(`${fileURLToPath(file)}  ${(cut.length / 1000).toFixed(1)} kB`)
}

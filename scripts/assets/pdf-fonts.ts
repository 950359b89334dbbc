/**
 * Cuts the type families down to the static instances that PDFs and drawn pictures use and writes them to
 * app/platform/integrations/fonts. Run by hand after a font upgrade: `node scripts/assets/pdf-fonts.ts`.
 *
 * Each comes in two pieces, as its source does: Western European letters, and the rest of Latin. PDF knows no variable
 * fonts, and WOFF (not WOFF2) is what unpacks without a slow decoder.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('../../', import.meta.url)
const target = new URL('app/platform/integrations/fonts/', root)

const western = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‚„•‹›™−–—‘’“”…€`
const extended = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}`

/** Every character from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

const instrument = (subset: string) =>
  `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`
const fraunces = (subset: string) =>
  `@fontsource-variable/fraunces/files/fraunces-${subset}-full-normal.woff2`

const DISPLAY = { opsz: 56, wght: 460, SOFT: 60, WONK: 0 }
const pieces = [
  { name: 'text', source: instrument('latin'), text: western, axes: { wght: 400 } },
  { name: 'text-extended', source: instrument('latin-ext'), text: extended, axes: { wght: 400 } },
  { name: 'strong', source: instrument('latin'), text: western, axes: { wght: 650 } },
  { name: 'strong-extended', source: instrument('latin-ext'), text: extended, axes: { wght: 650 } },
  { name: 'display', source: fraunces('latin'), text: western, axes: DISPLAY },
  { name: 'display-extended', source: fraunces('latin-ext'), text: extended, axes: DISPLAY },
]

await mkdir(target, { recursive: true })
for (const { name, source, text, axes } of pieces) {
  const original = await readFile(new URL(`node_modules/${source}`, root))
  const cut = await subsetFont(original, text, { targetFormat: 'woff', variationAxes: axes, noHinting: true })
  await writeFile(new URL(`${name}.woff`, target), cut)
  console.log(`${name}.woff  ${(cut.length / 1000).toFixed(1)} kB`)
}

import type { Font } from 'fontkit'
import type { Typefaces } from '#core/media/quote/draw-card.ts'
import type { Typeface } from '#core/media/quote/set-text.ts'
import { atFirstUse } from '#core/shared/at-first-use.ts'

/** Our own typefaces as outlines, read once in a process: pictures look the same on every machine. */
export const loadTypefaces = atFirstUse(load)

async function load(): Promise<Typefaces> {
  const { create } = await import('fontkit')
  const files = await Promise.all([
    import('#app/platform/integrations/fonts/display.woff?inline'),
    import('#app/platform/integrations/fonts/display-extended.woff?inline'),
    import('#app/platform/integrations/fonts/strong.woff?inline'),
    import('#app/platform/integrations/fonts/strong-extended.woff?inline'),
  ])
  const fonts = files.map(({ default: address }) =>
    create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')),
  )
  return { display: typefaceOf(fonts.slice(0, 2)), strong: typefaceOf(fonts.slice(2)) }
}

/** Widths that are remembered at most: some thousand words of ours come again and again. */
const MOST_WIDTHS = 5000

/** A typeface whose letters lie in several files: each is taken from the first that has it. */
function typefaceOf(fonts: readonly Font[]): Typeface {
  const widths = new Map<string, number>()
  const fontOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return fonts.find(font => font.hasGlyphForCodePoint(code))
  }
  const runsOf = (word: string) => {
    const runs: { font: Font; text: string }[] = []
    for (const character of word) {
      const font = fontOf(character)
      const last = runs.at(-1)
      if (!font) continue
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }
  return {
    has: character => fontOf(character) !== undefined,
    widthOf(word) {
      const known = widths.get(word)
      if (known !== undefined) return known
      const width = runsOf(word).reduce(
        (sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
        0,
      )
      if (widths.size >= MOST_WIDTHS) widths.clear()
      widths.set(word, width)
      return width
    },
    outline(word, { x, y, size }) {
      let from = x
      let data = ''
      for (const { font, text } of runsOf(word)) {
        const scale = size / font.unitsPerEm
        const { glyphs, positions } = font.layout(text)
        glyphs.forEach((glyph, at) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
          const outline = glyph.path.scale(scale, -scale)
          data += outline.translate(from + xOffset * scale, y - yOffset * scale).toSVG()
          from += xAdvance * scale
        })
      }
      return data
    },
  }
}

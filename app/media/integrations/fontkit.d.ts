/** The part of fontkit that we use; the package brings no types. */
declare module 'fontkit' {
  interface Outline {
    scale(x: number, y?: number): Outline
    translate(x: number, y: number): Outline
    toSVG(): string
  }
  interface GlyphRun {
    readonly advanceWidth: number
    readonly glyphs: readonly { readonly path: Outline }[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
  }
  export interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function create(bytes: Uint8Array): Font
}

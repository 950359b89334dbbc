import type { Font } from '@react-pdf/renderer'

/** Font families of our PDFs, each with the family that has the rest of its Latin letters. */
export const PDF_FONTS = {
  text: ['Hearth Text', 'Hearth Text Extended'],
  strong: ['Hearth Strong', 'Hearth Strong Extended'],
  display: ['Hearth Display', 'Hearth Display Extended'],
}

export interface PdfFont {
  readonly family: string
  /** The font as a `data:` address. */
  readonly src: string
}

let areRegistered = false

/** Makes our fonts known to the PDF library, once in a thread. */
export function registerPdfFonts(font: typeof Font, fonts: readonly PdfFont[]): void {
  if (areRegistered) return
  areRegistered = true
  for (const { family, src } of fonts) font.register({ family, src })
  // Words stay whole: the library would break them by American rules.
  font.registerHyphenationCallback(word => [word])
}

import type { Font } from '@react-pdf/renderer'

/** Font families of our PDFs, each with the family that has the rest of its Latin letters. */
export const PDF_FONTS = {
  text: ['Hearth Text', 'Hearth Text Extended'],
  strong: ['Hearth Strong', 'Hearth Strong Extended'],
  display: ['Hearth Display', 'Hearth Display Extended'],
}

let registered: Promise<void> | null = null

/** Makes our fonts known to the PDF library, once in a process. */
export function registerPdfFonts(font: typeof Font): Promise<void> {
  registered ??= register(font)
  return registered
}

async function register(font: typeof Font): Promise<void> {
  const files = await Promise.all([
    import('./fonts/text.woff?inline'),
    import('./fonts/text-extended.woff?inline'),
    import('./fonts/strong.woff?inline'),
    import('./fonts/strong-extended.woff?inline'),
    import('./fonts/display.woff?inline'),
    import('./fonts/display-extended.woff?inline'),
  ])
  const families = [...PDF_FONTS.text, ...PDF_FONTS.strong, ...PDF_FONTS.display]
  for (const [at, family] of families.entries()) font.register({ family, src: files[at]?.default ?? '' })
  // Words stay whole: the library would break them by American rules.
  font.registerHyphenationCallback(word => [word])
}

import { PDF_FONTS, type PdfFont } from './pdf-fonts.ts'

let loaded: Promise<PdfFont[]> | null = null

/** Our fonts, read once in a process. The bundle brings them; a thread, which runs our sources, could not read them. */
export function loadPdfFonts(): Promise<PdfFont[]> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<PdfFont[]> {
  const files = await Promise.all([
    import('./fonts/text.woff?inline'),
    import('./fonts/text-extended.woff?inline'),
    import('./fonts/strong.woff?inline'),
    import('./fonts/strong-extended.woff?inline'),
    import('./fonts/display.woff?inline'),
    import('./fonts/display-extended.woff?inline'),
  ])
  const families = [...PDF_FONTS.text, ...PDF_FONTS.strong, ...PDF_FONTS.display]
  return families.map((family, at) => ({ family, src: files[at]?.default ?? '' }))
}

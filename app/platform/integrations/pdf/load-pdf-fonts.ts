import { PDF_FONTS, type PdfFont } from './pdf-fonts.ts'

let loaded: Promise<PdfFont[]> | null = null

/** Our fonts, read once in a process. The bundle brings them; a thread, which runs our sources, could not read them. */
export function loadPdfFonts(): Promise<PdfFont[]> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<PdfFont[]> {
  const files = await Promise.all([
    import('#app/platform/integrations/fonts/text.woff?inline'),
    import('#app/platform/integrations/fonts/text-extended.woff?inline'),
    import('#app/platform/integrations/fonts/strong.woff?inline'),
    import('#app/platform/integrations/fonts/strong-extended.woff?inline'),
    import('#app/platform/integrations/fonts/display.woff?inline'),
    import('#app/platform/integrations/fonts/display-extended.woff?inline'),
  ])
  const families = [...PDF_FONTS.text, ...PDF_FONTS.strong, ...PDF_FONTS.display]
  return families.map((family, at) => ({ family, src: files[at]?.default ?? '' }))
}

import { atFirstUse } from '#core/shared/at-first-use.ts'
import { PDF_FONTS, type PdfFont } from './pdf-fonts.ts'

/** Our fonts, read once in a process. The bundle brings them; a thread, which runs our sources, could not read them. */
export const loadPdfFonts = atFirstUse(load)

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

import { inThread } from '#app/platform/threads/in-thread.ts'
import type { SnapshotDocument, setBrandSnapshot } from './brand-snapshot.ts'
import { PDF_FONTS, type PdfFont } from './pdf-fonts.ts'

const set = inThread<typeof setBrandSnapshot>(
  'app/brand/integrations/pdf/brand-snapshot.ts',
  'setBrandSnapshot',
)

let fonts: Promise<PdfFont[]> | null = null

/** The Brand Snapshot as a PDF, set in a thread so that nobody waits for it but who asked. */
export async function renderBrandSnapshot(snapshot: SnapshotDocument): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= loadFonts()
  return set(snapshot, await fonts)
}

/** The bundle brings the fonts; a thread, which runs our sources, could not read them. */
async function loadFonts(): Promise<PdfFont[]> {
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

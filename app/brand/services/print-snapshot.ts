import type { setBrandSnapshot } from '#app/brand/integrations/pdf/brand-snapshot.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { loadPdfFonts } from '#app/platform/integrations/pdf/load-pdf-fonts.ts'
import type { PdfLook } from '#app/platform/integrations/pdf/pdf-look.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { printableText } from '#core/onboarding/kickstart/printable.ts'
import { type SnapshotSheet, snapshotFilename } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { sanitiseFilename } from '#core/shared/sanitise/values.ts'
import { formatDate } from '#core/shared/time.ts'

export interface PrintedSnapshot {
  readonly filename: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const setInThread = inThread<typeof setBrandSnapshot>(
  'app/brand/integrations/pdf/brand-snapshot.ts',
  'setBrandSnapshot',
)

/** The Brand Snapshot as a PDF, set in a thread so that nobody else waits for it, dated today where the founder lives. */
export async function printSnapshot(
  ctx: Pick<WorkspaceContext, 'now' | 'timeZone'>,
  sheet: SnapshotSheet,
  look: PdfLook | null = null,
): Promise<PrintedSnapshot> {
  const sections = [
    { title: 'Brand heart', text: sheet.heart },
    { title: 'Brand voice', text: sheet.voice ? `${sheet.voice.label}. ${sheet.voice.description}` : '' },
    { title: 'Dream client', text: sheet.client },
    { title: 'What you offer', text: sheet.offer },
    { title: 'Marketing goal', text: sheet.goal },
    { title: 'Business stage', text: sheet.stage },
  ]
  let isWhole = true
  const printed = (text: string): string => {
    const printable = printableText(text)
    isWhole &&= printable.isWhole
    return printable.text
  }
  const document = {
    brandName: printed(sheet.title),
    founder: printed(sheet.founder),
    date: formatDate(ctx.now(), ctx.timeZone),
    sections: sections
      .filter(section => section.text !== '')
      .map(({ title, text }) => ({ title, text: printed(text) })),
    values: sheet.values.map(printed),
    look,
  }
  const bytes = await setInThread({ ...document, isWhole }, await loadPdfFonts())
  return { filename: sanitiseFilename(snapshotFilename(sheet.title)), bytes }
}

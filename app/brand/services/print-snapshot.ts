import { renderBrandSnapshot } from '#app/brand/integrations/pdf/render-brand-snapshot.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { printableText } from '#core/onboarding/kickstart/printable.ts'
import { type SnapshotSheet, snapshotFilename } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { sanitiseFilename } from '#core/shared/sanitise/values.ts'
import { formatDate } from '#core/shared/time.ts'

export interface PrintedSnapshot {
  readonly filename: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The Brand Snapshot as a PDF, dated today where the founder lives. */
export async function printSnapshot(
  ctx: Pick<WorkspaceContext, 'now' | 'timeZone'>,
  sheet: SnapshotSheet,
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
  const set = (text: string): string => {
    const printable = printableText(text)
    isWhole &&= printable.isWhole
    return printable.text
  }
  const document = {
    brandName: set(sheet.title),
    founder: set(sheet.founder),
    date: formatDate(ctx.now(), ctx.timeZone),
    sections: sections
      .filter(section => section.text !== '')
      .map(({ title, text }) => ({ title, text: set(text) })),
    values: sheet.values.map(set),
  }
  const bytes = await renderBrandSnapshot({ ...document, isWhole })
  return { filename: sanitiseFilename(snapshotFilename(sheet.title)), bytes }
}

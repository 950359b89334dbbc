import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { PDF_FONTS, type PdfFont, registerPdfFonts } from '#app/platform/integrations/pdf/pdf-fonts.ts'
import { displayFont, type PdfLook, pdfLogo } from '#app/platform/integrations/pdf/pdf-look.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'

/** A report in words, each of which our fonts can set. */
export interface ReportDocument {
  readonly brand: string
  /** The colour that the founder chose for themselves, where they have no brand kit. */
  readonly look: AvatarColour
  readonly kit: PdfLook | null
  readonly title: string
  /** Which days, and when they were counted. */
  readonly facts: readonly string[]
  readonly note: string
  readonly sections: readonly {
    readonly title: string
    readonly sentence: string
    readonly numbers: readonly { readonly label: string; readonly now: string; readonly before: string }[]
  }[]
  readonly table: {
    readonly title: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
  /** False when some letters are beyond our fonts. */
  readonly isWhole: boolean
}

const INK = '#2a211c'
const SOFT = '#6b5d54'
const LINE = '#e0d3c2'
/** The founder's colour, dark enough for words on paper. */
const LOOKS: Readonly<Record<AvatarColour, string>> = {
  ember: '#b3401a',
  moss: '#2d6640',
  sea: '#275b7e',
  plum: '#a11d3a',
  honey: '#7d4e00',
  stone: '#5a4e42',
}

/** A report as a PDF of A4 pages. Runs in a thread: setting takes its time. */
export async function setReport(
  report: ReportDocument,
  fonts: readonly PdfFont[],
): Promise<Uint8Array<ArrayBuffer>> {
  registerPdfFonts(Font, fonts)
  const { kit } = report
  const logo = pdfLogo(kit)
  const look = kit?.main ?? LOOKS[report.look]
  const display = displayFont(kit)
  const styles = StyleSheet.create({
    page: { padding: 56, fontFamily: PDF_FONTS.text, fontSize: 10.5, lineHeight: 1.5, color: INK },
    brand: {
      fontSize: 16,
      fontFamily: display,
      color: look,
      marginBottom: 14,
      paddingBottom: 6,
      borderBottomWidth: 2,
      borderColor: look,
    },
    title: { fontSize: 24, lineHeight: 1.2, fontFamily: display, marginBottom: 6 },
    fact: { fontSize: 10, color: SOFT },
    note: { marginTop: 16, padding: 10, borderLeftWidth: 2, borderColor: look },
    section: { marginTop: 20 },
    heading: { fontSize: 14, fontFamily: display, marginBottom: 4 },
    numbers: { flexDirection: 'row', gap: 20, marginTop: 8 },
    number: { flex: 1 },
    value: { fontSize: 16, fontFamily: display, color: look },
    soft: { fontSize: 9, color: SOFT },
    row: { flexDirection: 'row', borderBottomWidth: 1, borderColor: LINE, paddingVertical: 5, gap: 8 },
    first: { flex: 2 },
    cell: { flex: 1, textAlign: 'right' },
    strong: { fontFamily: PDF_FONTS.strong, fontSize: 9 },
    foot: { position: 'absolute', bottom: 28, left: 56, right: 56, fontSize: 7.5, color: SOFT },
  })
  const row = (cells: readonly string[], key: string | number, isHead: boolean) =>
    h(
      View,
      { key, style: styles.row, wrap: false },
      ...cells.map((cell, at) =>
        h(
          Text,
          { key: at, style: [at === 0 ? styles.first : styles.cell, ...(isHead ? [styles.strong] : [])] },
          cell,
        ),
      ),
    )
  const document = h(
    Document,
    { title: report.title, author: report.brand, creator: 'Brandhearth', language: 'en-GB' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      logo ? h(View, logo.view, h(Image, logo.image)) : null,
      h(Text, { style: styles.brand }, report.brand),
      h(Text, { style: styles.title }, report.title),
      ...report.facts.map(fact => h(Text, { key: fact, style: styles.fact }, fact)),
      report.note ? h(Text, { style: styles.note }, report.note) : null,
      ...report.sections.map(({ title, sentence, numbers }) =>
        h(
          View,
          { key: title, style: styles.section, wrap: false },
          h(Text, { style: styles.heading }, title),
          h(Text, null, sentence),
          h(
            View,
            { style: styles.numbers },
            ...numbers.map(({ label, now, before }) =>
              h(
                View,
                { key: label, style: styles.number },
                h(Text, { style: styles.soft }, label),
                h(Text, { style: styles.value }, now),
                h(Text, { style: styles.soft }, before),
              ),
            ),
          ),
        ),
      ),
      h(View, { style: styles.section }, h(Text, { style: styles.heading }, report.table.title)),
      row(report.table.head, 'head', true),
      ...report.table.rows.map((cells, at) => row(cells, at, false)),
      h(
        Text,
        { style: styles.foot, fixed: true },
        report.isWhole
          ? 'Made with Brandhearth'
          : 'Made with Brandhearth · This PDF can only show Latin letters. The page of the report shows the others.',
      ),
    ),
  )
  return new Uint8Array(await renderToBuffer(document))
}

import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { PDF_FONTS, type PdfFont, registerPdfFonts } from '#app/platform/integrations/pdf/pdf-fonts.ts'
import { displayFont, type PdfLook, pdfLogo } from '#app/platform/integrations/pdf/pdf-look.ts'

/** What the document shows; already in the founder's words. */
export interface SnapshotDocument {
  readonly brandName: string
  readonly founder: string
  /** Written out, such as "20 November 2026". */
  readonly date: string
  readonly sections: readonly { readonly title: string; readonly text: string }[]
  readonly values: readonly string[]
  /** False when some letters are beyond our fonts: the document then says where they can be read. */
  readonly isWhole: boolean
  /** Null: in our own. */
  readonly look: PdfLook | null
}

const INK = '#2a211c'
const SOFT = '#6b5d54'
const EMBER = '#a8431b'

/** The Brand Snapshot as a PDF of one A4 page (more when the answers are long). Runs in a thread: setting takes its time. */
export async function setBrandSnapshot(
  snapshot: SnapshotDocument,
  fonts: readonly PdfFont[],
): Promise<Uint8Array<ArrayBuffer>> {
  registerPdfFonts(Font, fonts)
  const { look } = snapshot
  const logo = pdfLogo(look)
  const colour = look?.main ?? EMBER
  const styles = StyleSheet.create({
    page: {
      padding: 56,
      fontFamily: PDF_FONTS.text,
      fontSize: 11,
      lineHeight: 1.5,
      color: INK,
      backgroundColor: '#fffdf9',
    },
    brand: { fontSize: 10, color: colour, marginBottom: 18, fontFamily: PDF_FONTS.strong },
    title: { fontSize: 28, lineHeight: 1.2, fontFamily: displayFont(look), marginBottom: 4 },
    meta: { fontSize: 10, color: SOFT, marginBottom: 26 },
    section: { marginBottom: 16 },
    heading: {
      fontSize: 9,
      color: colour,
      marginBottom: 3,
      fontFamily: PDF_FONTS.strong,
      letterSpacing: 0.6,
    },
    values: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginBottom: 18 },
    value: {
      borderWidth: 1,
      borderColor: '#e0d3c2',
      borderRadius: 10,
      paddingVertical: 3,
      paddingHorizontal: 9,
      fontSize: 10,
    },
    foot: { position: 'absolute', bottom: 28, left: 56, right: 56, fontSize: 8, color: SOFT },
  })
  const document = h(
    Document,
    {
      title: `Brand Snapshot: ${snapshot.brandName}`,
      author: snapshot.founder,
      creator: 'Brandhearth',
      language: 'en-GB',
    },
    h(
      Page,
      { size: 'A4', style: styles.page },
      logo ? h(View, logo.view, h(Image, logo.image)) : null,
      h(Text, { style: styles.brand }, look ? 'Brand Snapshot' : 'Brandhearth · Brand Snapshot'),
      h(Text, { style: styles.title }, snapshot.brandName),
      h(Text, { style: styles.meta }, [snapshot.founder, snapshot.date].filter(Boolean).join(' · ')),
      snapshot.values.length > 0
        ? h(
            View,
            { style: styles.values },
            ...snapshot.values.map(value => h(Text, { key: value, style: styles.value }, value)),
          )
        : null,
      ...snapshot.sections.map(section =>
        h(
          View,
          { key: section.title, style: styles.section, wrap: section.text.length > 900 },
          h(Text, { style: styles.heading }, section.title.toUpperCase()),
          h(Text, null, section.text),
        ),
      ),
      h(
        Text,
        { style: styles.foot, fixed: true },
        snapshot.isWhole
          ? 'Made with Brandhearth'
          : 'Made with Brandhearth. This PDF can only show Latin letters. To see the others, print the page from your browser.',
      ),
    ),
  )
  return new Uint8Array(await renderToBuffer(document))
}

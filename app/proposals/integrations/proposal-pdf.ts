import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { PDF_FONTS, type PdfFont, registerPdfFonts } from '#app/platform/integrations/pdf/pdf-fonts.ts'
import { displayFont, type PdfLook, pdfLogo } from '#app/platform/integrations/pdf/pdf-look.ts'

/** A proposal in words, each of which our fonts can set. */
export interface ProposalDocument {
  readonly brand: string
  readonly title: string
  /** 'Proposal 3 for Jo Blake', and until when it is open. */
  readonly facts: readonly string[]
  readonly introduction: string
  readonly lines: readonly {
    readonly title: string
    readonly detail: string
    /** '2.5 × £400'; '' for one of something. */
    readonly quantity: string
    readonly price: string
    /** 'Optional', 'Chosen', or ''. */
    readonly note: string
  }[]
  readonly sums: readonly { readonly label: string; readonly price: string }[]
  readonly terms: string
  /** What was decided, by whom and when; '' before. */
  readonly decision: string
  readonly fingerprint: string
  /** False when some letters are beyond our fonts. */
  readonly isWhole: boolean
  /** Null: in our own. */
  readonly look: PdfLook | null
}

const INK = '#2a211c'
const SOFT = '#6b5d54'
const EMBER = '#a8431b'

/** A proposal as a PDF of A4 pages. Runs in a thread: setting takes its time. */
export async function setProposal(
  proposal: ProposalDocument,
  fonts: readonly PdfFont[],
): Promise<Uint8Array<ArrayBuffer>> {
  registerPdfFonts(Font, fonts)
  const { look } = proposal
  const logo = pdfLogo(look)
  const display = displayFont(look)
  const colour = look?.main ?? EMBER
  const styles = StyleSheet.create({
    page: { padding: 56, fontFamily: PDF_FONTS.text, fontSize: 10.5, lineHeight: 1.5, color: INK },
    brand: { fontSize: 16, fontFamily: display, marginBottom: 14 },
    title: { fontSize: 24, lineHeight: 1.2, fontFamily: display, marginBottom: 6 },
    fact: { fontSize: 10, color: SOFT },
    text: { marginTop: 18 },
    heading: { fontSize: 9, color: colour, fontFamily: PDF_FONTS.strong, marginTop: 20, marginBottom: 4 },
    line: { flexDirection: 'row', borderBottomWidth: 1, borderColor: '#e0d3c2', paddingVertical: 6, gap: 12 },
    what: { flex: 1 },
    strong: { fontFamily: PDF_FONTS.strong },
    soft: { fontSize: 9.5, color: SOFT },
    price: { width: 96, textAlign: 'right' },
    decision: { marginTop: 20, padding: 10, borderWidth: 1, borderColor: colour },
    foot: { position: 'absolute', bottom: 28, left: 56, right: 56, fontSize: 7.5, color: SOFT },
  })
  const document = h(
    Document,
    { title: proposal.title, author: proposal.brand, creator: 'Brandhearth', language: 'en-GB' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      logo ? h(View, logo.view, h(Image, logo.image)) : null,
      h(Text, { style: styles.brand }, proposal.brand),
      h(Text, { style: styles.title }, proposal.title),
      ...proposal.facts.map(fact => h(Text, { key: fact, style: styles.fact }, fact)),
      proposal.introduction ? h(Text, { style: styles.text }, proposal.introduction) : null,
      h(View, { style: styles.text }),
      ...proposal.lines.map((line, at) =>
        h(
          View,
          { key: at, style: styles.line, wrap: false },
          h(
            View,
            { style: styles.what },
            h(Text, { style: styles.strong }, line.title),
            line.detail ? h(Text, { style: styles.soft }, line.detail) : null,
            line.quantity || line.note
              ? h(Text, { style: styles.soft }, [line.quantity, line.note].filter(Boolean).join(' · '))
              : null,
          ),
          h(Text, { style: styles.price }, line.price),
        ),
      ),
      ...proposal.sums.map(({ label, price }, at) =>
        h(
          View,
          { key: label, style: { ...styles.line, borderBottomWidth: 0, paddingVertical: 3 }, wrap: false },
          h(
            Text,
            { style: at === proposal.sums.length - 1 ? [styles.what, styles.strong] : styles.what },
            label,
          ),
          h(
            Text,
            { style: at === proposal.sums.length - 1 ? [styles.price, styles.strong] : styles.price },
            price,
          ),
        ),
      ),
      proposal.terms ? h(Text, { style: styles.heading }, 'TERMS') : null,
      proposal.terms ? h(Text, null, proposal.terms) : null,
      proposal.decision ? h(Text, { style: styles.decision }, proposal.decision) : null,
      h(
        Text,
        { style: styles.foot, fixed: true },
        [
          `Fingerprint ${proposal.fingerprint}`,
          proposal.isWhole
            ? ''
            : 'This PDF can only show Latin letters. The page of the proposal shows the others.',
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  )
  return new Uint8Array(await renderToBuffer(document))
}

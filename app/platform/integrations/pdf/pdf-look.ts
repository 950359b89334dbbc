import { PDF_FONTS } from './pdf-fonts.ts'

/** How a founder's PDF looks; colours can be read on paper. */
export interface PdfLook {
  /** Headings and lines. */
  readonly main: string
  readonly isSans: boolean
  readonly logo: {
    /** A PNG as a `data:` address. */
    readonly src: string
    /** In pixels. */
    readonly width: number
    readonly height: number
    /** It can only be seen on dark ground. */
    readonly isLight: boolean
  } | null
}

/** The fonts of headings. */
export const displayFont = (look: PdfLook | null) => (look?.isSans ? PDF_FONTS.strong : PDF_FONTS.display)

/** The largest logo, in points. */
const MOST = { width: 200, height: 44 }

/** The logo at the head of a PDF as props: of the view that it stands in, and of the image. Null where there is none. */
export function pdfLogo(look: PdfLook | null) {
  if (!look?.logo) return null
  const { src, width, height, isLight } = look.logo
  const scale = Math.min(MOST.width / width, MOST.height / height, 1)
  const ground = isLight ? { backgroundColor: '#241c15', padding: 6, borderRadius: 4 } : {}
  return {
    view: { style: { alignSelf: 'flex-start', marginBottom: 10, ...ground } },
    image: { src, style: { width: width * scale, height: height * scale } },
  } as const
}

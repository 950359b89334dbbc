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

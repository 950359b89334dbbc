import type { Image, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { PdfLook } from './pdf-look.ts'

/** The largest logo, in points. */
const MOST = { width: 200, height: 44 }

/** The logo at the head of a PDF; null where there is none. */
export function pdfLogo(library: { Image: typeof Image; View: typeof View }, look: PdfLook | null) {
  if (!look?.logo) return null
  const { src, width, height, isLight } = look.logo
  const scale = Math.min(MOST.width / width, MOST.height / height, 1)
  const ground = isLight ? { backgroundColor: '#241c15', padding: 6, borderRadius: 4 } : {}
  return h(
    library.View,
    { style: { alignSelf: 'flex-start', marginBottom: 10, ...ground } },
    h(library.Image, { src, style: { width: width * scale, height: height * scale } }),
  )
}

/** A link of a header, footer or menu. Only pages that exist belong in these lists. */
export interface PageLink {
  label: string
  to: string
}

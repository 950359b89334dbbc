/** A public page as search engines and shared links tell it. */
export interface SitePage {
  readonly path: string
  /** Without the product's name, which every title ends with. */
  readonly title: string
  readonly description: string
  /** The address that counts when the page stands at several. */
  readonly canonical?: string
}

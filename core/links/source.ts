/** What a tracked link stands for: the trace from somebody who followed it back to a post and its story. */
export interface LinkSource {
  readonly linkId: string
  readonly contentId: string | null
  readonly storyId: string | null
  readonly campaignId: string | null
  /** The platform it was published on. */
  readonly network: string
}

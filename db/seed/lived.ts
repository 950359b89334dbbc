import type { WorkspaceId } from '../client.ts'
import type { Founder } from './founders/founder.ts'

/** A founder's workspace that has been lived in, as it is filled. */
export interface Lived {
  readonly workspace: WorkspaceId
  readonly founder: Founder
  readonly storyIds: readonly string[]
  /** Published first, then two that are scheduled, then drafts. */
  readonly postIds: readonly string[]
  readonly campaignId: string
  readonly now: Date
}

/** Somebody in Sales Hub. */
export interface SeededPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly at: Date
}

import type { CampaignStatus } from '../campaigns/status.ts'
import type { StoryKind } from '../stories/kinds.ts'

/** A post that an insight rests on; `overall` is null for one that was never checked, `at` seconds since 1970. */
export interface BasisPost {
  readonly id: string
  readonly title: string
  readonly overall: number | null
  readonly at: number
}

/** The rows that an insight names; times are seconds since 1970, days YYYY-MM-DD. */
export interface NamedRows {
  /** Newest first; `outAt` is null for one that is not out. */
  readonly posts: readonly (BasisPost & { readonly outAt: number | null })[]
  readonly stories: readonly {
    readonly id: string
    readonly title: string
    readonly kind: StoryKind
    readonly at: number
    readonly expiresOn: string | null
    readonly posts: number
  }[]
  readonly planned: readonly { readonly id: string; readonly title: string; readonly at: number }[]
  readonly campaigns: readonly {
    readonly id: string
    readonly name: string
    readonly status: CampaignStatus
    readonly startsOn: string | null
    readonly posts: number
  }[]
  /** The longest wait first; `since` is null once they were answered. */
  readonly people: readonly { readonly id: string; readonly name: string; readonly since: number | null }[]
}

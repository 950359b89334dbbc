import type { Certainty } from '#core/brand/alignment/types.ts'
import type { CampaignInput } from '#core/campaigns/schema.ts'
import type { CampaignStatus } from '#core/campaigns/status.ts'
import type { PostStatus } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'

/** A campaign as the list shows it. */
export interface CampaignItem extends CampaignInput {
  readonly id: string
  readonly status: CampaignStatus
  readonly createdAt: Date
  readonly posts: number
  /** Of its posts, those that are out. */
  readonly published: number
}

/** How many campaigns may still begin this month. */
export interface CampaignAllowanceView {
  /** Null when unlimited; 0 when the plan has no campaigns. */
  readonly limit: number | null
  readonly begun: number
  /** 'November'. */
  readonly month: string
  readonly resetsAt: Date
}

/** A campaign open in its form. */
export interface OpenCampaign extends CampaignInput {
  readonly id: string
  readonly status: CampaignStatus
  readonly version: number
}

/** A post that belongs to a campaign. */
export interface PostOfCampaign {
  readonly id: string
  readonly title: string
  /** Its first 400 characters. */
  readonly body: string
  readonly platform: string
  readonly status: PostStatus
  readonly alignmentOverall: number | null
  readonly alignmentCertainty: Certainty | null
}

/** '4 to 18 October 2026' and its shorter forms, in words; null when no day is known. */
export function campaignDates({
  startsOn,
  endsOn,
}: Pick<CampaignInput, 'startsOn' | 'endsOn'>): string | null {
  if (startsOn && endsOn)
    return startsOn === endsOn ? dayText(startsOn) : `${dayText(startsOn)} to ${dayText(endsOn)}`
  if (startsOn) return `From ${dayText(startsOn)}`
  return endsOn ? `Until ${dayText(endsOn)}` : null
}

const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC')

import type { Certainty } from '#core/brand/alignment/types.ts'
import type { GoalKind } from '#core/campaigns/goal.ts'
import type { PlanView } from '#core/campaigns/page-forms.ts'
import type { PieceRole, RecipeId } from '#core/campaigns/recipes.ts'
import type { CampaignInput } from '#core/campaigns/schema.ts'
import type { CampaignStatus } from '#core/campaigns/status.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS, type PostStatus } from '#core/posts/status.ts'
import { listQuery } from '#core/shared/list-address.ts'
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
  readonly recipe: RecipeId | null
  readonly keyDate: string | null
  readonly goalKind: GoalKind | null
  readonly goalNumber: number | null
  readonly budgetPence: number | null
  readonly learned: string
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

/** A post of a campaign's plan, with what it has become. */
export interface PieceView {
  readonly id: string
  readonly role: PieceRole
  readonly platform: string
  readonly brief: string
  /** By the workspace's clock, or once it is scheduled by that of its schedule. */
  readonly dueOn: string
  readonly dueMinute: number
  readonly contentId: string | null
  readonly costPence: number
  readonly title: string
  /** Its first 400 characters. */
  readonly body: string
  readonly status: PostStatus | null
  readonly isScheduled: boolean
  readonly alignmentOverall: number | null
  readonly alignmentCertainty: Certainty | null
  readonly storyTitle: string | null
}

/** What each view of the plan is given. */
export interface CampaignPlanProps {
  readonly campaignId: string
  readonly pieces: readonly PieceView[]
  readonly view: PlanView
  readonly keyDate: string | null
  readonly isLocked: boolean
}

/** In these states a post has left, or is about to. */
const LEFT: ReadonlySet<PostStatus> = new Set(['sending', 'handed_over', 'published', 'failed', 'missed'])

/** Can its day still be changed from here? */
export function isMovable({ status }: Pick<PieceView, 'status'>): boolean {
  return status === null || !LEFT.has(status)
}

/** What a post is called: its title, the first line of it, or what it is for. */
export function pieceName({ title, body, brief }: Pick<PieceView, 'title' | 'body' | 'brief'>): string {
  return title || body.trim().split('\n')[0] || brief || 'Untitled post'
}

/** How it stands, in a word. A post that was deleted leaves its place in the plan. */
export function pieceState({ status }: Pick<PieceView, 'status'>): string {
  return status === null ? 'Not written' : POST_STATUS_LABELS[status]
}

/** Where it is written. */
export function pieceTo({ contentId }: Pick<PieceView, 'contentId'>): string {
  return contentId ? `/app/create?post=${contentId}` : '/app/create'
}

/** A post as a plan would have it. */
export interface PlannedPostView {
  readonly step: number
  readonly role: PieceRole
  readonly platform: PlatformId
  readonly brief: string
  readonly day: string
  readonly minute: number
  readonly body: string
  readonly storyTitle: string | null
}

/** Where a post is chosen that joins a campaign, and which page of those that could. */
export function addPostAddress(of: { campaignId: string; view: PlanView; page?: number }): string {
  const { campaignId, view, page = 1 } = of
  const query = { view: view === 'line' ? null : view, add: 'post', posts: page > 1 ? page : null }
  return `/app/campaigns/${campaignId}${listQuery(query)}`
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

/** '4 October 2026' */
export const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC')

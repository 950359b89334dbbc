import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { campaignRefusal } from '#app/campaigns/copy.ts'
import { copyCampaign } from '#app/campaigns/services/copy-campaign.ts'
import { hasCampaigns } from '#app/campaigns/services/has-campaigns.ts'
import { moveCampaign } from '#app/campaigns/services/move-campaign.ts'
import { moveKeyDate } from '#app/campaigns/services/move-key-date.ts'
import { movePiece } from '#app/campaigns/services/move-piece.ts'
import { movePost } from '#app/campaigns/services/move-post.ts'
import { readCampaign } from '#app/campaigns/services/read-campaign.ts'
import { readFreePosts } from '#app/campaigns/services/read-free-posts.ts'
import { removeCampaign } from '#app/campaigns/services/remove-campaign.ts'
import { saveCampaign } from '#app/campaigns/services/save-campaign.ts'
import { saveLearned } from '#app/campaigns/services/save-learned.ts'
import { saveMoney } from '#app/campaigns/services/save-money.ts'
import { startCampaign } from '#app/campaigns/services/start-campaign.ts'
import { AddPostPage } from '#app/campaigns/ui/add-post-page.tsx'
import { CampaignPage } from '#app/campaigns/ui/campaign-page.tsx'
import type { PieceView } from '#app/campaigns/ui/campaign-views.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { problemOf, type RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { campaignDifferences } from '#core/campaigns/differences.ts'
import {
  budgetSchema,
  keyDateSchema,
  learnedSchema,
  movePieceSchema,
  PAGE_MESSAGES,
  type PlanView,
  readCosts,
  readPlanView,
} from '#core/campaigns/page-forms.ts'
import { campaignFormSchema, campaignPostSchema, campaignStatusSchema } from '#core/campaigns/schema.ts'
import { CAMPAIGN_STATUS_LABELS } from '#core/campaigns/status.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import { readPounds } from '#core/shared/money.ts'
import { storyBeginning } from '#core/stories/beginning.ts'
import type { Route } from './+types/campaign'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasCampaigns)]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.campaign.name ?? 'Campaign'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const query = new URL(request.url).searchParams
  const [view, lock] = [readPlanView(query.get('view')), featureLock(ctx, 'campaigns')]
  // What could join has a page of its own: a campaign with its plan weighs as much as a page may.
  if (query.get('add') === 'post' && lock === null) {
    const choice = await readFreePosts(ctx, { id: params.campaignId, page: readPageNumber(query, 'posts') })
    if (!choice) throw notFound()
    return { ...choice, view }
  }
  const campaign = await readCampaign(ctx, { id: params.campaignId })
  if (!campaign) throw notFound()
  const { pieces, ...shown } = campaign
  return {
    ...shown,
    pieces: pieces.map(shownPiece),
    folds: readFolds(request.url),
    view,
    lock,
    idempotencyKey: newIdempotencyKey(),
    timeZone: ctx.timeZone,
  }
}

/** A post of the plan with what the page says of it. */
function shownPiece({ body, ...piece }: ReadPiece): PieceView {
  const { dayOffset: _dayOffset, isDayChosen: _isDayChosen, storyId: _storyId, ...shown } = piece
  const { scheduledPostId: _scheduledPostId, ...rest } = shown
  return { ...rest, body: storyBeginning({ title: '', body }) }
}

type ReadPiece = NonNullable<Awaited<ReturnType<typeof readCampaign>>>['pieces'][number]

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.campaignId
  const self = pageIn(id, readPlanView(new URL(args.request.url).searchParams.get('view')))
  switch (post.intent) {
    case 'move':
      return move(post, id, self)
    case 'add_post':
      return placePost(post, id, true)
    case 'take_out':
      return placePost(post, id, false)
    case 'move_day':
      return moveDay(post, id, self)
    case 'move_piece':
      return place(post, id, self)
    case 'start':
      return start(post, id, self)
    case 'copy':
      return copy(post, id)
    case 'money':
      return money(post, id)
    case 'learned':
      return learn(post, id)
    case 'remove':
      return remove(post, id)
    default:
      return save(post, id)
  }
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(campaignFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...campaign } = form.value
  const result = await saveCampaign(ctx, { id, version, campaign })
  if (result.ok) return done(`/app/campaigns/${id}`, 'campaignSaved')
  if (result.reason === 'changed_elsewhere') {
    const differences = campaignDifferences(result.campaign, campaign)
    const conflict = { version: result.campaign.version, differences }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: campaignRefusal(result, ctx.timeZone) }))
}

/** The campaign’s page in the view it is looked at in. */
function pageIn(id: string, view: PlanView): string {
  return `/app/campaigns/${id}${view === 'line' ? '' : `?view=${view}`}`
}

async function move({ ctx, check }: WorkspacePost, id: string, self: string) {
  const form = await check(campaignStatusSchema, 'write')
  if (!form.ok) return unclear(form, 'Choose the campaign’s new status.')
  const result = await moveCampaign(ctx, { id, to: form.value.status })
  if (result.ok)
    return done(self, 'campaignMoved', {
      params: { status: CAMPAIGN_STATUS_LABELS[result.status].toLowerCase() },
    })
  return refused(ctx, result)
}

async function placePost({ ctx, check }: WorkspacePost, id: string, into: boolean) {
  const form = await check(campaignPostSchema, 'write')
  if (!form.ok) return unclear(form, 'Choose a post')
  const result = await movePost(ctx, { id, postId: form.value.postId, into })
  if (result.ok)
    return done(`/app/campaigns/${id}#posts`, into ? 'campaignPostAdded' : 'campaignPostTakenOut')
  return refused(ctx, result)
}

async function moveDay({ ctx, check }: WorkspacePost, id: string, self: string) {
  const form = await check(keyDateSchema, 'write')
  if (!form.ok) return unclear(form, PAGE_MESSAGES.day)
  const result = await moveKeyDate(ctx, { id, keyDate: form.value.keyDate })
  if (!result.ok) return refused(ctx, result)
  if (result.named === 0) return done(`${self}#plan`, 'campaignDayMoved')
  const texts = result.named === 1 ? 'A text names' : `${result.named} texts name`
  return done(`${self}#ready`, 'campaignDayMovedNamed', { params: { texts } })
}

async function place({ ctx, check }: WorkspacePost, id: string, self: string) {
  const form = await check(movePieceSchema, 'write')
  if (!form.ok) return unclear(form, `${PAGE_MESSAGES.day}, and a time`)
  const { pieceId, day, time } = form.value
  const result = await movePiece(ctx, { id, pieceId, day, minute: time })
  if (!result.ok) return refused(ctx, result)
  return result.named
    ? done(`${self}#ready`, 'campaignPieceMovedNamed')
    : done(`${self}#plan`, 'campaignPieceMoved')
}

async function start({ ctx, overLimit }: WorkspacePost, id: string, self: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await startCampaign(ctx, { id })
  if (!result.ok)
    return result.reason === 'not_ready'
      ? pageAgain(409, 'Something in it isn’t ready. Fix what must be fixed first.')
      : refused(ctx, result)
  if (result.left.length > 0) return data({ left: result.left })
  return done(self, 'campaignMoved', { params: { status: 'active' } })
}

async function copy({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(keyDateSchema, 'create_campaign')
  if (!form.ok) return unclear(form, PAGE_MESSAGES.day)
  const { keyDate, idempotencyKey } = form.value
  const result = await copyCampaign(ctx, { id, keyDate, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  return result.ok ? done(`/app/campaigns/${result.campaignId}`, 'campaignCopied') : refused(ctx, result)
}

async function money({ ctx, check, body }: WorkspacePost, id: string) {
  const form = await check(budgetSchema, 'write')
  if (!form.ok) return data({ moneyReply: form.reply }, { status: form.status })
  const costs = readCosts(body.form)
  if (!costs) {
    const { reply, status } = form.refuse({
      status: 422,
      form: `${PAGE_MESSAGES.pounds}, for what each post cost`,
    })
    return data({ moneyReply: reply }, { status })
  }
  const { budget } = form.value
  const result = await saveMoney(ctx, { id, budgetPence: budget === '' ? null : readPounds(budget), costs })
  return result.ok ? done(`/app/campaigns/${id}#money`, 'campaignMoneySaved') : refused(ctx, result)
}

async function learn({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(learnedSchema, 'write')
  if (!form.ok) return pageAgain(form.status, problemOf(form) ?? '')
  const result = await saveLearned(ctx, { id, learned: form.value.learned })
  return result.ok ? done(`/app/campaigns/${id}#results`, 'campaignLearnedSaved') : refused(ctx, result)
}

async function remove({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removeCampaign(ctx, { id })
  return result.ok ? done(`/app/campaigns?removed=${id}`, 'campaignDeleted') : refused(ctx, result)
}

/** Nothing was chosen, or too often: a press without fields has no place of its own to say it. */
function unclear(form: RefusedForm, choose: string) {
  return form.status === 429 ? pageAgain(429, problemOf(form) ?? '') : pageAgain(400, choose)
}

function refused(ctx: WorkspaceContext, refusal: Parameters<typeof campaignRefusal>[0]) {
  if (refusal.reason === 'not_found') throw notFound()
  return pageAgain(409, campaignRefusal(refusal, ctx.timeZone))
}

export default function CampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ('freePosts' in loaderData) {
    const problem = actionData && 'problem' in actionData ? actionData.problem : null
    return <AddPostPage {...loaderData} problem={problem} />
  }
  const { campaign } = loaderData
  return <CampaignPage key={`${campaign.id} ${campaign.version}`} {...loaderData} {...(actionData ?? {})} />
}

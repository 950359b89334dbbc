import { restoreAnnotation } from '#app/analytics/services/annotations/restore-annotation.ts'
import { restoreCampaign } from '#app/campaigns/services/restore-campaign.ts'
import { restoreDeal } from '#app/deals/services/restore-deal.ts'
import { restorePayment } from '#app/deals/services/restore-payment.ts'
import { restoreForm } from '#app/lead-forms/services/restore-form.ts'
import { restoreFile } from '#app/leads/services/restore-file.ts'
import { restorePerson } from '#app/leads/services/restore-person.ts'
import { restorePicture } from '#app/media/services/restore-picture.ts'
import { restoreOffer } from '#app/offers/services/restore-offer.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { restorePost } from '#app/posts/services/restore-post.ts'
import { restoreTemplate as restoreKept } from '#app/posts/services/restore-template.ts'
import { restoreProposal } from '#app/proposals/services/restore-proposal.ts'
import { restoreTemplate as restoreReply } from '#app/replies/services/restore-template.ts'
import { restoreCompetitor } from '#app/research/services/competitors/restore-competitor.ts'
import { restoreEvidence } from '#app/research/services/competitors/restore-evidence.ts'
import { restoreCitation } from '#app/research/services/notes/restore-citation.ts'
import { restoreNote } from '#app/research/services/notes/restore-note.ts'
import { restoreStory } from '#app/stories/services/restore-story.ts'
import { restoreMember } from '#app/team/services/restore-member.ts'
import { restoreSource } from '#app/watch/services/restore-source.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { trashBegins } from '#core/settings/trash.ts'
import type { TrashKind, TrashRefusal } from '#core/settings/trash-kind.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { existsKept, findTrash } from '#db/queries/settings/trash.ts'

interface Trashed {
  readonly id: string
  readonly postId: string | null
  readonly storyId: string | null
  readonly caller: Caller
}

type Restore = (ctx: WorkspaceContext, thing: Trashed) => Promise<Result<object, TrashRefusal>>

/** Each room puts its own things back, with its own limits and rights. */
const RESTORES: Readonly<Record<TrashKind, Restore>> = {
  story: restoreStory,
  post: restorePost,
  template: (ctx, { id }) => restoreKept(ctx, { id, kind: 'template' }),
  hashtag_set: (ctx, { id }) => restoreKept(ctx, { id, kind: 'hashtags' }),
  campaign: restoreCampaign,
  offer: restoreOffer,
  lead: restorePerson,
  lead_form: restoreForm,
  deal: restoreDeal,
  payment: restorePayment,
  proposal: restoreProposal,
  lead_file: restoreFile,
  reply_template: restoreReply,
  watch_source: restoreSource,
  competitor: restoreCompetitor,
  evidence: restoreEvidence,
  research_note: restoreNote,
  citation: restoreCitation,
  annotation: restoreAnnotation,
  picture: (ctx, { id, postId, storyId }) =>
    restorePicture(ctx, {
      id,
      ...(postId ? { place: 'post', placeId: postId } : { place: 'story', placeId: storyId ?? '' }),
    }),
  member: restoreMember,
}

/** Can something of this kind be in the trash? */
export function isTrashKind(kind: string): kind is TrashKind {
  return Object.hasOwn(RESTORES, kind)
}

/** Puts something back that was deleted within 30 days, as its room does. */
export async function restoreTrashed(
  ctx: WorkspaceContext,
  { kind, id, caller }: { kind: TrashKind; id: string; caller: Caller },
): Promise<Result<object, TrashRefusal>> {
  if (!isUuid(id)) return err('not_found')
  const { workspace, role, userId } = ctx
  const found = await ctx.inWorkspace(sql =>
    findTrash(sql, { workspace, kind, id, since: trashBegins(ctx.now()) }),
  )
  // A second press finds it where it was.
  if (!found)
    return (await ctx.inWorkspace(sql => existsKept(sql, { workspace, kind, id }))) ? ok() : err('not_found')
  if (!roleMay(role, 'edit') && found.removedBy !== userId) return err('not_allowed')
  return RESTORES[kind](ctx, { id, postId: found.postId, storyId: found.storyId, caller })
}

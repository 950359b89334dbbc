import { isbot } from 'isbot'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { trackedTarget } from '#core/links/target.ts'
import { machineReason, type VisitHints } from '#core/links/visitor.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { noteVisit } from './note-visit.ts'
import { readLinkToFollow } from './read-link-to-follow.ts'

/** Slugs are made by us: what is none is not looked for. */
const SLUG = /^[a-z0-9][a-z0-9-]{1,99}$/

/**
 * Where somebody who follows a link is sent, and notes that they did: people and machines apart. While the target does
 * not answer, the fallback takes its place. An outage of the database loses the note and never the way.
 */
export async function followLink(
  ctx: ServiceContext,
  input: { slug: string; address: string; hints: Omit<VisitHints, 'isKnownRobot'> },
): Promise<Result<{ to: string }, 'not_found' | 'deleted'>> {
  const slug = input.slug.toLowerCase()
  if (!SLUG.test(slug)) return err('not_found')
  const link = await readLinkToFollow(ctx, slug)
  if (!link) return err('not_found')
  if (link === 'gone' || link.deletedAt) return err('deleted')
  const { hints, address } = input
  const reason = machineReason({ ...hints, isKnownRobot: isbot(hints.userAgent) })
  const { userAgent, referrer } = hints
  const visit = { linkId: link.id, reason, address, userAgent, referrer, at: ctx.now() }
  await noteVisit(ctx, visit).catch(error => logger().error({ err: error }, 'a visit could not be noted'))
  const target = link.deadSince !== null && link.fallback !== null ? link.fallback : link.target
  const { network, place, campaign } = link
  return ok({ to: trackedTarget({ target, slug, network, place, campaign, origin: ctx.config.appUrl }) })
}

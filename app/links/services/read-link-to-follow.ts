import type { ServiceContext } from '#app/platform/context.ts'
import { SECOND_MS } from '#core/shared/time.ts'
import { isGoneSlug } from '#db/queries/links/gone-slugs.ts'
import { findLinkToFollow, type LinkToFollow } from '#db/queries/links/links.ts'

/** How long a change may take to reach every process. */
const FRESH_MS = 2 * SECOND_MS
/** Slugs remembered at most. */
const MOST = 10_000

interface Remembered {
  readonly at: number
  readonly link: Promise<LinkToFollow | 'gone' | null>
}

/** By what everybody on one database shares: whoever acts in a workspace has a `db` of their own round it. */
const remembered = new WeakMap<ServiceContext['db']['acrossWorkspaces'], Map<string, Remembered>>()

/**
 * The link of a slug, 'gone' where its workspace was deleted, from memory where it was read within two seconds: many who
 * follow one link at once ask the database once. `anew` forgets what is remembered, for whoever has just changed it.
 */
export async function readLinkToFollow(
  ctx: ServiceContext,
  slug: string,
  { anew = false }: { anew?: boolean } = {},
): Promise<LinkToFollow | 'gone' | null> {
  const links = remembered.get(ctx.db.acrossWorkspaces) ?? new Map<string, Remembered>()
  remembered.set(ctx.db.acrossWorkspaces, links)
  const now = ctx.now().getTime()
  const before = links.get(slug)
  if (before && !anew && Math.abs(now - before.at) < FRESH_MS) return before.link
  if (links.size >= MOST) links.clear()
  const link = ctx.db.acrossWorkspaces(
    'leads',
    async sql =>
      (await findLinkToFollow(sql, { slug })) ?? ((await isGoneSlug(sql, { slug })) ? 'gone' : null),
  )
  links.set(slug, { at: now, link })
  link.catch(() => links.delete(slug))
  return link
}

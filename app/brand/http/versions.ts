import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { readVersions } from '#app/brand/services/read-versions.ts'
import { restoreVersion } from '#app/brand/services/restore-version.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { readVersionNumber, type Versioned } from '#core/brand/versions/versions.ts'
import { readPageNumber } from '#core/shared/list-address.ts'

/** What a page of versions shows: the list, and the two that its address names beside each other. */
export async function loadVersions({ request, context }: LoaderFunctionArgs, of: Versioned) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const [from, to] = [readVersionNumber(params.get('from')), readVersionNumber(params.get('to'))]
  const view = await readVersions(ctx, {
    of,
    page: readPageNumber(params),
    from,
    to,
    part: readPageNumber(params, 'part'),
  })
  return { ...view, from, to, userId: ctx.userId, canWrite: ctx.access === 'full', timeZone: ctx.timeZone }
}

/** Restores the version whose button was pressed. */
export async function restorePostedVersion(args: ActionFunctionArgs, of: Versioned) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await restoreVersion(ctx, { of, version: readVersionNumber(text('version')) ?? -1 })
  if (!result.ok) return pageAgain(result.reason === 'not_saved' ? 503 : 409, BRAND_REFUSALS[result.reason])
  return of === 'strategy'
    ? done('/app/strategy/versions', 'strategyRestored')
    : done('/app/clarify/versions', 'brandRestored')
}

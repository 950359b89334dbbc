import type { RouterContextProvider } from 'react-router'
import { readSuggestion, type SuggestionView } from '#app/assistant/services/suggestions/read-suggestion.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { readTheme } from '#app/platform/http/theme.ts'
import { logger } from '#app/platform/log/logger.ts'
import { placeKey } from '#app/platform/viewer.ts'
import { NEWEST_RELEASE } from '#app/support/copy/newest-release.build.ts'
import { listWorkspaces } from '#app/team/services/list-workspaces.ts'
import { trialDaysLeft } from '#core/billing/trial.ts'
import { formatDate } from '#core/shared/time.ts'
import { hasNews } from '#core/support/changelog.ts'
import { roleMay } from '#core/team/roles.ts'

/** What the frame of a workspace page shows of the person who is looking at it. */
export async function readFrame(request: Request, context: Readonly<RouterContextProvider>) {
  const viewer = await signedIn(request, context)
  const now = services().now()
  const suggestion = await findSuggestion(request, context)
  return {
    account: placeKey(viewer),
    name: viewer.fullName || viewer.email,
    email: viewer.email,
    avatarColour: viewer.avatarColour,
    picture: viewer.avatarUrl,
    theme: readTheme(request),
    sessionExpiresAt: viewer.sessionExpiresAt,
    tier: viewer.tier,
    access: viewer.access,
    visit: viewer.host && { host: viewer.host.name, hasSeat: viewer.host.hasSeat, role: viewer.role },
    canDraft: viewer.access === 'full' && roleMay(viewer.role, 'draft'),
    workspaces: listWorkspaces(viewer),
    deletedOn: viewer.deletionDueAt ? formatDate(viewer.deletionDueAt, viewer.timeZone) : null,
    paysUntil: viewer.graceEndsAt ? formatDate(viewer.graceEndsAt, viewer.timeZone) : null,
    trialDaysLeft: viewer.access === 'full' ? trialDaysLeft(viewer.trialEndsAt, now) : 0,
    collapsed: readCookie(request, 'sidebar_state') === 'collapsed',
    year: now.getUTCFullYear(),
    suggestion,
    unread: suggestion?.unread ?? 0,
    hasNews: hasNews(NEWEST_RELEASE, { read: viewer.newsRead, joinedAt: viewer.joinedAt }),
  }
}

/** A page does without its card when that cannot be had. */
async function findSuggestion(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SuggestionView | null> {
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  try {
    return await readSuggestion(await workspaceContext(request, context), { path, seconds: 0 })
  } catch (error) {
    logger().warn({ err: error }, 'a page does without its suggestion')
    return null
  }
}

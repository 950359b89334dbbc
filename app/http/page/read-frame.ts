import { trialDaysLeft } from '#core/billing/trial.ts'
import { roleMay } from '#core/identity/team/roles.ts'
import { formatDate } from '#core/shared/time.ts'
import { readCookie } from '../cookies.ts'
import { services } from '../services.ts'
import { readTheme } from '../theme.ts'
import type { Viewer } from '../viewer.ts'
import { switchChoices } from './switch-choices.ts'

/** What the frame of a workspace page shows of the person who is looking at it. */
export function readFrame(request: Request, viewer: Viewer) {
  const now = services().now()
  return {
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
    workspaces: switchChoices(viewer),
    paysUntil: viewer.graceEndsAt ? formatDate(viewer.graceEndsAt, viewer.timeZone) : null,
    trialDaysLeft: viewer.access === 'full' ? trialDaysLeft(viewer.subscription?.endsAt ?? null, now) : 0,
    collapsed: readCookie(request, 'sidebar_state') === 'collapsed',
    year: now.getUTCFullYear(),
  }
}

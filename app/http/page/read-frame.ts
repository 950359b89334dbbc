import { trialDaysLeft } from '#core/billing/trial.ts'
import { formatDate } from '#core/shared/time.ts'
import { readCookie } from '../cookies.ts'
import { services } from '../services.ts'
import { readTheme } from '../theme.ts'
import type { Viewer } from '../viewer.ts'

/** What the frame of a workspace page shows of the person who is looking at it. */
export function readFrame(request: Request, viewer: Viewer) {
  const now = services().now()
  return {
    name: viewer.fullName || viewer.email,
    email: viewer.email,
    avatarColour: viewer.avatarColour,
    theme: readTheme(request),
    sessionExpiresAt: viewer.sessionExpiresAt,
    tier: viewer.tier,
    access: viewer.access,
    paysUntil: viewer.graceEndsAt ? formatDate(viewer.graceEndsAt, viewer.timeZone) : null,
    trialDaysLeft: viewer.access === 'full' ? trialDaysLeft(viewer.subscription?.endsAt ?? null, now) : 0,
    collapsed: readCookie(request, 'sidebar_state') === 'collapsed',
    year: now.getUTCFullYear(),
  }
}

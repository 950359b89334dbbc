import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { reportPeriod, reportQuestions, reportSections } from '#core/analytics/report.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { ReportLink } from '#db/queries/analytics/report-links.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findAvatar } from '#db/queries/settings/avatars.ts'
import { readAnalytics } from '../read-analytics.ts'

/** The largest picture that stands in the head of a report, in bytes. */
const PICTURE_MOST = 120_000

/**
 * A report as it is now, in its founder's name: sums and sentences only, never a person or a post. What was won stands in
 * it where the report asks for it and whoever looks may see deals.
 */
export async function readReportView(ctx: WorkspaceContext, report: ReportLink) {
  const { workspace, timeZone } = ctx
  const { day: today } = wallTimeOf(ctx.now(), timeZone)
  const asked = reportQuestions(report)
  const period = reportPeriod(report, today)
  const analytics = await readAnalytics(ctx, { period, by: 'network' })
  const [foundation, profile, picture, kit] = await ctx.inWorkspace(sql =>
    Promise.all([
      findFoundation(sql, { workspace }),
      findProfile(sql, { workspace }),
      findAvatar(sql, { workspace }),
      findFounderLook(sql, { workspace }),
    ]),
  )
  const isPounds = asked.includes('paid') && analytics.paid !== null
  const { name, note, expiresAt } = report
  return {
    ...{ name, note, expiresAt, period, today },
    brand: {
      name: foundation.brand_name || profile?.fullName || '',
      colour: profile?.avatarColour ?? 'ember',
      kit,
      /** As a `data:` address; null where there is none. */
      picture:
        picture && picture.image.byteLength <= PICTURE_MOST
          ? `data:${picture.contentType};base64,${Buffer.from(picture.image).toString('base64')}`
          : null,
    },
    sections: reportSections(analytics, asked),
    parts: analytics.daily.parts,
    bands: analytics.alignment.bands,
    /** What each platform brought; pounds only where the report shows them. */
    platforms: analytics.rows.map(({ name, published, people, leads, first, last }) => ({
      ...{ name, published, people, leads },
      firstPence: isPounds ? first.pence : 0,
      lastPence: isPounds ? last.pence : 0,
    })),
  }
}

export type ReportView = Awaited<ReturnType<typeof readReportView>>

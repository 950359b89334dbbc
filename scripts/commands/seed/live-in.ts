import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findIdeas } from '#app/brand/services/ideas/find-ideas.ts'
import type { Config } from '#app/config.server.ts'
import { refreshInsights } from '#app/insights/services/refresh-insights.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { scoreReply } from '#app/replies/services/score-reply.ts'
import { chooseIdeas, type IdeaState } from '#core/brand/personalise/ideas/choose-ideas.ts'
import { INSIGHT_TYPES, type Insight } from '#core/insights/insight.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { addDays } from '#core/shared/time.ts'
import type { Database, Sql, WorkspaceId } from '#db/client.ts'
import { findIdeaRows, upsertIdeaStates } from '#db/queries/brand/ideas.ts'
import {
  insertInsightAnalytics,
  listOpenInsights,
  updateInsightActedUpon,
  updateInsightsRead,
} from '#db/queries/insights/insights.ts'
import { insertInsightMute } from '#db/queries/insights/mutes.ts'
import { insertIdea } from '#db/queries/schedule/ideas.ts'
import { seedCompetitors } from '#db/seed/competitors.ts'
import { seedMessages } from '#db/seed/messages.ts'
import { seedNumbers } from '#db/seed/numbers.ts'
import { seedProposals } from '#db/seed/proposals.ts'
import { seedReport } from '#db/seed/report.ts'
import { seedResearchNotes } from '#db/seed/research-notes.ts'
import { seedWatch } from '#db/seed/watch.ts'

/** Weeks in which the founder looked at ideas already, the longest ago first. */
const WEEKS = [3, 2, 1] as const
/** What an idea of those days may be about: what is always true, since the rest of that day is gone. */
const LASTING = new Set(['problem', 'value', 'client', 'offer', 'voice', 'everyday'])
/** Days since the insights were first shown. */
const SHOWN_DAYS = 2

/**
 * Lives in a workspace that was just made up, by the rules of the product: in each of the last three weeks one idea was
 * used (and stands on the idea board), one was not wanted and the others were passed over; the insights of two days ago
 * were read, the first of them was acted upon, and a kind that says nothing is muted. Whoever wrote was answered, and what
 * was talked about became proposals, whose links open. Feeds and competitors are followed, and notes were written about
 * them. Numbers of two platforms were imported, others typed in, and two days have notes. A client reads a report.
 */
export async function liveIn(
  db: Database,
  { workspace, now, config }: { workspace: WorkspaceId; now: Date; config: Config },
): Promise<void> {
  const links = await openLinkSecrets({ db, config }, 'proposal')
  const shares = await openLinkSecrets({ db, config }, 'share')
  const hashOf = (id: string) => hashSecret(links.make(id)).toString('hex')
  await db.inWorkspace(workspace, async sql => {
    await seedMessages(sql, { workspace, scoreTexts: texts => scoresOf(sql, { workspace, texts }) })
    await seedProposals(sql, { workspace, now, hashOf })
    await seedWatch(sql, { workspace, now })
    await seedReport(sql, { workspace, now, tokenHash: id => hashSecret(shares.make(id)) })
    await seedCompetitors(sql, { workspace, now })
    await seedResearchNotes(sql, { workspace, now })
    await seedNumbers(sql, { workspace, now })
    await useIdeas(sql, { workspace, now })
    await readInsights(sql, { workspace, now })
  })
}

async function scoresOf(sql: Sql, input: { workspace: WorkspaceId; texts: readonly string[] }) {
  const scores = await scoreReply(sql, input)
  return scores.map(({ overall, certainty }) => (certainty === 'told' ? overall : null))
}

async function useIdeas(sql: Sql, { workspace, now }: { workspace: WorkspaceId; now: Date }): Promise<void> {
  const [foundation, rows] = [
    await findFoundation(sql, { workspace }),
    await findIdeaRows(sql, { workspace, now }),
  ]
  const ctx = { workspace, timeZone: 'Europe/London', now: () => now }
  const { today, possible } = findIdeas(ctx, rows, foundation)
  const lasting = possible.filter(({ kind }) => LASTING.has(kind))
  const states: IdeaState[] = []
  for (const weeks of WEEKS) {
    const on = dayAfter(today, -7 * weeks)
    const { ideas } = chooseIdeas(lasting, { states, today: on, workspace })
    for (const [at, { id, text }] of ideas.entries()) {
      const status = at === 0 ? 'used' : at === 1 ? 'not_for_me' : 'passed'
      states.push({ id, status, on })
      await upsertIdeaStates(sql, { workspace, ids: [id], status, today: on })
      if (status === 'used') await insertIdea(sql, { workspace, title: text, now: addDays(now, -7 * weeks) })
    }
  }
}

async function readInsights(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const shownAt = addDays(now, -SHOWN_DAYS)
  await refreshInsights(sql, { workspace, now: shownAt })
  const open = await listOpenInsights(sql, { workspace, now: shownAt, limit: 10 })
  await updateInsightsRead(sql, { workspace, ids: open.map(({ id }) => id) })
  const [first] = open
  if (first) await actUpon(sql, { workspace, insight: first, now: addDays(shownAt, 1) })
  const quiet = INSIGHT_TYPES.findLast(type => !open.some(insight => insight.type === type))
  if (quiet) await insertInsightMute(sql, { workspace, type: quiet })
}

async function actUpon(
  sql: Sql,
  { workspace, insight, now }: { workspace: WorkspaceId; insight: Insight; now: Date },
): Promise<void> {
  await updateInsightActedUpon(sql, { workspace, id: insight.id, now })
  await insertInsightAnalytics(sql, { workspace, insightId: insight.id, actionType: 'acted_upon', now })
}

import { createHash } from 'node:crypto'
import { readCsv } from '#app/platform/integrations/csv.ts'
import { matchStatement } from '#core/deals/match-statement.ts'
import { MOST_STATEMENT_LINES, readStatement } from '#core/deals/statement.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listNamedDeals, listTakenLines } from '#db/queries/deals/statements.ts'

/** Lines above the headings and the headings themselves are read too. */
const MOST_RECORDS = MOST_STATEMENT_LINES + 14

/** A statement's lines up to `today` with the deals they name; null when the text is no table with a day and a sum. */
export async function matchPayments(
  sql: Sql,
  { workspace, text, today, lock }: { workspace: WorkspaceId; text: string; today: string; lock: boolean },
) {
  const records = readCsv(text, MOST_RECORDS)
  const statement = records && readStatement(records)
  if (!statement) return null
  const come = statement.lines.filter(({ day }) => day <= today)
  const lines = come.map(line => ({
    ...line,
    hash: createHash('sha256').update(line.identity).digest('hex'),
  }))
  const references = [...new Set(lines.flatMap(line => line.references))]
  const deals = await listNamedDeals(sql, { workspace, references, lock })
  const taken = await listTakenLines(sql, { workspace, hashes: lines.map(({ hash }) => hash) })
  const found = matchStatement(lines, deals, ({ hash }) => taken.has(hash))
  const leadIds = new Map(deals.map(({ id, leadId }) => [id, leadId]))
  const { out, unpaid, foreign, unread } = statement
  const later = statement.lines.length - come.length
  return {
    matched: found.matched.map(match => ({ ...match, leadId: leadIds.get(match.deal.id) ?? '' })),
    rest: { taken: found.taken, unknown: found.unknown, several: found.several },
    counts: { unnamed: found.unnamed.length, out, unpaid, foreign, unread, later },
    isCut: records.length === MOST_RECORDS,
  }
}

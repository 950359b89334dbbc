import { createHash } from 'node:crypto'
import { type MentionSearch, mentionSearch } from '#core/watch/mentions/find-mentions.ts'
import { readMentions } from '#core/watch/mentions/read-mentions.ts'
import { listThings, rulingOut, type Thing } from '#core/watch/mentions/things.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findMentionFacts, lockMentionWords, updateLookedFor } from '#db/queries/watch/mention-words.ts'
import {
  deleteMentions,
  insertMentions,
  listMentionTexts,
  type NewMention,
} from '#db/queries/watch/mentions.ts'

/** Of the rules that find and judge mentions; whoever changes them raises it, and stored mentions are found anew. */
const RULES = 1
/** Items that are read anew when words change, the newest first, and items of one step. */
const MOST_ITEMS = 5000
const STEP = 200

/** What a workspace looks for at this moment. */
export interface CurrentSearch {
  readonly things: readonly Thing[]
  readonly ruledOut: readonly string[]
  readonly search: MentionSearch
  /** Tells one set of words from another. */
  readonly mark: string
  /** Were the stored mentions found with just that? */
  readonly isCurrent: boolean
}

/** What a workspace looks for, without changing anything. */
export async function readSearch(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<CurrentSearch & { added: readonly string[]; excluded: readonly string[] }> {
  const facts = await findMentionFacts(sql, { workspace })
  return { ...searchOf(facts), added: facts.added, excluded: facts.excluded }
}

/**
 * What a workspace looks for, with its mentions found by just that: where words or names have changed since, the newest 5,000
 * items are read anew, in the caller's transaction. Nobody stores items of the workspace meanwhile.
 */
export async function bringMentionsUpToDate(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<CurrentSearch> {
  await lockMentionWords(sql, { workspace })
  const current = searchOf(await findMentionFacts(sql, { workspace }))
  if (current.isCurrent) return current
  await deleteMentions(sql, { workspace })
  let after: { foundAt: Date; id: string } | null = null
  for (let read = 0; read < MOST_ITEMS && current.things.length > 0; read += STEP) {
    const items: Awaited<ReturnType<typeof listMentionTexts>> = await listMentionTexts(sql, {
      workspace,
      after,
      limit: STEP,
    })
    await insertMentions(sql, { workspace, mentions: mentionsOf(items, current.search) })
    after = items.at(-1) ?? null
    if (items.length < STEP) break
  }
  await updateLookedFor(sql, { workspace, lookedFor: current.mark })
  return current
}

/** What items mention, as it is stored. */
export function mentionsOf(
  items: readonly { id: string; title: string; summary: string; publishedAt: Date }[],
  search: MentionSearch,
): NewMention[] {
  return items.flatMap(item => {
    const found = readMentions(item, search)
    if (!found) return []
    const { publishedAt, id: itemId } = item
    const { sentiment } = found.judgement
    return found.keys.map(thing => ({ itemId, thing, publishedAt, sentiment }))
  })
}

function searchOf(facts: Parameters<typeof listThings>[0] & { lookedFor: string }): CurrentSearch {
  const things = listThings(facts)
  const ruledOut = rulingOut(facts)
  const said = JSON.stringify([RULES, things.map(({ key }) => key).sort(), ruledOut])
  const mark = createHash('sha256').update(said).digest('hex')
  return {
    things,
    ruledOut,
    search: mentionSearch(things, ruledOut),
    mark,
    isCurrent: mark === facts.lookedFor,
  }
}

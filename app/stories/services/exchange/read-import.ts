import type { WorkspaceContext } from '#app/platform/context.ts'
import { openQuoteLine } from '#app/platform/integrations/csv.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { type ImportSource, readStories } from '#app/stories/integrations/read-stories.ts'
import { planLimit } from '#core/billing/plans.ts'
import { err, ok } from '#core/shared/result.ts'
import type { ImportField } from '#core/stories/fields.ts'
import { type ImportRead, markDuplicates, storyFingerprint } from '#core/stories/paste.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { listKnownTexts } from '#db/queries/stories/import-stories.ts'

/** What an import would bring, looked at before anything is kept. */
export interface ImportPreview {
  readonly headings: readonly string[]
  readonly columns: readonly (ImportField | '')[]
  readonly read: ImportRead
  /** For each story, whether it is there already or came twice. */
  readonly duplicates: readonly boolean[]
  /** Places left in the plan; null when unlimited. */
  readonly room: number | null
  readonly limit: number | null
}

/** Characters that are read within a few milliseconds; more go to a thread. */
const SMALL = 20_000

const readInThread = inThread<typeof readStories>('app/stories/integrations/read-stories.ts', 'readStories')

/**
 * Reads pasted text or a table, finds what is there already, and says how much fits. `no_table` when it cannot be read as
 * one, `open_quote` with the line from which on.
 */
export async function readImport(ctx: WorkspaceContext, source: ImportSource) {
  const found = await (source.text.length <= SMALL ? readStories : readInThread)(source)
  if (!found) {
    const line = openQuoteLine(source.text)
    return line === null ? err('no_table') : err('open_quote', { line })
  }
  const { headings, columns, read } = found
  const { workspace } = ctx
  const prints = read.stories.map(storyFingerprint)
  const [existing, profile] = await ctx.readInWorkspace(sql =>
    Promise.all([listKnownTexts(sql, { workspace, prints }), findProfile(sql, { workspace })]),
  )
  const limit = planLimit(ctx.tier, 'stories')
  const isBounded = Number.isFinite(limit)
  const preview: ImportPreview = {
    headings,
    columns,
    read,
    duplicates: markDuplicates(read.stories, new Set(existing)),
    room: isBounded ? Math.max(0, limit - (profile?.storiesCount ?? 0)) : null,
    limit: isBounded ? limit : null,
  }
  return ok({ preview })
}

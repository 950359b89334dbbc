import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { canAddStory } from '#core/stories/limit.ts'
import { markDuplicates, storyFingerprint } from '#core/stories/paste.ts'
import { suggestTitle } from '#core/stories/title.ts'
import { asWorkspaceId, type Sql, type WorkspaceId } from '#db/client.ts'
import {
  type ArchiveImport,
  countArchiveBatch,
  findArchiveImport,
  moveArchiveImport,
} from '#db/queries/archives/imports.ts'
import {
  emptyArchiveItems,
  listKnownPosts,
  listKnownStories,
  lockNextItems,
  settleArchiveItems,
} from '#db/queries/archives/items.ts'
import { insertPastPosts, insertStoriesOf } from '#db/queries/archives/make.ts'
import {
  deleteAdded,
  listPointing,
  listPresent,
  listUntouched,
  lockNextAdded,
  type Pointing,
} from '#db/queries/archives/undo.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { listKnownTexts } from '#db/queries/stories/import-stories.ts'

/** Posts or stories of one transaction: short enough that nobody waits long for the lock on the profile. */
const BATCH = 200

type Context = Pick<ServiceContext, 'db' | 'now'>

/** One batch within its transaction. */
interface Step {
  readonly workspace: WorkspaceId
  readonly of: ArchiveImport
  readonly now: Date
}

/**
 * Does what is left of an import from elsewhere, or of undoing one, batch by batch. May be cut off anywhere and called again,
 * also twice at once.
 */
export async function continueArchive(
  context: Context,
  { importId, ...owner }: { workspace: string; importId: string },
): Promise<void> {
  const workspace = asWorkspaceId(owner.workspace)
  let pointing: readonly Pointing[] | null = null
  for (let isMore = true; isMore; )
    isMore = await context.db.inWorkspace(workspace, async sql => {
      const of = await findArchiveImport(sql, { workspace, id: importId, lock: true })
      const step = of && { workspace, of, now: context.now() }
      if (step?.of.state === 'importing') return makeBatch(sql, step)
      if (step?.of.state !== 'undoing') return false
      pointing ??= await listPointing(sql, step.of)
      return undoBatch(sql, step, pointing)
    })
}

async function makeBatch(sql: Sql, { workspace, of, now }: Step): Promise<boolean> {
  const { id: importId } = of
  // Before anything of a post or story is locked: the order of all that locks several.
  const profile = await lockProfile(sql, { workspace })
  const items = await lockNextItems(sql, { workspace, importId, limit: BATCH })
  if (items.length === 0) {
    await emptyArchiveItems(sql, { workspace, importId })
    await moveArchiveImport(sql, { workspace, id: importId, from: 'importing', to: 'done', now })
    return false
  }
  const ids = items.map(({ id }) => id)
  const settle = async (outcome: 'existing' | 'without_room', settled: readonly string[]) => {
    if (settled.length > 0) await settleArchiveItems(sql, { workspace, importId, ids: settled, outcome })
    return settled.length
  }
  if (of.target === 'posts') {
    const { kind, platform, withNumbers } = of
    const known = await listKnownPosts(sql, { workspace, importId, platform, ids })
    const fresh = ids.filter(id => !known.has(id))
    const measuredOn = withNumbers ? now.toISOString().slice(0, 10) : null
    const made = { workspace, importId, now, ids: fresh, kind, platform, measuredOn }
    const added = await insertPastPosts(sql, made)
    const existing = await settle('existing', [...known])
    await countArchiveBatch(sql, { workspace, id: importId, added, existing })
    return true
  }
  const tier = tierInForce(await findSubscription(sql, { workspace }), now)
  const allowance = canAddStory(tier, profile?.storiesCount ?? 0)
  const titled = items.map(item => ({ ...item, title: item.title || suggestTitle(item.body) }))
  const known = await listKnownStories(sql, { workspace, importId, ids })
  const prints = titled.map(storyFingerprint)
  const isTwice = markDuplicates(titled, new Set(await listKnownTexts(sql, { workspace, prints })))
  const fresh = titled.filter(({ id }, at) => !known.has(id) && !isTwice[at])
  const fitting = fresh.slice(0, allowance.ok ? allowance.left : 0)
  const added = await insertStoriesOf(sql, { workspace, importId, now, items: fitting })
  const withoutRoom = await settle(
    'without_room',
    fresh.slice(fitting.length).map(({ id }) => id),
  )
  const isFresh = new Set(fresh.map(({ id }) => id))
  const existing = await settle(
    'existing',
    ids.filter(id => !isFresh.has(id)),
  )
  await countArchiveBatch(sql, { workspace, id: importId, added, existing, withoutRoom })
  return true
}

async function undoBatch(
  sql: Sql,
  { workspace, of, now }: Step,
  pointing: readonly Pointing[],
): Promise<boolean> {
  const { id: importId, target } = of
  await lockProfile(sql, { workspace })
  const ids = await lockNextAdded(sql, { workspace, importId, target, limit: BATCH })
  if (ids.length === 0) {
    await emptyArchiveItems(sql, { workspace, importId })
    await moveArchiveImport(sql, { workspace, id: importId, from: 'undoing', to: 'undone', now })
    return false
  }
  const untouched = await listUntouched(sql, { workspace, importId, target, ids, pointing })
  const present = await listPresent(sql, { workspace, target, ids })
  const removed = await deleteAdded(sql, { workspace, target, ids: untouched })
  const isUntouched = new Set(untouched)
  const kept = ids.filter(id => present.has(id) && !isUntouched.has(id))
  const isKept = new Set(kept)
  const gone = ids.filter(id => !isKept.has(id))
  await settleArchiveItems(sql, { workspace, importId, ids: gone, outcome: 'removed' })
  await settleArchiveItems(sql, { workspace, importId, ids: kept, outcome: 'kept' })
  await countArchiveBatch(sql, { workspace, id: importId, removed, kept: kept.length })
  return true
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import type { NumberField } from '#core/analytics/networks/columns.ts'
import type { MatchedBy, Unmatched } from '#core/analytics/networks/match-rows.ts'
import type { PlannedNumbersKind } from '#core/analytics/networks/plan-import.ts'
import type { PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { DayOrder } from '#core/analytics/networks/read-day.ts'
import { listPostTitles } from '#db/queries/analytics/post-numbers.ts'
import { planFile } from './plan-file.ts'
import { type FileOfPlatform, readFileOfPlatform, type Unread } from './read-file-of-platform.ts'

/** Rows of each kind that are shown, and characters of an unmatched one. */
const SHOWN = 30
const SHOWN_CHARACTERS = 120

/** A post as the preview shows it. */
export interface PreviewPost {
  readonly postId: string
  readonly title: string
  readonly by: MatchedBy
  readonly row: number
  readonly numbers: PostNumbers
  readonly before: PostNumbers | null
}

/** What an import would do, looked at before anything is kept. */
export interface NumbersPreview {
  readonly headings: readonly string[]
  readonly columns: readonly (NumberField | '')[]
  readonly dayOrder: DayOrder
  readonly chosenOrder: DayOrder | ''
  /** Whether the columns say enough to read anything. */
  readonly canRead: boolean
  readonly kinds: Readonly<
    Record<PlannedNumbersKind, { readonly count: number; readonly posts: readonly PreviewPost[] }>
  >
  readonly unmatched: {
    readonly count: number
    readonly rows: readonly { readonly row: number; readonly shown: string; readonly because: Unmatched }[]
  }
  /** Rows beyond what one file may hold. */
  readonly beyond: number
}

/** Reads a platform's file and says truly what importing it would do. */
export async function previewNumbers(
  ctx: WorkspaceContext,
  file: FileOfPlatform,
): Promise<({ ok: true } & NumbersPreview) | Unread> {
  const read = await readFileOfPlatform(ctx, file)
  if (!read.ok) return read
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const plan = await planFile(ctx, sql, { network: file.network, read })
    const { headings, columns, dayOrder, chosenOrder, canRead, planned, unmatched, beyond } = plan
    const of = (kind: PlannedNumbersKind) => planned.filter(one => one.kind === kind)
    const shown = [of('new'), of('changed'), of('same')].map(posts => posts.slice(0, SHOWN))
    const postIds = shown.flatMap(posts => posts.map(({ postId }) => postId))
    const titles = new Map(
      (await listPostTitles(sql, { workspace, postIds })).map(({ id, title }) => [id, title]),
    )
    const kindOf = (kind: PlannedNumbersKind, at: number) => ({
      count: of(kind).length,
      posts: (shown[at] ?? []).map(({ postId, by, row, numbers, before }) => ({
        ...{ postId, by, row, numbers, before },
        title: titles.get(postId) ?? '',
      })),
    })
    return {
      ok: true as const,
      ...{ headings, columns, dayOrder, chosenOrder, canRead, beyond },
      kinds: { new: kindOf('new', 0), changed: kindOf('changed', 1), same: kindOf('same', 2) },
      unmatched: {
        count: unmatched.length,
        rows: unmatched.slice(0, SHOWN).map(({ row, because }) => ({
          ...{ row: row.row, because },
          shown: (row.text || row.address || row.postId).slice(0, SHOWN_CHARACTERS).toWellFormed(),
        })),
      },
    }
  })
}

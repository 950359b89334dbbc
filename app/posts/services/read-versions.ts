import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { postDifferences } from '#core/posts/text.ts'
import type { VersionKind } from '#core/posts/versions.ts'
import type { DiffPart } from '#core/shared/word-diff.ts'
import { FORMER_MEMBER } from '#core/team/former-member.ts'
import { isUuid } from '#db/client.ts'
import { findPost, type Post } from '#db/queries/posts/posts.ts'
import { findPostVersion, listPostVersions } from '#db/queries/posts/versions.ts'
import { compareTexts } from './compare-texts.ts'
import { postText, versionText } from './post-text.ts'

const SHOWN = 50

export interface VersionsView {
  readonly post: { readonly id: string; readonly title: string; readonly version: number }
  readonly versions: readonly {
    readonly version: number
    readonly kind: VersionKind
    /** In words. */
    readonly score: string
    readonly createdAt: Date
    /** Who wrote it; null where that is not known. */
    readonly author: string | null
    /** Its first words. */
    readonly beginning: string
  }[]
  /** The version beside the text as it is now: what has changed since, word by word, and other fields that differ. */
  readonly compared: {
    readonly version: number
    readonly createdAt: Date
    readonly parts: readonly DiffPart[]
    readonly others: readonly { label: string; saved: string; typed: string }[]
  } | null
}

/** The versions of a post, newest first, and one of them compared with the text as it is. Null when it is not there. */
export async function readVersions(
  ctx: WorkspaceContext,
  address: { postId: string; version: number | null },
): Promise<VersionsView | null> {
  const { workspace } = ctx
  const { postId, version } = address
  if (!isUuid(postId)) return null
  const [post, versions, earlier] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findPost(sql, { workspace, id: postId }),
      listPostVersions(sql, { workspace, postId, limit: SHOWN }),
      version ? findPostVersion(sql, { workspace, postId, version }) : null,
    ]),
  )
  if (!post) return null
  const names = versions.some(({ authorId }) => authorId !== null) ? await listMemberNames(ctx) : null
  return {
    post: { id: post.id, title: post.title || beginning(post.body), version: post.version },
    versions: versions.map(row => ({
      version: row.version,
      kind: row.kind,
      score: storedScoreText(row),
      createdAt: row.createdAt,
      author: row.authorId && (names?.get(row.authorId) ?? FORMER_MEMBER),
      beginning: beginning(row.body),
    })),
    compared: earlier
      ? {
          version: earlier.version,
          createdAt: earlier.createdAt,
          parts: await compareTexts(earlier.body, post.body),
          others: otherDifferences(earlier, post),
        }
      : null,
  }
}

function otherDifferences(then: Pick<Post, 'title' | 'body' | 'contentData'>, now: Post) {
  // The body is compared word by word elsewhere.
  return postDifferences(versionText(now, { ...then, body: now.body }), postText(now))
}

function beginning(body: string): string {
  return body.trim().split('\n')[0]?.slice(0, 120) ?? ''
}

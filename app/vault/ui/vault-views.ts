import type { PictureView } from '#app/media/ui/index.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { PermissionState } from '#core/stories/permission.ts'

/** One page of a tab. */
export interface ListView<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** A post or story that a file stands in. */
export interface FileUse {
  readonly postId: string | null
  readonly postTitle: string
  readonly postStatus: PostStatus | null
  readonly platform: string
  readonly scheduledFor: Date | null
  readonly publishedAt: Date | null
  readonly storyId: string | null
  readonly storyTitle: string
}

/** A picture or video of the vault. */
export interface FileView extends PictureView {
  readonly mime: string
  readonly addedAt: Date
  readonly permission: PermissionState
  readonly uses: readonly FileUse[]
}

/** A finished post of the vault. */
export interface PostView {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly platform: string
  readonly status: PostStatus
  readonly finishedAt: Date
  readonly storyId: string | null
  readonly storyTitle: string
  readonly permission: PermissionState
  readonly versions: number
  readonly pictures: number
  readonly uses: readonly {
    readonly platform: string
    readonly status: string
    /** When it was published, or is to be. */
    readonly at: Date | null
    readonly link: string
  }[]
}

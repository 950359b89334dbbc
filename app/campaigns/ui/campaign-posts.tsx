import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { postName } from '#core/posts/post-name.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import type { PostOfCampaign } from './campaign-views.ts'

/** A post that belongs to no campaign yet. */
export interface FreePost {
  readonly id: string
  /** Its title or how it begins, with its platform. */
  readonly label: string
}

/** The posts of a campaign, and a way to put another one in. */
export function CampaignPosts(props: {
  posts: readonly PostOfCampaign[]
  freePosts: readonly FreePost[]
  isLocked: boolean
  /** Whether it has a plan, whose posts stand there. */
  isLaidOut: boolean
}) {
  const { posts, freePosts, isLocked, isLaidOut } = props
  return (
    <section id="posts" aria-labelledby="posts-title" className="grid scroll-mt-20 gap-4">
      <h2 id="posts-title" className="text-2xl">
        {isLaidOut ? 'Other posts in this campaign' : 'Posts in this campaign'}
      </h2>
      {posts.length === 0 && isLaidOut ? (
        <p className="text-ink-soft">Something you’ve already written can join, without a day of its own.</p>
      ) : posts.length === 0 ? (
        <p className="text-ink-soft">
          No posts yet. Four is a good start: why you made it, what it solves, someone it helped, and the last
          day.
        </p>
      ) : (
        <ul className="grid gap-3">
          {posts.map(post => (
            <PostLine key={post.id} post={post} isLocked={isLocked} />
          ))}
        </ul>
      )}
      {isLocked ? null : <AddPost freePosts={freePosts} />}
    </section>
  )
}

function PostLine({ post, isLocked }: { post: PostOfCampaign; isLocked: boolean }) {
  const name = postName(post)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-2 border-line-strong pl-3">
      <div className="grid min-w-0 gap-0.5">
        <Link to={`/app/create?post=${post.id}`} className="line-clamp-2 font-medium hover:underline">
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {platformName(post.platform)} · {POST_STATUS_LABELS[post.status]}
          <span className="tabular-nums"> · {storedScoreText(post)}</span>
        </p>
      </div>
      {isLocked ? null : (
        <Form method="post">
          <input type="hidden" name="postId" value={post.id} />
          <Button
            variant="quiet"
            size="sm"
            name="intent"
            value="take_out"
            aria-label={`Remove “${name}” from the campaign`}
          >
            Remove
          </Button>
        </Form>
      )}
    </li>
  )
}

function AddPost({ freePosts }: { freePosts: readonly FreePost[] }) {
  const pending = usePending({ name: 'intent', value: 'add_post' })
  if (freePosts.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        All your posts are in a campaign. <TextLink to="/app/create">Write a post</TextLink>
      </p>
    )
  }
  return (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <SelectField
        className="min-w-0 flex-1 basis-64"
        id="add-post"
        name="postId"
        label="Add a post"
        placeholder="Choose a recent post"
        options={freePosts.map(({ id, label }) => ({ value: id, label }))}
      />
      <Button name="intent" value="add_post" pending={pending} pendingText="Adding…">
        Add
      </Button>
    </Form>
  )
}

import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import type { PlanView } from '#core/campaigns/page-forms.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { postName } from '#core/posts/post-name.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import { addPostAddress, type PostOfCampaign } from './campaign-views.ts'

/** The posts of a campaign, and a way to put another one in. */
export function CampaignPosts(props: {
  campaignId: string
  posts: readonly PostOfCampaign[]
  hasFreePosts: boolean
  view: PlanView
  isLocked: boolean
  /** Whether it has a plan, whose posts stand there. */
  isLaidOut: boolean
}) {
  const { posts, isLocked, isLaidOut } = props
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
      {isLocked ? null : <AddPost {...props} />}
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

/** The posts to choose from have a page of their own: they would weigh as much as the rest. */
function AddPost({
  campaignId,
  hasFreePosts,
  view,
}: {
  campaignId: string
  hasFreePosts: boolean
  view: PlanView
}) {
  return hasFreePosts ? (
    <p>
      <RoomLink to={addPostAddress({ campaignId, view })} className="link">
        Choose a post to add
      </RoomLink>
    </p>
  ) : (
    <p className="text-sm text-ink-soft">
      All your posts are in a campaign. <TextLink to="/app/create">Write a post</TextLink>
    </p>
  )
}

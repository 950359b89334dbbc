import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PostChoice, type PostChoices } from '#app/posts/ui/index.ts'
import type { PlanView } from '#core/campaigns/page-forms.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { addPostAddress } from './campaign-views.ts'

/** Puts a post into a campaign that belongs to none yet. */
export function AddPostPage(props: {
  campaign: { readonly id: string; readonly name: string }
  freePosts: PostChoices
  view: PlanView
  /** Why the last one could not be added. */
  problem: string | null
}) {
  const { campaign, freePosts, view, problem } = props
  const pending = usePending({ name: 'intent', value: 'add_post' })
  const back = `/app/campaigns/${campaign.id}${listQuery({ view: view === 'line' ? null : view })}#posts`
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading title="Add a post" eyebrow={<TextLink to={back}>{campaign.name}</TextLink>} />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <PostChoice
        id="add-post"
        name="postId"
        which="Posts in no campaign, newest first"
        placeholder="Choose a post"
        choices={freePosts}
        hrefOf={page => addPostAddress({ campaignId: campaign.id, view, page })}
        none={
          <>
            All your posts are in a campaign. <TextLink to="/app/create">Write a post</TextLink>
          </>
        }
        form={{ method: 'post' }}
      >
        <Button variant="primary" name="intent" value="add_post" pending={pending} pendingText="Adding…">
          Add post
        </Button>
      </PostChoice>
    </div>
  )
}

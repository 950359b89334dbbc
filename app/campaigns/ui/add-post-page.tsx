import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { PlanView } from '#core/campaigns/page-forms.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { pageText } from '#core/shared/page-text.ts'
import { addPostAddress } from './campaign-views.ts'

/** Puts a post into a campaign that belongs to none yet. */
export function AddPostPage(props: {
  campaign: { readonly id: string; readonly name: string }
  freePosts: {
    /** Its title or how it begins, with its platform. */
    readonly rows: readonly { readonly id: string; readonly label: string }[]
    readonly page: number
    readonly pages: number
    readonly size: number
    readonly total: number
  }
  view: PlanView
  /** Why the last one could not be added. */
  problem: string | null
}) {
  const { campaign, freePosts, view, problem } = props
  const pending = usePending({ name: 'intent', value: 'add_post' })
  const back = `/app/campaigns/${campaign.id}${listQuery({ view: view === 'line' ? null : view })}#posts`
  const hrefOf = (page: number) => addPostAddress({ campaignId: campaign.id, view, page })
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading title="Add a post" eyebrow={<TextLink to={back}>{campaign.name}</TextLink>} />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {freePosts.total > 0 ? (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <SelectField
            key={freePosts.page}
            className="min-w-0 flex-1 basis-64"
            id="add-post"
            name="postId"
            label="Post"
            description={`Posts in no campaign, newest first: ${pageText(freePosts)}.`}
            placeholder="Choose a post"
            options={freePosts.rows.map(({ id, label }) => ({ value: id, label }))}
          />
          <Button variant="primary" name="intent" value="add_post" pending={pending} pendingText="Adding…">
            Add post
          </Button>
        </Form>
      ) : freePosts.page > 1 ? (
        <p>
          There are no posts on this page. <TextLink to={hrefOf(1)}>Show newest posts</TextLink>
        </p>
      ) : (
        <p>
          All your posts are in a campaign. <TextLink to="/app/create">Write a post</TextLink>
        </p>
      )}
      <Pagination {...freePosts} pageCount={freePosts.pages} hrefOf={hrefOf} label="Posts" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PenLine } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { POST_TEXTS } from '#app/posts/copy/posts.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS, POST_STATUSES, type PostStatus } from '#core/posts/status.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { PostCard } from './post-card.tsx'
import type { PostItem } from './post-views.ts'

export interface PostsPageProps {
  /** The head of the pages that share this address. */
  readonly heading: ReactNode
  readonly posts: { readonly rows: readonly PostItem[]; readonly page: number; readonly pages: number }
  /** Of all posts, whatever is filtered. */
  readonly total: number
  /** The newest story that no post was made from. */
  readonly untold: { readonly id: string; readonly title: string } | null
  /** What was deleted just now and can be put back. */
  readonly undo: { readonly id: string; readonly title: string; readonly body: string } | null
  readonly status: PostStatus | null
  readonly platform: PlatformId | null
  readonly story?: string | null
  readonly campaign?: string | null
  readonly timeZone: string
  readonly restoreError?: string | undefined
}

/** Everything that was written, newest first. */
export function PostsPage(props: PostsPageProps) {
  const { posts, total, undo, status, platform, story, campaign } = props
  return (
    <div className="max-w-[56rem]">
      {props.heading}
      <div className="grid gap-6">
        {props.restoreError ? (
          <Notice tone="danger" live="alert">
            {props.restoreError}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action="/app/content?tab=create" id={undo.id}>
            <span className="line-clamp-2">“{undo.title || undo.body || 'Untitled post'}” was deleted.</span>
          </UndoNotice>
        ) : null}
        {total === 0 ? (
          <EmptyPosts untold={props.untold} />
        ) : (
          <>
            <FilterForm key={`${status} ${platform}`} {...{ status, platform, story, campaign }} />
            {posts.rows.length === 0 ? (
              <p className="py-6 text-ink-soft">
                {POST_TEXTS.nothingFound}. <TextLink to="/app/content?tab=create">Show all posts</TextLink>
              </p>
            ) : (
              <ul className="grid gap-4">
                {posts.rows.map((post, at) => (
                  <PostCard key={post.id} post={post} at={at} timeZone={props.timeZone} />
                ))}
              </ul>
            )}
            <Pagination
              page={posts.page}
              pageCount={posts.pages}
              label="posts"
              hrefOf={page =>
                `/app/content${listQuery({ tab: 'create', status, platform, story, campaign, page })}`
              }
            />
            <p className="flex flex-wrap gap-4 border-t border-line pt-4 text-sm">
              <a href="/app/content/export/posts.csv" className="underline">
                Export CSV
              </a>
              <a href="/app/content/export/posts.json" className="underline">
                Export JSON
              </a>
              <TextLink to="/app/import">Import past posts</TextLink>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** The way to a new post. */
export function WritePostLink() {
  return (
    <ButtonLink to="/app/create" variant="primary" icon={<PenLine aria-hidden />}>
      Write a post
    </ButtonLink>
  )
}

function EmptyPosts({ untold }: Pick<PostsPageProps, 'untold'>) {
  return (
    <EmptyState
      icon={<PenLine />}
      title={POST_TEXTS.emptyTitle}
      example={untold ? `“${untold.title}” hasn’t been used yet.` : undefined}
      action={
        <ButtonLink to={untold ? `/app/create/${untold.id}` : '/app/create'} variant="primary">
          {untold ? 'Turn into a post' : 'Write a post'}
        </ButtonLink>
      }
    >
      <p>{POST_TEXTS.empty}</p>
      <p className="mt-2">
        Posted elsewhere before? <TextLink to="/app/import">Import your past posts</TextLink>
      </p>
    </EmptyState>
  )
}

function FilterForm({
  status,
  platform,
  story,
  campaign,
}: Pick<PostsPageProps, 'status' | 'platform' | 'story' | 'campaign'>) {
  return (
    <Form method="get" action="/app/content" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="tab" value="create" />
      {story ? <input type="hidden" name="story" value={story} /> : null}
      {campaign ? <input type="hidden" name="campaign" value={campaign} /> : null}
      <SelectField
        label="Status"
        name="status"
        defaultValue={status ?? ''}
        placeholder="All"
        options={POST_STATUSES.map(value => ({ value, label: POST_STATUS_LABELS[value] }))}
        className="min-w-40"
      />
      <SelectField
        label="Platform"
        name="platform"
        defaultValue={platform ?? ''}
        placeholder="All"
        options={PLATFORM_IDS.map(value => ({ value, label: PLATFORMS[value].name }))}
        className="min-w-40"
      />
      <Button>Show</Button>
    </Form>
  )
}

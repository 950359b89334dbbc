import type { ComponentProps } from 'react'
import { ThreadLine } from '#app/design/charts/thread-line.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PicturesPanel, type PictureView } from '#app/media/ui/index.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { Thread } from '#core/deals/thread.ts'
import { PeopleList, PermissionTrouble } from './people-list.tsx'
import { Recordings, type SaidAgain } from './recordings.tsx'
import { StoryBrought } from './story-brought.tsx'
import { StoryCover } from './story-cover.tsx'
import { type StoryConflict, StoryForm } from './story-form.tsx'
import { TurnIntoPost, UsedIn } from './story-uses.tsx'
import type { OpenStory, PersonView, PostFromStory, RecordingView, TargetView } from './story-views.ts'

export interface StoryPageProps {
  readonly workspace: string
  readonly story: OpenStory
  readonly people: readonly PersonView[]
  readonly targets: readonly TargetView[]
  readonly posts: { readonly rows: readonly PostFromStory[]; readonly total: number }
  readonly pictures: readonly PictureView[]
  readonly recordings: readonly RecordingView[]
  /** The recording that was removed a moment ago. */
  readonly removed: string | null
  readonly thread: Thread
  /** What it brought; null when that is nobody, or not to be seen by its reader. */
  readonly brought: Omit<ComponentProps<typeof StoryBrought>, 'storyId'> | null
  readonly canWrite: boolean
  /** What people allow pauses scheduled posts, so it asks for more than writing. */
  readonly canWritePeople: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly conflict?: StoryConflict | undefined
  readonly said?: SaidAgain | undefined
  /** Why something else on the page did not work. */
  readonly problem?: string | undefined
}

/** One story: its form, what can be made of it, what was made of it. */
export function StoryPage(props: StoryPageProps) {
  const { story, posts, people, targets, canWrite, canWritePeople, timeZone } = props
  const { reply, conflict, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <>
      <div className="flex items-start gap-4">
        {props.pictures.length === 0 ? <StoryCover workspace={props.workspace} kind={story.kind} /> : null}
        <PageHeading title={story.title} eyebrow={<TextLink to="/app/storybank">Stories</TextLink>} />
      </div>
      {problem ? (
        <div className="mb-6">
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        </div>
      ) : null}
      <ThreadLine thread={props.thread} className="mb-8" />
      <div className="mb-8 empty:hidden">
        <PermissionTrouble people={people} posts={posts.rows} timeZone={timeZone} />
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <Recordings
            storyId={story.id}
            recordings={props.recordings}
            removed={props.removed}
            said={props.said}
            hasText={story.body !== ''}
            canWrite={canWrite}
            timeZone={timeZone}
          />
          <StoryForm story={story} targets={targets} canWrite={canWrite} reply={reply} conflict={conflict} />
        </div>
        {/* On a phone what can be made of it comes before the form, and what was made of it after. */}
        <aside className="grid content-start gap-8 max-lg:contents lg:sticky lg:top-8 lg:self-start">
          <div className="grid gap-8 max-lg:-order-1">
            <TurnIntoPost storyId={story.id} />
            {props.brought ? <StoryBrought storyId={story.id} {...props.brought} /> : null}
          </div>
          <div className="grid gap-8 max-lg:border-t max-lg:border-line max-lg:pt-6">
            <PeopleList storyId={story.id} people={people} canWrite={canWritePeople} />
            <UsedIn posts={posts.rows} total={posts.total} timeZone={timeZone} />
          </div>
        </aside>
        <div className="grid gap-8">
          <PicturesPanel place="story" placeId={story.id} pictures={props.pictures} canWrite={canWrite} />
          {canWrite ? (
            <div className="-ml-3">
              <DeleteDialog id="delete-story" thing="story" pending={deleting}>
                <p>
                  {posts.total > 0 ? 'The posts made from it stay. ' : ''}You can undo this on the next page,
                  or restore it from the trash for 30 days.
                </p>
              </DeleteDialog>
            </div>
          ) : null}
        </div>
      </div>
    </>
  )
}

import { Form } from 'react-router'
import { CalendarPlus } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { PostStart } from '#core/posts/start.ts'
import { listQuery } from '#core/shared/list-address.ts'

export interface EditorHeadingProps {
  readonly title: string
  /** The saved post; null before there is one. */
  readonly postId: string | null
  readonly when: PostStart['when']
  readonly canWrite: boolean
  readonly idempotencyKey: string
}

/** The page's heading, and what can be done with a saved post: in few lines, since the text is what one came for. */
export function EditorHeading({ title, postId, when, canWrite, idempotencyKey }: EditorHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-6">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex gap-x-4">
          <TextLink to="/app/content?tab=create">Posts</TextLink>
          {postId ? (
            <>
              <TextLink to={`/app/create/versions/${postId}`}>Earlier versions</TextLink>
              <TextLink to={`/app/content/review/${postId}`}>Review</TextLink>
            </>
          ) : null}
        </p>
        {postId && canWrite ? (
          <div className="flex gap-2">
            <Form method="post" action={`/app/content/schedule?post=${postId}`}>
              <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
              <Button size="sm" name="slot" value="next">
                Schedule in next free slot
              </Button>
            </Form>
            <ButtonLink
              size="sm"
              to={`/app/content/schedule${listQuery({ post: postId, date: when?.day, time: when?.time })}`}
              icon={<CalendarPlus aria-hidden />}
            >
              Schedule
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  )
}

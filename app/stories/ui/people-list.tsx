import { UserPlus } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { formatDate } from '#core/shared/time.ts'
import { PermissionBadge } from './permission-badge.tsx'
import type { PersonView, PostFromStory } from './story-views.ts'

export interface PeopleListProps {
  readonly storyId: string
  readonly people: readonly PersonView[]
  readonly canWrite: boolean
}

/** Who is in the story, and what each of them allowed. */
export function PeopleList({ storyId, people, canWrite }: PeopleListProps) {
  return (
    <section aria-label="People in this story" className="grid gap-3">
      <h2 className="text-xl">People in this story</h2>
      {people.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No one yet. Ask anyone who could be recognised before you publish.
        </p>
      ) : (
        <ul className="grid gap-4">
          {people.map(person => (
            <li key={person.id} className="grid gap-1 border-l-2 border-line-strong pl-3">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {person.name} <PermissionBadge state={person.state} />
              </p>
              {person.scope ? <p className="text-sm">{person.scope}</p> : null}
              {person.wording ? (
                <p className="line-clamp-4 text-sm text-ink-soft">“{person.wording}”</p>
              ) : null}
              {person.expiresOn ? (
                <p className="text-sm text-ink-soft">
                  {person.state === 'expired' ? 'Expired on' : 'Until'} {dayText(person.expiresOn)}
                </p>
              ) : null}
              {canWrite ? (
                <TextLink to={`/app/storybank/${storyId}/people?person=${person.id}`}>
                  Change<span className="sr-only"> what {person.name} allows</span>
                </TextLink>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {canWrite ? (
        <div>
          <ButtonLink to={`/app/storybank/${storyId}/people`} size="sm" icon={<UserPlus aria-hidden />}>
            Add person
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}

/** What must wait and what is out already, when somebody's permission does not hold. */
export function PermissionTrouble(props: {
  people: readonly PersonView[]
  posts: readonly PostFromStory[]
  timeZone: string
}) {
  const troubled = props.people.filter(({ state }) => state === 'revoked' || state === 'expired')
  if (troubled.length === 0) return null
  const held = props.posts.filter(post => post.scheduledStatus === 'held')
  const out = props.posts.filter(post => post.status === 'published' || post.scheduledStatus === 'published')
  const names = troubled.map(person => person.name).join(', ')
  return (
    <Notice
      tone="danger"
      title={
        troubled.some(({ state }) => state === 'revoked')
          ? `${names}: permission withdrawn`
          : `${names}: permission expired`
      }
    >
      <div className="grid gap-4">
        {held.length > 0 ? (
          <div className="grid gap-1.5">
            <p>
              {held.length === 1
                ? 'We’ve paused 1 scheduled post.'
                : `We’ve paused ${held.length} scheduled posts.`}{' '}
              Remove the person from the text or ask them again, then schedule the post again.
            </p>
            <PostLinks posts={held} date={post => post.scheduledFor} timeZone={props.timeZone} />
          </div>
        ) : (
          <p>No scheduled posts use this story.</p>
        )}
        {out.length > 0 ? (
          <div className="grid gap-1.5">
            <p>
              {out.length === 1
                ? '1 post is already published.'
                : `${out.length} posts are already published.`}{' '}
              Only you can delete them, on the platform itself:
            </p>
            <PostLinks posts={out} date={post => post.publishedAt} timeZone={props.timeZone} />
          </div>
        ) : null}
      </div>
    </Notice>
  )
}

function PostLinks(props: {
  posts: readonly PostFromStory[]
  date: (post: PostFromStory) => Date | null
  timeZone: string
}) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {props.posts.map(post => {
        const date = props.date(post)
        return (
          <li key={post.id}>
            <TextLink to={`/app/create?post=${post.id}`}>
              {post.title || post.body.slice(0, 80) || 'Untitled post'}
            </TextLink>
            {date ? ` (${formatDate(date, props.timeZone)})` : null}
          </li>
        )
      })}
    </ul>
  )
}

function dayText(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`), 'UTC')
}

import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { IdeaItem } from '../dashboard-view.ts'

/** Ideas for posts, each to write, to save or to put aside for good, and those that were put aside. */
export function PostIdeas({
  ideas,
  notForMe,
  canWrite,
  idempotencyKey,
}: {
  ideas: readonly IdeaItem[]
  notForMe: readonly IdeaItem[]
  canWrite: boolean
  idempotencyKey: string
}) {
  return (
    <section aria-label="Posts to write" className="grid content-start gap-3">
      <h3 className="text-lg">Posts to write</h3>
      {ideas.length === 0 ? (
        <p className="max-w-prose">
          You’ve seen every idea that fits your workspace in the last 60 days. New stories, posts and answers
          bring others.
        </p>
      ) : (
        <ul className="idea-list">
          {ideas.map(idea => (
            <li key={idea.id}>
              <p>{idea.text}</p>
              {canWrite ? <IdeaButtons idea={idea} idempotencyKey={idempotencyKey} /> : null}
            </li>
          ))}
        </ul>
      )}
      {notForMe.length > 0 && canWrite ? (
        <LaterFold label={`Not for me (${notForMe.length})`} openerClass="text-sm font-semibold text-ember">
          <ul className="idea-list mt-2.5">
            {notForMe.map(idea => (
              <li key={idea.id}>
                <p>{idea.text}</p>
                <Form method="post" action="/app/dashboard/numbers" preventScrollReset>
                  <input type="hidden" name="ideaId" value={idea.id} />
                  <Button size="sm" variant="quiet" name="intent" value="restore-idea">
                    Undo
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </LaterFold>
      ) : null}
    </section>
  )
}

function IdeaButtons({ idea, idempotencyKey }: { idea: IdeaItem; idempotencyKey: string }) {
  const writing = usePending({ name: 'ideaId', value: idea.id })
  return (
    <Form method="post" action="/app/dashboard/numbers" preventScrollReset>
      <input type="hidden" name="ideaId" value={idea.id} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Button size="sm" name="intent" value="write-idea" pending={writing}>
        Write post
      </Button>
      <Button size="sm" variant="quiet" name="intent" value="save-idea">
        Save idea
      </Button>
      <Button size="sm" variant="quiet" name="intent" value="not-for-me">
        Not for me
      </Button>
    </Form>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DUE_ACTION } from '#core/dashboard/next-best-action.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import type { DashboardView } from '../dashboard-view.ts'

/** Actions that are named otherwise where their text is in sight. */
const TITLES: Readonly<Record<string, string>> = { 'Create Content': 'Write your first post' }

/** The one thing to do next and why, with the text it is about; or the form itself, where one press does it. */
export function TodayAction({
  action,
  draft,
  form,
}: Pick<DashboardView, 'action' | 'draft'> & {
  /** What does it at once; null where it is done on another page. */
  form: ReactNode
}) {
  const isDue = action.key === DUE_ACTION
  return (
    <section
      aria-label="Your next best action"
      className={classNames(
        'grid gap-x-10 gap-y-5 wrap-anywhere border-l-4 border-ember pl-4 sm:pl-6',
        draft !== null && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]',
      )}
    >
      <div className="grid max-w-prose content-start gap-1">
        <p className="text-sm font-semibold text-ember">Your next best action</p>
        <h2 className="text-2xl">{(draft && TITLES[action.label]) ?? action.label}</h2>
        <p>{action.reason}</p>
      </div>
      {draft ? (
        <figure className="grid content-start gap-2 rounded-lg border border-line bg-raised px-5 py-4 lg:row-span-2">
          <figcaption className="text-sm text-ink-soft">
            {draft.isProposed ? 'A first draft for ' : 'For '}
            {platformName(draft.platform)}
          </figcaption>
          {draft.title ? <p className="font-display text-xl">{draft.title}</p> : null}
          <blockquote className="line-clamp-6 max-w-prose whitespace-pre-line">{draft.text}</blockquote>
        </figure>
      ) : null}
      {form}
      <div className="flex flex-wrap items-start gap-2">
        {form ? null : (
          <ButtonLink to={draft?.href ?? action.path} variant="primary">
            {draft && !isDue ? 'Edit and schedule' : action.label}
          </ButtonLink>
        )}
        {isDue ? null : <NotToday action={action.key} />}
      </div>
    </section>
  )
}

function NotToday({ action }: { action: string }) {
  const pending = usePending({ name: 'intent', value: 'not-today' })
  return (
    <Form method="post" action="/app/dashboard" preventScrollReset>
      <input type="hidden" name="action" value={action} />
      <Button variant="quiet" name="intent" value="not-today" pending={pending}>
        Not today
      </Button>
    </Form>
  )
}

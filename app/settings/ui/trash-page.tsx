import { Form } from 'react-router'
import { Trash2, Undo2 } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { TRASH_KINDS } from '#app/settings/copy/trash.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'

const HERE = '/app/settings/trash'

const trashAddress = (asked: { page?: number; delete?: string; empty?: number }) => HERE + listQuery(asked)

interface TrashedThing {
  readonly kind: keyof typeof TRASH_KINDS
  readonly id: string
  readonly name: string
  readonly amountPence: number | null
  readonly removedAt: Date
  readonly endsAt: Date
  readonly by: string | null
}

export interface TrashPageProps {
  /** Null for whoever may not write here. */
  readonly view: {
    readonly items: readonly TrashedThing[]
    readonly pages: number
    readonly canRestore: boolean
    readonly canDelete: boolean
  } | null
  /** Which part of the list this is, from 1. */
  readonly page: number
  /** The id of what is to be deleted for good, or everything, which is asked about once more. */
  readonly asked: string | null
  readonly now: Date
  readonly timeZone: string
  readonly problem?: string | undefined
}

/** Settings, “Trash”: what was deleted within 30 days, each thing with its way back. */
export function TrashPage(props: TrashPageProps) {
  const { view, page, problem } = props
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Trash"
        description="What was deleted here, with everything that belonged to it. We keep it for 30 days, then it’s gone for good."
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {view === null ? (
        <Notice tone="info">Your role lets you read here, so there is nothing you could restore.</Notice>
      ) : view.items.length === 0 ? (
        <EmptyState icon={<Trash2 aria-hidden />} title={page > 1 ? 'Nothing older' : 'The trash is empty'}>
          Stories, posts, people, deals and everything else you delete wait here for 30 days. You can restore
          each one as it was.
        </EmptyState>
      ) : (
        <Things {...props} view={view} />
      )}
    </div>
  )
}

function Things({
  view,
  page,
  asked,
  now,
  timeZone,
}: TrashPageProps & { view: NonNullable<TrashPageProps['view']> }) {
  const { items, pages, canRestore, canDelete } = view
  const askedThing = items.find(({ id }) => id === asked)
  return (
    <>
      {canDelete && asked === 'all' ? <EmptyQuestion now={now} /> : null}
      {canDelete && askedThing ? <DeleteQuestion thing={askedThing} /> : null}
      <ul className="grid gap-3">
        {items.map(thing => (
          <Thing key={`${thing.kind}${thing.id}`} {...{ thing, timeZone, canRestore, canDelete, page }} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={number => trashAddress({ page: number })}
        label="Trash"
      />
      {canDelete ? (
        <div className="flex justify-end">
          <ButtonLink to={trashAddress({ empty: 1 })} variant="quiet" icon={<Trash2 aria-hidden />}>
            Empty the trash
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}

/** What it is called where it has no name of its own. */
function nameOf({ kind, name, amountPence }: TrashedThing): string {
  if (amountPence !== null) return `${formatPence(amountPence)}${name ? `, ${name}` : ''}`
  return name || `${TRASH_KINDS[kind]} without a name`
}

interface ThingProps {
  readonly thing: TrashedThing
  readonly timeZone: string
  readonly canRestore: boolean
  readonly canDelete: boolean
  readonly page: number
}

function Thing({ thing, timeZone, canRestore, canDelete, page }: ThingProps) {
  const pending = usePending({ name: 'id', value: thing.id })
  const name = nameOf(thing)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-raised p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{TRASH_KINDS[thing.kind]}</Badge>
          <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        </p>
        <p className="text-sm text-ink-soft">
          Deleted <When at={thing.removedAt} timeZone={timeZone} />
          {thing.by ? ` by ${thing.by}` : ''}. Here until <When at={thing.endsAt} timeZone={timeZone} />.
        </p>
      </div>
      <div className="flex gap-2.5">
        {canRestore ? (
          <Form method="post">
            <input type="hidden" name="kind" value={thing.kind} />
            <input type="hidden" name="intent" value="restore" />
            <Button
              size="sm"
              name="id"
              value={thing.id}
              icon={<Undo2 aria-hidden />}
              pending={pending}
              pendingText="Restoring…"
            >
              Restore<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        ) : null}
        {canDelete ? (
          <ButtonLink to={trashAddress({ page, delete: thing.id })} size="sm" variant="quiet">
            Delete for good<span className="sr-only"> {name}</span>
          </ButtonLink>
        ) : null}
      </div>
    </li>
  )
}

function DeleteQuestion({ thing }: { thing: TrashedThing }) {
  const pending = usePending({ name: 'intent', value: 'delete' })
  return (
    <Notice tone="danger" title={`Delete “${nameOf(thing)}” for good?`}>
      <p>It goes with everything that belonged to it. This can’t be undone.</p>
      <Form method="post" action={HERE} className="mt-3 flex flex-wrap gap-2.5">
        <input type="hidden" name="kind" value={thing.kind} />
        <input type="hidden" name="id" value={thing.id} />
        <Button
          size="sm"
          variant="danger"
          name="intent"
          value="delete"
          pending={pending}
          pendingText="Deleting…"
        >
          Delete for good
        </Button>
        <ButtonLink to={HERE} size="sm" variant="quiet">
          Keep it
        </ButtonLink>
      </Form>
    </Notice>
  )
}

function EmptyQuestion({ now }: { now: Date }) {
  const pending = usePending({ name: 'intent', value: 'empty' })
  return (
    <Notice tone="danger" title="Empty the trash?">
      <p>Everything in it goes for good. This can’t be undone.</p>
      <Form method="post" action={HERE} className="mt-3 flex flex-wrap gap-2.5">
        <input type="hidden" name="seenAt" value={now.toISOString()} />
        <Button
          size="sm"
          variant="danger"
          name="intent"
          value="empty"
          pending={pending}
          pendingText="Emptying…"
        >
          Delete everything for good
        </Button>
        <ButtonLink to={HERE} size="sm" variant="quiet">
          Keep everything
        </ButtonLink>
      </Form>
    </Notice>
  )
}

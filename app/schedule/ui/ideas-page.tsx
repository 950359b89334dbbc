import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Lightbulb } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { SCHEDULE_TEXTS } from '#app/schedule/copy.ts'
import { IDEA_BOARDS, type IdeaBoard } from '#core/schedule/ideas.ts'
import { ideaFormSchema } from '#core/schedule/schema.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatDate } from '#core/shared/time.ts'
import { ScheduleHeading } from './schedule-heading.tsx'

export interface IdeaView {
  readonly id: string
  readonly title: string
  readonly board: IdeaBoard
  readonly contentId: string | null
  /** The request that it came of, and by when it is due; null for one’s own ideas. */
  readonly requestId: string | null
  readonly dueOn: string | null
}

export interface IdeasPageProps {
  readonly ideas: {
    readonly rows: readonly IdeaView[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  /** How many ideas each column of the board has; none where the board is not shown. */
  readonly counts: Partial<Readonly<Record<IdeaBoard, number>>>
  readonly undo: { readonly id: string; readonly title: string } | null
  readonly archived: boolean
  /** The column of which all ideas are shown. */
  readonly board: IdeaBoard | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  /** Why the last press did nothing. */
  readonly problem?: string | undefined
  readonly reply?: FormReply | undefined
}

const TITLES: Readonly<Record<IdeaBoard, string>> = {
  new: 'New',
  shaping: 'Taking shape',
  ready: 'Ready to write',
}
const COLUMNS = IDEA_BOARDS.map(board => ({ board, title: TITLES[board] }))

const ACTION = '/app/content?tab=ideas'

/** The idea board: one line in, three columns, a draft out. */
export function IdeasPage(props: IdeasPageProps) {
  const { ideas, undo, archived, board, canWrite } = props
  const isAlone = archived || board !== null
  return (
    <>
      <ScheduleHeading tab="ideas" />
      <div className="grid gap-6">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action={ACTION} id={undo.id}>
            <span className="line-clamp-2">“{undo.title}” was archived.</span>
          </UndoNotice>
        ) : null}
        {archived || !canWrite ? null : <Capture {...props} />}
        {ideas.rows.length === 0 ? (
          isAlone ? (
            <p className="text-ink-soft">{archived ? 'No archived ideas.' : 'No ideas here.'}</p>
          ) : (
            <EmptyState icon={<Lightbulb />} title={SCHEDULE_TEXTS.ideasEmptyTitle}>
              {SCHEDULE_TEXTS.ideasEmpty}
            </EmptyState>
          )
        ) : archived ? (
          <ul className="grid gap-3">
            {ideas.rows.map(idea => (
              <Card as="li" key={idea.id} className="idea">
                <p id={titleId(idea)}>{idea.title}</p>
                {canWrite ? (
                  <Moves idea={idea}>
                    <Move idea={idea} intent="restore" label="Restore" />
                  </Moves>
                ) : null}
              </Card>
            ))}
          </ul>
        ) : (
          <Board ideas={ideas.rows} only={board} counts={props.counts} canWrite={canWrite} />
        )}
        <Pagination
          page={ideas.page}
          pageCount={ideas.pages}
          label="ideas"
          hrefOf={page =>
            `/app/content${listQuery({ tab: 'ideas', archived: archived ? 'yes' : null, board, page })}`
          }
        />
        <p className="text-sm">
          {isAlone ? (
            <TextLink to={ACTION}>Back to ideas</TextLink>
          ) : (
            <TextLink to={`${ACTION}&archived=yes`}>Archived ideas</TextLink>
          )}
        </p>
      </div>
    </>
  )
}

function Capture({ idempotencyKey, reply }: IdeasPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'idea-form',
    schema: ideaFormSchema,
    reply,
  })
  return (
    <Form {...formProps(form)} action={ACTION} className="flex max-w-[46rem] flex-wrap items-end gap-3">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.title)}
        label="What could you write about?"
        maxLength={200}
        className="min-w-64 flex-1"
      />
      <Button variant="primary" name="intent" value="add">
        Save idea
      </Button>
    </Form>
  )
}

function Board(props: {
  ideas: readonly IdeaView[]
  /** The one column that is shown. */
  only: IdeaBoard | null
  counts: IdeasPageProps['counts']
  canWrite: boolean
}) {
  const { ideas, only, counts, canWrite } = props
  return (
    <div className={only ? 'grid max-w-[46rem]' : 'grid gap-5 lg:grid-cols-3'}>
      {COLUMNS.filter(({ board }) => !only || board === only).map(({ board, title }) => {
        const here = ideas.filter(idea => idea.board === board)
        const count = counts[board] ?? 0
        return (
          <section key={board} aria-labelledby={`board-${board}`} className="grid content-start gap-3">
            <h2 id={`board-${board}`} className="flex items-baseline justify-between text-xl">
              {title}
              {only ? null : <span className="text-sm text-ink-soft tabular-nums">{count}</span>}
            </h2>
            {here.length === 0 ? <p className="text-sm text-ink-soft">No ideas here.</p> : null}
            <ul className="grid gap-3">
              {here.map(idea => (
                <Card as="li" key={idea.id} className="idea">
                  <p id={titleId(idea)}>{idea.title}</p>
                  {idea.requestId ? (
                    <p className="text-sm text-ink-soft">
                      <TextLink to={`/app/requests/${idea.requestId}`}>Requested</TextLink>
                      {idea.dueOn ? `, due ${formatDate(new Date(`${idea.dueOn}T12:00:00Z`))}` : ''}
                    </p>
                  ) : null}
                  {canWrite ? (
                    <Moves idea={idea}>
                      <Move
                        idea={idea}
                        intent="draft"
                        label={idea.contentId ? 'Open draft' : 'Write post'}
                        isStrong
                      />
                      {COLUMNS.filter(other => other.board !== board).map(other => (
                        <Move key={other.board} idea={idea} intent={other.board} label={other.title} />
                      ))}
                      <Move idea={idea} intent="archive" label="Archive" />
                    </Moves>
                  ) : null}
                </Card>
              ))}
            </ul>
            {count > here.length ? (
              <p className="text-sm">
                <TextLink to={`${ACTION}&board=${board}`}>
                  Show all {count}
                  <span className="sr-only"> in {title}</span>
                </TextLink>
              </p>
            ) : null}
          </section>
        )
      })}
    </div>
  )
}

/** Named by what tells ideas apart: five buttons of each say which it is. */
const titleId = ({ id }: IdeaView) => `idea-${id.slice(0, 8)}`

/** One form for all that can be done with an idea: each button says what. */
function Moves({ idea, children }: { idea: IdeaView; children: ReactNode }) {
  return (
    <Form method="post" action={ACTION} preventScrollReset discover="none">
      <input type="hidden" name="id" value={idea.id} />
      {children}
    </Form>
  )
}

function Move(props: { idea: IdeaView; intent: string; label: string; isStrong?: boolean }) {
  return (
    <Button
      size="sm"
      variant={props.isStrong ? 'secondary' : 'quiet'}
      name="intent"
      value={props.intent}
      aria-describedby={titleId(props.idea)}
    >
      {props.label}
    </Button>
  )
}

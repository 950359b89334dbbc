import { BookOpen } from 'lucide-react'
import { STORYBANK_TEXTS } from '#app/copy/stories.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { StoryKind } from '#core/stories/kinds.ts'
import { EmptyState } from '../primitives/feedback/empty-state.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { UndoNotice } from '../primitives/feedback/undo-notice.tsx'
import { Pagination } from '../primitives/navigation/pagination.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { PageHeading } from '../primitives/surface/section-heading.tsx'
import { CaptureBox } from './capture-box.tsx'
import { PromptList, StoryAside } from './story-aside.tsx'
import { StoryCard } from './story-card.tsx'
import { StoryFilter } from './story-filter.tsx'
import type { StorybankView } from './story-views.ts'

export interface StorybankPageProps extends StorybankView {
  readonly search: string
  readonly kind: StoryKind | null
  /** The question picked for the capture box. */
  readonly prompt: string | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly canUpgrade?: boolean | undefined
  /** Why an undo did not work. */
  readonly restoreError?: string | undefined
}

const SHOWN_PROMPTS = 3

/** The story bank: capture first, then what was kept. */
export function StorybankPage(props: StorybankPageProps) {
  const { total, limit, undo, search, kind } = props
  const isFull = limit !== null && total >= limit
  const isOpen = props.canWrite && (!isFull || props.reply !== undefined)
  return (
    <>
      <PageHeading title={STORYBANK_TEXTS.title} description={STORYBANK_TEXTS.description} />
      <div className="grid gap-6">
        {props.restoreError ? (
          <Notice tone="danger" live="alert">
            {props.restoreError}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action="/app/storybank" id={undo.id}>
            “{undo.title}” was deleted. Posts made from it stay.
          </UndoNotice>
        ) : null}
        {isOpen ? (
          <CaptureBox
            key={props.prompt}
            idempotencyKey={props.idempotencyKey}
            prompt={props.prompt}
            reply={props.reply}
            canUpgrade={props.canUpgrade}
          />
        ) : isFull && props.canWrite ? (
          <Notice
            tone="warning"
            title={`All ${limit} places on your plan are taken`}
            action={<TextLink to="/app/upgrade">See plans without a limit</TextLink>}
          >
            Everything you kept stays yours to read, change and turn into posts. To add another one, delete a
            story you will not tell.
          </Notice>
        ) : null}
        {total === 0 ? <Empty prompts={props.prompts} /> : <Kept {...props} key={`${search} ${kind}`} />}
      </div>
    </>
  )
}

function Empty({ prompts }: { prompts: readonly string[] }) {
  return (
    <EmptyState icon={<BookOpen />} title={STORYBANK_TEXTS.emptyTitle}>
      <div className="grid gap-5">
        <p>{STORYBANK_TEXTS.empty}</p>
        <div className="grid gap-3 text-ink">
          <p className="font-semibold">Eight places to look</p>
          <PromptList prompts={prompts} />
        </div>
      </div>
    </EmptyState>
  )
}

function Kept(props: StorybankPageProps) {
  const { stories, search, kind } = props
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="kept" className="grid content-start gap-5">
        <h2 id="kept" className="sr-only">
          What you kept
        </h2>
        <StoryFilter search={search} kind={kind} counts={props.counts} total={props.total} />
        {stories.rows.length === 0 ? (
          <p className="py-6 text-ink-soft">
            {STORYBANK_TEXTS.nothingFound}
            {search === '' ? null : <> “{search}”</>}.{' '}
            <TextLink to="/app/storybank">Show all stories</TextLink>
          </p>
        ) : (
          <ul className="grid gap-4">
            {stories.rows.map(story => (
              <StoryCard key={story.id} story={story} timeZone={props.timeZone} />
            ))}
          </ul>
        )}
        <Pagination
          page={stories.page}
          pageCount={stories.pages}
          label="stories"
          hrefOf={page => `/app/storybank${listQuery({ q: search, kind, page })}`}
        />
      </section>
      <aside>
        <StoryAside
          total={props.total}
          limit={props.limit}
          gaps={props.gaps}
          prompts={props.prompts.slice(0, SHOWN_PROMPTS)}
        />
      </aside>
    </div>
  )
}

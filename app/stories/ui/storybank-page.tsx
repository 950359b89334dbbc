import { useState } from 'react'
import { Archive, BookOpen, MessageCircleQuestion, Upload } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { STORYBANK_TEXTS } from '#app/stories/copy.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { numberText } from '#core/shared/number-text.ts'
import { CaptureBox } from './capture-box.tsx'
import { bankAddress, filterParams } from './filter-address.ts'
import { PromptList, StoryAside } from './story-aside.tsx'
import { StoryCard } from './story-card.tsx'
import { coversStyle } from './story-cover.tsx'
import { StoryFilter } from './story-filter.tsx'
import type { StorybankView, StoryFilters } from './story-views.ts'

export interface StorybankPageProps extends StorybankView {
  readonly workspace: string
  readonly filters: StoryFilters
  /** The question picked for the capture box. */
  readonly prompt: string | null
  /** What the story told next shall stand for. */
  readonly link: string | null
  /** How many stories an import just brought. */
  readonly imported: number
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly canUpgrade?: boolean | undefined
  /** Why an undo did not work. */
  readonly restoreError?: string | undefined
}

/** Stories within the first screen, at most. */
const FIRST_SCREEN = 4

/** The story bank: capture first, then what was kept. */
export function StorybankPage(props: StorybankPageProps) {
  const { total, limit, undo, filters } = props
  const isFull = limit !== null && total >= limit
  // Once open it stays: whoever is writing must not lose the words because the last place was taken elsewhere.
  const [wasOpen] = useState(!isFull)
  const isOpen = props.canWrite && (wasOpen || !isFull || props.reply !== undefined)
  return (
    <>
      <PageHeading
        title={STORYBANK_TEXTS.title}
        description={STORYBANK_TEXTS.description}
        actions={
          <>
            <ButtonLink to="/app/storybank/ask" icon={<MessageCircleQuestion aria-hidden />}>
              Ask a customer
            </ButtonLink>
            <ButtonLink to="/app/storybank/import" icon={<Upload aria-hidden />}>
              Import
            </ButtonLink>
            <ButtonLink to="/app/vault" icon={<Archive aria-hidden />}>
              Vault
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-6">
        {props.restoreError ? (
          <Notice tone="danger" live="alert">
            {props.restoreError}
          </Notice>
        ) : null}
        {props.imported > 0 ? (
          <Notice tone="success" live="status">
            {props.imported === 1 ? '1 story added.' : `${props.imported} stories added.`}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action="/app/storybank" id={undo.id}>
            “{undo.title}” was deleted. Posts made from it stay.
          </UndoNotice>
        ) : null}
        {props.waiting > 0 ? (
          <Notice
            tone="info"
            title={`${props.waiting === 1 ? '1 capture is' : `${props.waiting} captures are`} waiting`}
            action={<TextLink to="/app/captures">Open captures</TextLink>}
          >
            {props.waiting === 1 ? 'Open it to save it as a story.' : 'Open them to save them as stories.'}
          </Notice>
        ) : null}
        {isFull && props.canWrite && !props.reply ? (
          <Notice
            tone="warning"
            title={`You’ve used all ${limit} stories on your plan`}
            action={<TextLink to="/app/upgrade">See plans</TextLink>}
          >
            You can still edit your stories and turn them into posts. To add another, delete one you don’t
            need, or upgrade.
          </Notice>
        ) : null}
        {isOpen ? (
          <CaptureBox
            key={props.prompt}
            link={props.link}
            idempotencyKey={props.idempotencyKey}
            prompt={props.prompt}
            reply={props.reply}
            canUpgrade={props.canUpgrade}
          />
        ) : null}
        {total === 0 ? <Empty prompts={props.prompts} /> : <Kept {...props} key={bankAddress(filters)} />}
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
          <p className="font-semibold">Story prompts</p>
          <PromptList prompts={prompts} />
        </div>
        <p>
          Already wrote them down elsewhere?{' '}
          <TextLink to="/app/import">Import from Notion, Google Docs or Word</TextLink>
        </p>
      </div>
    </EmptyState>
  )
}

function Kept(props: StorybankPageProps) {
  const { stories, filters } = props
  const isWhole = useRestOfPage()
  const rows = isWhole ? stories.rows : stories.rows.slice(0, FIRST_SCREEN)
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="kept" className="grid content-start gap-5">
        <h2 id="kept" className="sr-only">
          Your stories
        </h2>
        <StoryFilter
          filters={filters}
          counts={props.counts}
          isBeyond={stories.isBeyond}
          targets={props.targets}
        />
        {stories.rows.length === 0 ? (
          <p className="py-6 text-ink-soft">
            {STORYBANK_TEXTS.nothingFound}
            {filters.search === '' ? null : <> “{filters.search}”</>}.{' '}
            <TextLink to="/app/storybank">Show all stories</TextLink>
          </p>
        ) : (
          <ul className="story-covers grid gap-4" style={coversStyle(props.workspace)}>
            {rows.map(story => (
              <StoryCard key={story.id} story={story} />
            ))}
          </ul>
        )}
        {isWhole ? (
          <>
            <StoryPages stories={stories} filters={filters} />
            {rows.length > 0 ? <Export filters={filters} /> : null}
          </>
        ) : null}
      </section>
      <aside>
        <StoryAside
          total={props.total}
          limit={props.limit}
          gaps={props.gaps}
          moreGaps={props.moreGaps}
          prompts={props.prompts}
        />
      </aside>
    </div>
  )
}

/** Older and newer from here: by place in the list, so that the last page opens as quickly as the first. */
function StoryPages({ stories, filters }: Pick<StorybankPageProps, 'stories' | 'filters'>) {
  const { newer, older, total, isBeyond } = stories
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages of stories" className="flex items-center justify-between gap-3">
      <PageLink to={newer} filters={filters} rel="prev">
        Newer
      </PageLink>
      <p className="text-sm tabular-nums text-ink-soft">
        {isBeyond ? 'More than ' : ''}
        {numberText(total)} stories
      </p>
      <PageLink to={older} filters={filters} rel="next">
        Older
      </PageLink>
    </nav>
  )
}

function PageLink(props: {
  to: string | null
  filters: StoryFilters
  rel: 'prev' | 'next'
  children: string
}) {
  if (props.to === null)
    return (
      <span aria-disabled="true" className="button button-sm">
        {props.children}
      </span>
    )
  return (
    <RoomLink to={bankAddress(props.filters, props.to)} rel={props.rel} className="button button-sm">
      {props.children}
    </RoomLink>
  )
}

/** What is listed, to keep elsewhere: the filters go along. */
function Export({ filters }: { filters: StoryFilters }) {
  const query = listQuery(filterParams(filters))
  return (
    <p className="text-sm text-ink-soft">
      Export stories:{' '}
      <a className="link" href={`/app/storybank/export/csv${query}`}>
        CSV for a spreadsheet
      </a>
      {' or '}
      <a className="link" href={`/app/storybank/export/json${query}`}>
        JSON
      </a>
    </p>
  )
}

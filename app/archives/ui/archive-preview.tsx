import { Form } from 'react-router'
import { countText, leftText } from '#app/archives/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { LEFT_REASONS } from '#core/archives/item.ts'
import { ARCHIVE_TARGETS, holdsDocuments } from '#core/archives/kinds.ts'
import { PLATFORM_IDS, PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'
import type { ArchivePageProps, ArchivePreviewView } from './archive-views.ts'

type PreviewProps = ArchivePageProps & { readonly preview: ArchivePreviewView }

/** What a file would bring, what it leaves out and why, and what to do about it. */
export function ArchivePreviewForm(props: PreviewProps) {
  const { of, preview, canWrite, platformProblem, target } = props
  const isStarting = usePending({ name: 'intent', value: 'start' })
  const isForgetting = usePending({ name: 'intent', value: 'forget' })
  const isDocuments = holdsDocuments(of.kind)
  const fresh = of.total - (isDocuments ? 0 : of.known)
  return (
    <>
      <Facts {...props} />
      <First {...props} />
      {canWrite ? (
        <Form method="post" className="grid grid-cols-1 gap-5">
          {isDocuments ? (
            <RadioCards
              legend="What should they become?"
              name="target"
              defaultValue={target ?? of.target}
              columns={2}
              options={[
                {
                  value: 'stories',
                  label: ARCHIVE_TARGETS.stories,
                  description: 'In your story bank, to write posts from.',
                },
                {
                  value: 'posts',
                  label: ARCHIVE_TARGETS.posts,
                  description: 'Published texts that we learn your voice from.',
                },
              ]}
            />
          ) : null}
          {preview.unplaced > 0 ? (
            <SelectField
              id="platform"
              name="platform"
              label={
                isDocuments ? 'For past posts: where were they published?' : 'Where were they published?'
              }
              description={
                isDocuments
                  ? undefined
                  : `The file doesn’t say so for ${countText(preview.unplaced, 'posts')}.`
              }
              placeholder="Choose a platform"
              error={platformProblem ?? null}
              defaultValue=""
              options={PLATFORM_IDS.map(value => ({ value, label: PLATFORMS[value].name }))}
            />
          ) : null}
          {fresh === 0 ? <Notice tone="info">You have everything in this file already.</Notice> : null}
          <div className="flex flex-wrap items-center gap-4">
            {fresh > 0 ? (
              <Button
                name="intent"
                value="start"
                variant="primary"
                pending={isStarting}
                pendingText="Starting…"
              >
                Import {countText(fresh, isDocuments ? 'documents' : 'posts')}
              </Button>
            ) : null}
            <Button name="intent" value="forget" pending={isForgetting} pendingText="Cancelling…">
              Cancel import
            </Button>
          </div>
          <p className="text-sm text-ink-soft">
            Not what you expected? <TextLink to="/app/import">Send the file again</TextLink> and choose where
            it comes from.
          </p>
        </Form>
      ) : null}
    </>
  )
}

function Facts({ of, preview, timeZone }: PreviewProps) {
  const { known } = of
  const { oldest, newest, undated, counted, hasAnalytics, room } = preview
  const isDocuments = holdsDocuments(of.kind)
  const left = LEFT_REASONS.filter(reason => (of.leftOut[reason] ?? 0) > 0)
  return (
    <Panel title="What’s in it">
      <ul className="grid gap-1">
        {oldest && newest ? (
          <li>{spanText(formatDate(oldest, timeZone), formatDate(newest, timeZone))}</li>
        ) : null}
        {known > 0 ? (
          <li>
            {countText(known, isDocuments ? 'stories' : 'posts')} you have here already, and will be skipped
          </li>
        ) : null}
        {counted > 0 ? (
          <li>
            {hasAnalytics
              ? `${countText(counted, 'posts')} with numbers, which Analytics will show`
              : `${countText(counted, 'posts')} with numbers, which your plan leaves out`}
          </li>
        ) : null}
        {isDocuments && undated > 0 ? (
          <li>{numberText(undated)} without a date. Analytics doesn’t count past posts without one.</li>
        ) : null}
        {of.shortened > 0 ? (
          <li>{numberText(of.shortened)} longer than 10,000 characters, and will be cut</li>
        ) : null}
      </ul>
      {left.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-text font-semibold">What’s left out</h3>
          <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
            {left.map(reason => (
              <li key={reason}>{leftText(reason, of.leftOut[reason] ?? 0)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isDocuments && room !== null && room < of.total ? (
        <Notice
          tone="warning"
          title={`Room for ${countText(room, 'stories')}`}
          action={<TextLink to="/app/upgrade">See plans</TextLink>}
        >
          Your plan has no room for more stories than that. The rest won’t be added.
        </Notice>
      ) : null}
    </Panel>
  )
}

function spanText(oldest: string, newest: string): string {
  return oldest === newest ? `From ${oldest}` : `From ${oldest} to ${newest}`
}

function First({ of, preview, timeZone }: PreviewProps) {
  const { first } = preview
  return (
    <section aria-labelledby="first" className="grid grid-cols-1 gap-3">
      <h2 id="first" className="font-display text-2xl">
        {first.length < of.total ? `The first ${first.length}` : 'All of them'}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {first.map(({ id, platform, title, body, publishedAt }) => {
          const on = readPlatform(platform)
          return (
            <li key={id} className="grid min-w-0 gap-1 rounded-md border border-line bg-raised px-4 py-3">
              <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {on ? <Badge>{PLATFORMS[on].name}</Badge> : null}
                {publishedAt ? formatDate(publishedAt, timeZone) : 'No date'}
              </span>
              {title ? <span className="font-semibold break-words">{title}</span> : null}
              <span className="line-clamp-3 break-words whitespace-pre-line">{body}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

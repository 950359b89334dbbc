import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { CompetitorForm, type CompetitorFormProps } from './competitor-form.tsx'
import type { AnswerRow, EvidenceView, SourceOwner } from './competitor-views.ts'
import { EvidencePanel } from './evidence-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'

interface CompetitorPageProps extends CompetitorFormProps {
  readonly sources: readonly SourceOwner[]
  readonly otherSources: readonly SourceOwner[]
  readonly evidence: readonly EvidenceView[]
  readonly answers: readonly AnswerRow[]
  /** Evidence that was just taken off. */
  readonly undo: { readonly id: string; readonly title: string } | null
  readonly timeZone: string
  readonly problem?: string | undefined
}

/** One competitor: what is said of them, what speaks for it, and what we answered. */
export function CompetitorPage(props: CompetitorPageProps) {
  const { competitor, canWrite, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/brand-watch/competitors">Competitors</TextLink>}
        title={competitor.name}
        actions={competitor.archivedAt ? <Badge>Archived</Badge> : null}
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {competitor.site ? (
          <a
            className="link break-all"
            href={competitor.site}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {competitor.site}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : null}
        <TextLink to={`/app/brand-watch?competitor=${competitor.id}`}>See their items</TextLink>
        <TextLink to={`/app/brand-watch/competitors/${competitor.id}/compare`}>Compare with us</TextLink>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CompetitorForm {...props} />
        <SourcesPanel {...props} />
      </div>
      <AnswersPanel {...props} />
      <EvidencePanel {...props} />
      {canWrite ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <Form method="post">
            <Button size="sm" name="intent" value={competitor.archivedAt ? 'unarchive' : 'archive'}>
              {competitor.archivedAt ? 'Bring back' : 'Archive competitor'}
            </Button>
          </Form>
          <DeleteDialog id="delete-competitor" thing="competitor" pending={deleting}>
            <p>
              Its evidence goes with it. Its sources and your posts stay. You can undo this on the next page,
              or restore it from the trash for 30 days.
            </p>
          </DeleteDialog>
        </div>
      ) : null}
    </div>
  )
}

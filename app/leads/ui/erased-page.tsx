import { Form } from 'react-router'
import { Download } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { type ErasureCounts, erasureLines } from '#core/leads/erasure.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatDate } from '#core/shared/time.ts'

interface ErasedPageProps {
  readonly erasures: readonly {
    readonly id: string
    readonly requestedOn: string
    readonly erasedAt: Date
    readonly authorId: string | null
    readonly deleted: ErasureCounts
  }[]
  readonly keepers: readonly { id: string; name: string }[]
  /** The address that was looked up; '' for none. */
  readonly email: string
  readonly page: number
  readonly hasOlder: boolean
  readonly timeZone: string
}

const HERE = '/app/sales-hub/people/erased'

/** Who was deleted on their request, without saying who: when, by which member, and the proof of each. */
export function ErasedPage({ erasures, keepers, email, page, hasOlder, timeZone }: ErasedPageProps) {
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/sales-hub/people">People</TextLink>}
        title="Deleted on request"
        description="People who asked to be deleted. Nothing about them is left but this note."
      />
      <Form method="get" action={HERE} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Was this email deleted?"
          name="email"
          type="email"
          defaultValue={email}
          className="min-w-60 grow sm:grow-0"
        />
        <Button variant="secondary">Check</Button>
        {email === '' ? null : <TextLink to={HERE}>Show all</TextLink>}
      </Form>
      {erasures.length === 0 ? (
        <p className="text-ink-soft">
          {email === ''
            ? 'No one has asked yet. Open a person and choose “They asked to be deleted”.'
            : 'No one with this email was deleted on request.'}
        </p>
      ) : (
        <ul className="grid gap-4">
          {erasures.map(erasure => (
            <li key={erasure.id}>
              <Erasure
                erasure={erasure}
                by={
                  keepers.find(keeper => keeper.id === erasure.authorId)?.name ??
                  'someone who has left the team'
                }
                timeZone={timeZone}
              />
            </li>
          ))}
        </ul>
      )}
      {page > 1 || hasOlder ? (
        <p className="flex gap-6">
          {page > 1 ? <TextLink to={`${HERE}?page=${page - 1}`}>Newer</TextLink> : null}
          {hasOlder ? <TextLink to={`${HERE}?page=${page + 1}`}>Older</TextLink> : null}
        </p>
      ) : null}
    </div>
  )
}

function Erasure({
  erasure,
  by,
  timeZone,
}: {
  erasure: ErasedPageProps['erasures'][number]
  by: string
  timeZone: string
}) {
  const { went, stayed } = erasureLines(erasure.deleted)
  const words = (lines: typeof went) => lines.map(({ label, count }) => `${label}: ${count}`).join(' · ')
  return (
    <Panel
      title={`Deleted on ${formatDate(erasure.erasedAt, timeZone)}`}
      description={`Asked on ${dayText(erasure.requestedOn)}, deleted by ${by}.`}
      actions={
        <a
          href={`${HERE}/${erasure.id}/proof.txt`}
          download
          className="inline-flex items-center gap-1.5 text-sm font-semibold text-ember hover:underline"
        >
          <Download size={16} aria-hidden /> Download proof
        </a>
      }
    >
      <p className="text-sm text-ink-soft wrap-anywhere">{words(went)}</p>
      {stayed.length > 0 ? (
        <p className="text-sm text-ink-soft wrap-anywhere">Kept without a name. {words(stayed)}</p>
      ) : null}
    </Panel>
  )
}

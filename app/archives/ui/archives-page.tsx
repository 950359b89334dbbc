import { type ChangeEvent, useState } from 'react'
import { Form } from 'react-router'
import { ARCHIVE_HOW, SENT_PROBLEMS } from '#app/archives/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Field } from '#app/design/primitives/fields/field.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ARCHIVE_KINDS, ARCHIVE_LABELS, ARCHIVE_LIMITS, type ArchiveKind } from '#core/archives/kinds.ts'
import { bytesInWords } from '#core/media/room.ts'
import { ArchiveList } from './archive-list.tsx'
import type { ArchiveImportRow } from './archive-views.ts'

interface ArchivesPageProps {
  readonly imports: readonly ArchiveImportRow[]
  /** Why nothing can be imported now: the plan, or the role. */
  readonly lock: 'plan' | 'role' | null
  readonly timeZone: string
  readonly fileProblem?: string | undefined
  /** What the sender said the file is. */
  readonly kind?: ArchiveKind | null | undefined
}

/** Import from elsewhere: send a file, and see what became of the last ones. */
export function ArchivesPage({ imports, lock, timeZone, fileProblem, kind }: ArchivesPageProps) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageHeading
        title="Import from elsewhere"
        eyebrow={<TextLink to="/app/settings/privacy">Privacy and data</TextLink>}
        description="Bring your past posts and writing with you. Check what’s in a file before anything is imported, and undo it afterwards."
      />
      {lock === 'plan' ? (
        <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          {SENT_PROBLEMS.read_only}
        </Notice>
      ) : lock === 'role' ? (
        <Notice tone="info">Only people who can edit this workspace can import files.</Notice>
      ) : (
        <SendPanel problem={fileProblem} kind={kind ?? null} />
      )}
      <ArchiveList imports={imports} timeZone={timeZone} />
      <Panel
        title="What happens to it"
        description="Posts come in as published, with their day and platform. They aren’t published again and use no credits."
      >
        <p>
          Your voice and Analytics take them into account. Buffer, Metricool and X also bring numbers, if your
          plan has Analytics. Documents become stories, or posts if you prefer.
        </p>
      </Panel>
    </div>
  )
}

function SendPanel({ problem, kind }: { problem: string | undefined; kind: ArchiveKind | null }) {
  const [tooLarge, setTooLarge] = useState('')
  const isPending = usePending()
  const checkFile = (event: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (event.currentTarget.files?.[0]?.size ?? 0) > ARCHIVE_LIMITS.bytes
    setTooLarge(isTooLarge ? SENT_PROBLEMS.too_large : '')
    if (isTooLarge) event.currentTarget.value = ''
  }
  return (
    <Panel title="Send a file">
      <Form method="post" encType="multipart/form-data" className="grid grid-cols-1 gap-5">
        {/* Before the file: what stands behind it is read only once all of it has arrived. */}
        <SelectField
          id="kind"
          name="kind"
          label="Where it comes from"
          placeholder="Detect automatically"
          defaultValue={kind ?? ''}
          options={ARCHIVE_KINDS.map(value => ({ value, label: ARCHIVE_LABELS[value] }))}
        />
        <Field
          id="file"
          label="File"
          description={`A ZIP as you downloaded it, or a single file from it, up to ${bytesInWords(ARCHIVE_LIMITS.bytes)}. We read the text and leave out pictures and videos. We don’t save the file itself.`}
          error={tooLarge || problem || null}
          required
        >
          {control => (
            <input
              {...control}
              name="file"
              type="file"
              accept=".zip,.js,.json,.csv,.tsv,.md,.markdown,.html,.htm,.txt,.docx"
              onChange={checkFile}
              className="w-full min-w-0 file-choice"
            />
          )}
        </Field>
        <div>
          <Button variant="primary" pending={isPending} pendingText="Reading…">
            Send and check
          </Button>
        </div>
      </Form>
      <details className="text-sm">
        <summary className="cursor-pointer font-semibold">Where to find your file</summary>
        <dl className="grid gap-3 pt-3">
          {ARCHIVE_KINDS.map(value => (
            <div key={value}>
              <dt className="font-semibold">{ARCHIVE_LABELS[value]}</dt>
              <dd className="text-ink-soft">{ARCHIVE_HOW[value]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  )
}

import { Form } from 'react-router'
import { Download } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { FORM_KIND_BADGES, FORM_STATUS_LABELS } from '#app/lead-forms/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { QUIZ_PARTS, type QuizPart } from '#core/lead-forms/address.ts'
import type { FormKind } from '#core/lead-forms/settings.ts'
import { isShared } from '#core/lead-forms/shared.ts'
import { FormAddress } from './form-address.tsx'
import { FormReceived } from './form-received.tsx'
import { FormSettings } from './form-settings.tsx'
import type { OpenForm } from './form-views.ts'
import { QuizSettings } from './quiz-settings.tsx'
import { SharedNote } from './shared-note.tsx'

const PART_LABELS: Readonly<Record<QuizPart, string>> = {
  received: 'What came in',
  quiz: 'Questions and results',
  form: 'What else it asks and says',
}

/** One form: whether it is open, its address, what came in, and what it asks. */
export function FormPage(props: OpenForm) {
  const { form, lock, problem, part } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  const files = `/app/sales-hub/forms/${form.id}/export`
  const deletion =
    lock === null ? (
      <div className="-ml-3">
        <DeleteDialog id="delete-form" thing="form" pending={deleting}>
          <p>
            Its address stops working, and what came in by it is deleted. The people stay. You can undo this
            on the next page, or restore it from the trash for 30 days.
          </p>
        </DeleteDialog>
      </div>
    ) : null
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/sales-hub/forms">Forms</TextLink>}
        title={
          <span className="flex flex-wrap items-center gap-3">
            <span className="wrap-anywhere">{form.name}</span>
            <Badge tone={form.status === 'open' ? 'success' : 'neutral'}>
              {FORM_STATUS_LABELS[form.status]}
            </Badge>
            {FORM_KIND_BADGES[form.kind] ? <Badge>{FORM_KIND_BADGES[form.kind]}</Badge> : null}
          </span>
        }
        actions={
          <>
            <FileLink to={`${files}/csv`}>CSV</FileLink>
            <FileLink to={`${files}/json`}>JSON</FileLink>
            {lock === null ? <Switch kind={form.kind} isOpen={form.status === 'open'} /> : null}
          </>
        }
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {part === null ? (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
          <div className="grid gap-6">
            <FormAddress {...props} />
            <FormReceived {...props} />
          </div>
          <div className="grid gap-6">
            {isShared(form.kind) ? <SharedNote kind={form.kind} /> : <FormSettings {...props} />}
            {deletion}
          </div>
        </div>
      ) : (
        <>
          <Tabs
            label="Quiz"
            tabs={QUIZ_PARTS.map(name => ({
              label: PART_LABELS[name],
              to: `/app/sales-hub/forms/${form.id}?part=${name}`,
              current: name === part,
            }))}
          />
          <div className="grid max-w-3xl gap-6">
            {part === 'received' ? (
              <>
                <FormAddress {...props} />
                <FormReceived {...props} />
                {deletion}
              </>
            ) : null}
            {part === 'quiz' ? <QuizSettings {...props} /> : null}
            {part === 'form' ? <FormSettings {...props} /> : null}
          </div>
        </>
      )}
    </div>
  )
}

function Switch({ kind, isOpen }: { kind: FormKind; isOpen: boolean }) {
  const intent = isOpen ? 'close' : 'open'
  const pending = usePending({ name: 'intent', value: intent })
  return (
    <Form method="post" preventScrollReset>
      <Button
        size="sm"
        variant={isOpen ? 'secondary' : 'primary'}
        name="intent"
        value={intent}
        pending={pending}
      >
        {isOpen ? 'Close' : 'Open'} {isShared(kind) ? 'address' : kind}
      </Button>
    </Form>
  )
}

function FileLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      download
      className="inline-flex items-center gap-1.5 text-sm font-semibold text-ember hover:underline"
    >
      <Download size={16} aria-hidden /> {children}
    </a>
  )
}

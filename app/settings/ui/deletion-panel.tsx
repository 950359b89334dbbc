import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { deletionSchema } from '#core/settings/deletion.ts'

interface Deletion {
  readonly dueAt: Date | null
  readonly wouldBeDueAt: Date
  readonly renews: boolean
  readonly planEndsAt: Date | null
}

export interface DeletionPanelProps {
  readonly deletion: Deletion
  readonly reply?: FormReply | undefined
  readonly timeZone: string
}

/** Deletes the account after 14 days, says what that means, and takes it back until then. */
export function DeletionPanel(props: DeletionPanelProps) {
  return props.deletion.dueAt ? (
    <WaitingPanel dueAt={props.deletion.dueAt} timeZone={props.timeZone} />
  ) : (
    <AskPanel {...props} />
  )
}

function WaitingPanel({ dueAt, timeZone }: { dueAt: Date; timeZone: string }) {
  const isPending = usePending({ name: 'intent', value: 'keep' })
  return (
    <Panel title="Delete account" anchor="delete">
      <Notice tone="warning" title="Your account will be deleted">
        We delete it for good on <When at={dueAt} timeZone={timeZone} />. Until then you can undo this. Your
        scheduled posts are paused, webhooks aren’t sent and your plan won’t renew.
      </Notice>
      <Form method="post">
        <Button name="intent" value="keep" variant="primary" pending={isPending} pendingText="Undoing…">
          Keep my account
        </Button>
      </Form>
    </Panel>
  )
}

function AskPanel({ deletion, reply, timeZone }: DeletionPanelProps) {
  const [form, fields] = useCheckedForm({ id: 'delete-account', schema: deletionSchema, reply })
  const isPending = usePending({ name: 'intent', value: 'delete' })
  return (
    <Panel
      title="Delete account"
      anchor="delete"
      description="This deletes your account and your whole workspace, for everyone in it. Export everything first if you want to keep a copy."
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>Scheduled posts and webhooks stop straight away.</li>
        <li>{planText(deletion)}</li>
        <li>
          You have 14 days to undo this. We delete everything for good on{' '}
          <When at={deletion.wouldBeDueAt} timeZone={timeZone} />.
        </li>
        <li>
          Posts that are already published on other platforms stay there. Your short links stop working.
        </li>
      </ul>
      <Form {...formProps(form)} className="grid gap-4">
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.email)}
          label="Your email address"
          description="Type it to confirm that you want to delete your account."
          autoComplete="off"
        />
        <div>
          <Button name="intent" value="delete" variant="danger" pending={isPending} pendingText="Deleting…">
            Delete account
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function planText({ renews, planEndsAt }: Deletion): string {
  if (renews)
    return 'Your plan won’t renew, so you won’t be charged again. It ends with the period you’ve paid for, or when your account is deleted if that’s sooner. If you undo this, it renews as before.'
  return planEndsAt
    ? 'Your plan already ends with this period. You won’t be charged again.'
    : 'You won’t be charged.'
}

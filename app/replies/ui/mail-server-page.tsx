import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { REPLY_TEXTS, SENDER_REFUSALS } from '#app/replies/copy.ts'
import { gatedRoom } from '#core/billing/gates.ts'
import { senderSchema } from '#core/replies/schema.ts'
import { formatDate } from '#core/shared/time.ts'

interface MailServerPageProps {
  readonly sender: {
    readonly host: string
    readonly port: number
    readonly username: string
    readonly fromAddress: string
    readonly fromName: string
    readonly workedAt: Date | null
    readonly problem: string
  } | null
  readonly refusal: 'not_allowed' | 'read_only' | 'not_in_plan' | null
  readonly localHosts: readonly string[]
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** Settings, “Mail server”: where replies to people go out from the founder’s own address. */
export function MailServerPage(props: MailServerPageProps) {
  const { sender, refusal, timeZone, problem } = props
  const disconnecting = usePending({ name: 'intent', value: 'disconnect' })
  return (
    <div className="grid gap-6">
      <PageHeading title={REPLY_TEXTS.senderTitle} description={REPLY_TEXTS.sender} />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {refusal ? (
        <Notice tone="info">
          {SENDER_REFUSALS[refusal]}{' '}
          {refusal === 'not_in_plan' ? (
            <TextLink to={gatedRoom('hasSalesHub').plansPage}>See plans</TextLink>
          ) : null}
        </Notice>
      ) : null}
      {sender ? (
        <Panel title={`Connected: ${sender.fromAddress}`}>
          <p className="text-ink-soft wrap-anywhere">
            {sender.host}, port {sender.port}.
            {sender.workedAt ? ` Last worked ${formatDate(sender.workedAt, timeZone)}.` : ''}
          </p>
          {sender.problem ? <Notice tone="warning">{sender.problem}</Notice> : null}
          {refusal === 'not_allowed' ? null : (
            <Form method="post">
              <Button
                variant="secondary"
                name="intent"
                value="disconnect"
                pending={disconnecting}
                pendingText="Disconnecting…"
              >
                Disconnect
              </Button>
            </Form>
          )}
        </Panel>
      ) : null}
      {refusal === null ? <SenderForm key={sender?.host ?? 'new'} {...props} /> : null}
    </div>
  )
}

function SenderForm({ sender, localHosts, reply }: MailServerPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'sender',
    schema: senderSchema,
    reply,
    defaultValue: {
      host: sender?.host ?? '',
      port: String(sender?.port ?? 465),
      username: sender?.username ?? '',
      fromAddress: sender?.fromAddress ?? '',
      fromName: sender?.fromName ?? '',
    },
  })
  const pending = usePending({ name: 'intent', value: 'connect' })
  return (
    <Panel title={sender ? 'Change the server' : 'Connect a server'} description={REPLY_TEXTS.senderHelp}>
      <Form {...formProps(form)} className="grid max-w-xl gap-5">
        <FormNotice errors={form.errors} />
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <TextField
            {...textProps(fields.host)}
            label="Server"
            placeholder="smtp.example.com"
            description={localHosts.length > 0 ? `On this machine: ${localHosts.join(', ')}` : undefined}
          />
          <TextField {...textProps(fields.port)} label="Port" inputMode="numeric" />
        </div>
        <TextField {...textProps(fields.username)} label="Username" autoComplete="off" />
        <TextField
          {...textProps(fields.password)}
          label="Password"
          type="password"
          autoComplete="off"
          description={
            sender ? 'Leave it empty to keep the one we have. It’s kept encrypted.' : 'It’s kept encrypted.'
          }
        />
        <TextField {...textProps(fields.fromAddress)} label="Mail comes from" type="email" />
        <TextField {...textProps(fields.fromName)} label="Name beside it" optional />
        <div>
          <Button variant="primary" name="intent" value="connect" pending={pending} pendingText="Signing in…">
            {sender ? 'Check and save' : 'Check and connect'}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

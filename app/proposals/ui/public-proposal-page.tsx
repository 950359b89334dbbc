import { Form } from 'react-router'
import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { acceptText, PUBLIC_TEXTS } from '#app/proposals/copy.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import type { FrozenProposal } from '#core/proposals/frozen.ts'
import { linePence, proposalTotals } from '#core/proposals/lines.ts'
import { acceptSchema, declineSchema, PROPOSAL_LIMITS, questionSchema } from '#core/proposals/schema.ts'
import { isDecidable, type ProposalState } from '#core/proposals/state.ts'
import { decisionText } from '#core/proposals/words.ts'
import { formatPence } from '#core/shared/money.ts'
import { ProposalSheet } from './proposal-sheet.tsx'
import type { QuestionView } from './proposal-views.ts'

export interface PublicProposalPageProps {
  /** The page's own address. */
  readonly path: string
  readonly content: FrozenProposal
  readonly kit: FounderLook
  readonly fingerprint: string
  readonly state: ProposalState
  readonly decidedAt: Date | null
  readonly decidedName: string
  /** Places of the options that were taken, or that are being looked at. */
  readonly chosen: readonly number[]
  readonly timeZone: string
  /** Where the newer version is, if there is one. */
  readonly newerPath: string | null
  readonly questions: readonly QuestionView[]
  readonly acceptReply?: FormReply | undefined
  readonly declineReply?: FormReply | undefined
  readonly questionReply?: FormReply | undefined
}

/** A proposal for whoever it was made for: to read, accept, decline or ask about. Nobody signs in. */
export function PublicProposalPage(props: PublicProposalPageProps) {
  const { content, state, chosen, path } = props
  const isOpen = isDecidable(state)
  return (
    <FounderPage brand={content.brand} kit={props.kit}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Standing {...props} />
        <ProposalSheet content={content} chosen={chosen} headingLevel={1} />
        <p className="print:hidden">
          <a href={`${path}/proposal.pdf`} className="text-ember hover:underline">
            Download PDF
          </a>
        </p>
        {isOpen ? <Options {...props} /> : null}
        {isOpen ? <AcceptForm {...props} /> : null}
        {isOpen ? <DeclineForm {...props} /> : null}
        <Questions {...props} />
        <p className="text-xs text-ink-soft wrap-anywhere">
          Fingerprint of this proposal: {props.fingerprint}
        </p>
      </div>
    </FounderPage>
  )
}

function Standing(props: PublicProposalPageProps) {
  const { state, newerPath, content } = props
  const newer = newerPath ? (
    <a href={newerPath} className="font-semibold underline">
      Read the newer version
    </a>
  ) : undefined
  if (state === 'draft' || state === 'sent' || state === 'seen') return null
  return (
    <div className="grid gap-3">
      <Notice tone={state === 'accepted' ? 'success' : 'warning'} action={newer}>
        {PUBLIC_TEXTS[state]} {decisionText({ ...props, status: state })}
      </Notice>
      {state === 'accepted' && content.paymentLink ? (
        <p>
          <a href={content.paymentLink} rel="noreferrer" className="button button-primary">
            Pay now
          </a>
        </p>
      ) : null}
    </div>
  )
}

function Options({ content, chosen, path }: PublicProposalPageProps) {
  if (!content.lines.some(line => line.isOptional)) return null
  return (
    <Form
      method="get"
      action={path}
      preventScrollReset
      replace
      onChange={event => event.currentTarget.requestSubmit()}
      className="grid gap-3 rounded-xl border border-line p-5 print:hidden"
    >
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-display text-xl">Choose your options</legend>
        {content.lines.map((line, at) =>
          line.isOptional ? (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
              key={at}
              name="option"
              value={String(at)}
              defaultChecked={chosen.includes(at)}
              label={`${line.title}, ${formatPence(linePence(line))}`}
            />
          ) : null,
        )}
      </fieldset>
      <div>
        <Button size="sm">Update total</Button>
      </div>
    </Form>
  )
}

function AcceptForm({ content, chosen, path, acceptReply }: PublicProposalPageProps) {
  const [form, fields] = useCheckedForm({ id: 'accept', schema: acceptSchema, reply: acceptReply })
  const pending = usePending({ name: 'intent', value: 'accept' })
  const { totalPence } = proposalTotals(content.vatMode, content.lines, chosen)
  return (
    <Form
      {...formProps(form)}
      action={`${path}${optionQuery(chosen)}`}
      className="grid gap-5 rounded-xl border-2 border-ember p-5 print:hidden"
    >
      <h2 className="font-display text-xl">Accept</h2>
      <FormNotice errors={form.errors} />
      {chosen.map(place => (
        <input key={place} type="hidden" name="option" value={place} />
      ))}
      <input type="hidden" name="totalPence" value={totalPence} />
      <TextField
        {...textProps(fields.name)}
        label="Your name"
        description={`You accept this proposal${content.terms ? ' and its terms' : ''} in your name. You’ll both get a copy by email.`}
        autoComplete="name"
        maxLength={PROPOSAL_LIMITS.name}
      />
      <div>
        <Button variant="primary" size="lg" name="intent" value="accept" pending={pending}>
          {acceptText(totalPence)}
        </Button>
      </div>
    </Form>
  )
}

/** Keeps what was chosen in the address, so that a form that comes back still shows it. */
function optionQuery(chosen: readonly number[]): string {
  return chosen.length === 0 ? '' : `?${chosen.map(place => `option=${place}`).join('&')}`
}

function DeclineForm({ path, content, declineReply }: PublicProposalPageProps) {
  const [form, fields] = useCheckedForm({ id: 'decline', schema: declineSchema, reply: declineReply })
  return (
    <details className="print:hidden" open={declineReply !== undefined}>
      <summary className="w-fit cursor-pointer font-semibold text-ember">Decline</summary>
      <KeptForm
        keptAs={`proposal-decline:${content.brand} ${content.number}`}
        {...formProps(form)}
        action={path}
        className="grid gap-4 pt-4"
      >
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.name)}
          label="Your name"
          optional
          autoComplete="name"
          maxLength={PROPOSAL_LIMITS.name}
        />
        <TextAreaField
          {...textProps(fields.reason)}
          label="Why?"
          description={`It helps ${content.brand} to know.`}
          optional
          rows={3}
          maxLength={PROPOSAL_LIMITS.reason}
        />
        <div>
          <Button name="intent" value="decline" pending={usePending({ name: 'intent', value: 'decline' })}>
            Decline proposal
          </Button>
        </div>
      </KeptForm>
    </details>
  )
}

function Questions(props: PublicProposalPageProps) {
  const { questions, state, content, timeZone } = props
  const canAsk = isDecidable(state) || state === 'expired'
  if (questions.length === 0 && !canAsk) return null
  return (
    <section id="questions" className="grid gap-5 border-t border-line pt-6 print:hidden">
      <h2 className="font-display text-xl">Questions</h2>
      {questions.length > 0 ? (
        <ul className="grid gap-5">
          {questions.map(({ id, question, askedAt, answer, answeredAt }) => (
            <li key={id} className="grid gap-1.5 border-l-2 border-line-strong pl-3">
              <p className="whitespace-pre-wrap wrap-anywhere">{question}</p>
              <p className="text-sm text-ink-soft">
                Asked <When at={askedAt} timeZone={timeZone} />
              </p>
              {answeredAt ? (
                <p className="whitespace-pre-wrap wrap-anywhere">
                  <span className="font-semibold">{content.brand}:</span> {answer}
                </p>
              ) : (
                <p className="text-sm text-ink-soft">{content.brand} hasn’t replied yet.</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {canAsk ? <QuestionForm key={questions.length} {...props} /> : null}
    </section>
  )
}

function QuestionForm({ path, content, questionReply }: PublicProposalPageProps) {
  const [form, fields] = useCheckedForm({ id: 'ask', schema: questionSchema, reply: questionReply })
  return (
    <KeptForm
      keptAs={`proposal-question:${content.brand} ${content.number}`}
      {...formProps(form)}
      action={path}
      className="grid gap-4"
    >
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.name)}
        label="Your name"
        optional
        autoComplete="name"
        maxLength={PROPOSAL_LIMITS.name}
      />
      <TextAreaField
        {...textProps(fields.question)}
        label="Your question"
        rows={3}
        maxLength={PROPOSAL_LIMITS.question}
      />
      <div>
        <Button name="intent" value="ask" pending={usePending({ name: 'intent', value: 'ask' })}>
          Ask
        </Button>
      </div>
    </KeptForm>
  )
}

import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { PrintButton } from '#app/design/primitives/actions/print-button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { addUp, formatSum, type Known, type Sum, totalPaid } from '#core/billing/note/billing-note.ts'
import { monthText } from '#core/monthly-review/month.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { type NotePlan, nextText, paidText, planText } from './note-words.ts'

export interface NoteView {
  readonly workspace: string
  readonly name: string
  readonly role: TeamRole
  readonly billing: {
    readonly plan: NotePlan | null
    readonly isRunning: boolean
    readonly seats: { readonly taken: number; readonly limit: number }
    readonly paid: Known<readonly Sum[]>
    readonly next: Known<(Sum & { readonly at: Date }) | null>
  } | null
}

type SeenNote = NoteView & { readonly billing: NonNullable<NoteView['billing']> }

export interface NotePageProps {
  readonly entries: readonly NoteView[]
  readonly month: string
  readonly months: readonly string[]
  readonly timeZone: string
}

/** What all workspaces of a person paid in a month, on one page that prints well. */
export function NotePage({ entries, month, months, timeZone }: NotePageProps) {
  const seen = entries.filter((entry): entry is SeenNote => entry.billing !== null)
  const hidden = entries.filter(({ billing }) => billing === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        eyebrow={
          <span className="print:hidden">
            <TextLink to="/app/team/board">All workspaces</TextLink>
          </span>
        }
        title="Billing note"
        description={`What your workspaces paid in ${monthText(month)}, and what’s next.`}
      />
      <MonthForm month={month} months={months} />
      <NoteTable entries={seen} timeZone={timeZone} />
      <Totals entries={seen} month={month} />
      {hidden.length > 0 ? <Hidden names={hidden.map(({ name }) => name)} /> : null}
      <p className="max-w-prose text-sm text-ink-soft">
        Payments are the amounts paid on invoices written in this month. Refunds made later aren’t included.
        This note is not an invoice. Each owner finds theirs under{' '}
        <TextLink to="/manage-your-subscription">Plan and billing</TextLink>.
      </p>
    </div>
  )
}

function MonthForm({ month, months }: Pick<NotePageProps, 'month' | 'months'>) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
      <Form method="get" className="flex flex-wrap items-end gap-2.5">
        <SelectField
          key={month}
          id="note-month"
          name="month"
          label="Month"
          defaultValue={month}
          options={months.map(key => ({ value: key, label: monthText(key) }))}
        />
        <Button>Show month</Button>
      </Form>
      <PrintButton />
      <p className="pb-2">
        <a className="link" href={`/app/team/billing/export/csv?month=${month}`} download>
          Save as CSV
        </a>
      </p>
    </div>
  )
}

function NoteTable({ entries, timeZone }: { entries: readonly SeenNote[]; timeZone: string }) {
  return (
    <DataTable
      caption="Plans and payments of your workspaces"
      captionHidden
      rows={entries}
      rowKey={({ workspace }) => workspace}
      columns={[
        {
          key: 'name',
          label: 'Workspace',
          cell: ({ name, role }) => (
            <>
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">{ROLE_WORDS[role].name}</span>
            </>
          ),
        },
        { key: 'plan', label: 'Plan', cell: ({ billing }) => planText(billing, timeZone) },
        {
          key: 'seats',
          label: 'Seats',
          numeric: true,
          cell: ({ billing: { seats } }) => `${seats.taken} of ${seats.limit}`,
        },
        { key: 'paid', label: 'Paid', numeric: true, cell: ({ billing }) => paidText(billing.paid) },
        { key: 'next', label: 'Next charge', cell: ({ billing }) => nextText(billing.next, timeZone) },
      ]}
    />
  )
}

function Totals({ entries, month }: { entries: readonly SeenNote[]; month: string }) {
  const { sums, unknown } = totalPaid(entries.map(({ billing }) => billing))
  const coming = addUp(
    entries.flatMap(({ billing: { next } }) => (next.isKnown && next.value ? [next.value] : [])),
  )
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt>Paid in {monthText(month)}</dt>
        <dd className="font-semibold tabular-nums">{sumsText(sums)}</dd>
        <dt>Next charges together</dt>
        <dd className="tabular-nums">{sumsText(coming)}</dd>
      </dl>
      {unknown > 0 ? (
        <Notice tone="warning" title="The total isn’t complete">
          What {unknown === 1 ? 'one workspace' : `${unknown} workspaces`} paid is not known. The table says
          why.
        </Notice>
      ) : null}
    </div>
  )
}

const sumsText = (sums: readonly Sum[]) => (sums.length === 0 ? 'Nothing' : sums.map(formatSum).join(' and '))

function Hidden({ names }: { names: readonly string[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">Not shown</h2>
      <p className="max-w-prose text-ink-soft">
        You’re a member of {names.join(', ')}, but only the owner sees what{' '}
        {names.length === 1 ? 'it pays' : 'they pay'}. An owner can let admins see it on their team page.
      </p>
    </section>
  )
}

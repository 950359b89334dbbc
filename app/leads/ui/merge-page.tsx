import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { Merged, MergedPerson } from '#core/leads/merge.ts'
import type { LeadSource } from '#core/leads/sources.ts'
import { LEAD_SOURCE_LABELS } from '../copy.ts'

interface Side extends MergedPerson {
  readonly id: string
  readonly version: number
  readonly firstSource: LeadSource
}

interface MergePageProps {
  readonly kept: Side
  readonly chosen: { readonly other: Side; readonly merged: Merged } | null
  readonly people: readonly { id: string; name: string; email: string; company: string }[]
  readonly search: string
  readonly problem?: string | undefined
}

const FIELDS = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['tags', 'Tags'],
  ['notes', 'Notes'],
  ['toldText', 'How they found you'],
] as const

const shown = (value: string | readonly string[]) =>
  (typeof value === 'string' ? value : value.join(', ')) || '–'

/** Who is the same person as this one, and what remains when the two are merged. */
export function MergePage({ kept, chosen, people, search, problem }: MergePageProps) {
  const page = `/app/sales-hub/people/${kept.id}`
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to={page}>{kept.name || kept.email}</TextLink>}
        title="Same person as…"
        description="Everything of the other person moves here. You can split them again later."
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {chosen ? <Remaining kept={kept} {...chosen} /> : null}
      <Panel title={search === '' ? 'Perhaps the same' : 'Found'}>
        <div className="grid gap-4">
          {people.length === 0 ? (
            <p className="text-ink-soft">
              {search === '' ? 'No one else has this name or phone number.' : 'No one matches.'}
            </p>
          ) : (
            <ul className="grid gap-2">
              {people.map(person => (
                <li key={person.id} className="wrap-anywhere">
                  <TextLink to={`${page}/merge?${new URLSearchParams({ other: person.id, q: search })}`}>
                    {person.name || person.email}
                  </TextLink>{' '}
                  <span className="text-ink-soft">
                    {[person.name ? person.email : '', person.company].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Form className="grid gap-3">
            <TextField name="q" label="Search by name or email" type="search" defaultValue={search} />
            <div>
              <Button variant="secondary">Search</Button>
            </div>
          </Form>
        </div>
      </Panel>
    </div>
  )
}

function Remaining({ kept, other, merged }: { kept: Side; other: Side; merged: Merged }) {
  const pending = usePending({ name: 'intent', value: 'merge' })
  const first = merged.first === 'kept' ? kept : other
  const rows = [
    ...FIELDS.map(([name, label]) => [label, kept[name], other[name], merged[name]] as const),
    [
      'First source',
      LEAD_SOURCE_LABELS[kept.firstSource],
      LEAD_SOURCE_LABELS[other.firstSource],
      LEAD_SOURCE_LABELS[first.firstSource],
    ] as const,
  ]
  return (
    <Panel title="What remains" description="The earlier first source stays.">
      <div className="grid gap-5">
        <dl className="grid gap-4">
          {rows.map(([label, one, two, left]) => (
            <div key={label} className="grid gap-1 sm:grid-cols-[10rem_1fr_1fr_1fr] sm:gap-4">
              <dt className="font-semibold">{label}</dt>
              <Cell title="This person" text={shown(one)} />
              <Cell title="The other" text={shown(two)} />
              <Cell title="Remains" text={shown(left)} isStrong />
            </div>
          ))}
        </dl>
        <Form method="post">
          <input type="hidden" name="otherId" value={other.id} />
          <input type="hidden" name="version" value={kept.version} />
          <input type="hidden" name="otherVersion" value={other.version} />
          <Button name="intent" value="merge" pending={pending} pendingText="Merging…">
            Merge into one person
          </Button>
        </Form>
      </div>
    </Panel>
  )
}

function Cell({ title, text, isStrong = false }: { title: string; text: string; isStrong?: boolean }) {
  return (
    <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
      <span className="block text-sm text-ink-soft">{title}</span>
      <span className={isStrong ? 'font-semibold' : undefined}>{text}</span>
    </dd>
  )
}

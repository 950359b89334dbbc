import { useState } from 'react'
import { Form } from 'react-router'
import { Download, Plus, Search, Users } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { LEAD_SOURCE_LABELS, LEAD_TEXTS } from '#app/leads/copy.ts'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { PeopleAddress } from '#core/leads/address.ts'
import { LEAD_LIMITS, newLeadSchema } from '#core/leads/schema.ts'
import { LEAD_SOURCES, type LeadSource } from '#core/leads/sources.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { listQuery, SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'

export interface PersonItem {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
  readonly tags: readonly string[]
  readonly firstSource: LeadSource
  readonly firstNetwork: string
  readonly firstStory: string | null
  readonly activeAt: Date
  /** They wrote last and have had no reply. */
  readonly isWaiting: boolean
  readonly score: number
}

export interface PeoplePageProps {
  readonly people: readonly PersonItem[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** There are more than the total says. */
  readonly isBeyond: boolean
  readonly tags: readonly string[]
  readonly wanted: PeopleAddress
  readonly undo: { readonly id: string; readonly name: string } | null
  /** An import that was undone, and how many people went with it. */
  readonly undone: { readonly id: string; readonly people: number } | null
  readonly canWrite: boolean
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
  /** Whose email was typed, where it is somebody else's. */
  readonly known?: string | undefined
  readonly problem?: string | undefined
}

const HERE = '/app/sales-hub/people'

/** The address of the list with these filters. */
function addressOf({ search, tag, source, isWaiting, page }: PeopleAddress, file = ''): string {
  return `${HERE}${file}${listQuery({ q: search, tag, source, waiting: isWaiting ? 'yes' : null, page })}`
}

/** Everyone who may buy: searched, filtered, and one at a time. */
export function PeoplePage(props: PeoplePageProps) {
  const { people, wanted, total, isBeyond, canWrite, undo, undone } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'add' })
  const isFiltered = wanted.search !== '' || wanted.tag !== null || wanted.source !== null || wanted.isWaiting
  return (
    <div className="grid gap-6">
      <SectionHeading
        title="People"
        description={
          total === 0
            ? undefined
            : `${isBeyond ? `More than ${numberText(total)}` : numberText(total)} ${total === 1 ? 'person' : 'people'}${isFiltered ? ' match' : ''}.`
        }
        actions={
          total === 0 ? undefined : (
            <>
              <DownloadLink to={addressOf(wanted, '/export/csv')}>CSV</DownloadLink>
              <DownloadLink to={addressOf(wanted, '/export/json')}>JSON</DownloadLink>
            </>
          )
        }
      />
      {props.problem ? (
        <Notice tone="danger" live="alert">
          {props.problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.name}” was deleted, with their timeline and deals.
        </UndoNotice>
      ) : null}
      {undone ? (
        <UndoNotice action={HERE} id={undone.id} intent="restore_import">
          {undone.people === 1
            ? 'The one person it added was deleted.'
            : `The ${numberText(undone.people)} people it added were deleted.`}
        </UndoNotice>
      ) : null}
      {canWrite ? (
        <NewPerson key={key} {...props} idempotencyKey={key} isOpen={total === 0 && !isFiltered} />
      ) : null}
      {total === 0 && !isFiltered ? (
        <EmptyState icon={<Users />} title={LEAD_TEXTS.emptyTitle} example={LEAD_TEXTS.emptyExample}>
          {LEAD_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <PeopleFilter wanted={wanted} tags={props.tags} />
          {people.length === 0 ? (
            <p className="py-6 text-ink-soft">
              {LEAD_TEXTS.nothingFound} <TextLink to={HERE}>Show everyone</TextLink>
            </p>
          ) : (
            <PeopleTable people={people} timeZone={props.timeZone} />
          )}
          <Pagination
            page={props.page}
            pageCount={props.pages}
            label="people"
            hrefOf={page => addressOf({ ...wanted, page })}
          />
        </>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink to="/app/sales-hub/replies">Reply templates</TextLink>
        <TextLink to={`${HERE}/erased`}>Deleted on request</TextLink>
      </p>
    </div>
  )
}

function DownloadLink({ to, children }: { to: string; children: string }) {
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

function PeopleTable({ people, timeZone }: { people: readonly PersonItem[]; timeZone: string }) {
  return (
    <DataTable
      caption="People"
      captionHidden
      leadsToRooms
      rows={people}
      rowKey={person => person.id}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: person => (
            <span className="stacked">
              <a href={`${HERE}/${person.id}`}>{person.name || person.email}</a>
              <small>{[person.name ? person.email : '', person.company].filter(Boolean).join(' · ')}</small>
              {person.tags.length > 0 ? (
                <span className="flex flex-wrap gap-1 pt-1">
                  {person.tags.map(tag => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          key: 'source',
          label: 'Came from',
          wideOnly: true,
          cell: person => (
            <span className="stacked">
              {person.firstStory ?? LEAD_SOURCE_LABELS[person.firstSource]}
              {person.firstNetwork ? <small>{networkName(person.firstNetwork)}</small> : null}
            </span>
          ),
        },
        {
          key: 'active',
          label: 'Last active',
          cell: person => (
            <span className="stacked">
              <span className="whitespace-nowrap">{formatDate(person.activeAt, timeZone)}</span>
              {person.isWaiting ? <Badge tone="warning">Waiting for a reply</Badge> : null}
            </span>
          ),
        },
        { key: 'score', label: 'Score', numeric: true, cell: person => person.score },
      ]}
    />
  )
}

function PeopleFilter({ wanted, tags }: { wanted: PeopleAddress; tags: readonly string[] }) {
  const { search, tag, source } = wanted
  return (
    <div className="grid gap-4">
      <Form key={addressOf(wanted)} method="get" action={HERE} role="search" className="grid gap-3">
        <div className="flex gap-2">
          <label htmlFor="people-search" className="sr-only">
            Search people
          </label>
          <input
            id="people-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={SEARCH_LIMIT}
            placeholder="Search by name, email or company"
            className="control"
          />
          <Button icon={<Search aria-hidden />}>Search</Button>
        </div>
        <details open={Boolean(tag || source)}>
          <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">More filters</summary>
          <div className="grid gap-3 pt-3 sm:grid-cols-2">
            <SelectField
              id="filter-source"
              name="source"
              label="Came from"
              placeholder="Anywhere"
              defaultValue={source ?? ''}
              options={LEAD_SOURCES.map(value => ({ value, label: LEAD_SOURCE_LABELS[value] }))}
            />
            <SelectField
              id="filter-tag"
              name="tag"
              label="Tag"
              placeholder="Any"
              defaultValue={tag ?? ''}
              options={[...new Set([...tags, ...(tag ? [tag] : [])])].map(value => ({ value, label: value }))}
            />
          </div>
        </details>
      </Form>
      <nav aria-label="Filter by reply" className="flex flex-wrap gap-2">
        <FilterLink to={addressOf({ ...wanted, isWaiting: false, page: 1 })} isCurrent={!wanted.isWaiting}>
          Everyone
        </FilterLink>
        <FilterLink to={addressOf({ ...wanted, isWaiting: true, page: 1 })} isCurrent={wanted.isWaiting}>
          Waiting for a reply
        </FilterLink>
      </nav>
    </div>
  )
}

function FilterLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <RoomLink to={to} keepsPlace aria-current={isCurrent ? 'page' : undefined} className="pill">
      {children}
    </RoomLink>
  )
}

function NewPerson({ idempotencyKey, isOpen, reply, known }: PeoplePageProps & { isOpen: boolean }) {
  const [form, fields] = useCheckedForm({ id: 'new-person', schema: newLeadSchema, reply })
  const pending = usePending({ name: 'intent', value: 'add' })
  // Stays as it was opened: the first one coming in from elsewhere must not close it over what is being typed.
  const [startsOpen] = useState(isOpen)
  return (
    <Card>
      <details open={startsOpen || reply !== undefined} className="group">
        <summary className="flex cursor-pointer items-center gap-2 font-display text-xl">
          <Plus
            size={20}
            aria-hidden
            className="text-ember transition-transform group-open:rotate-45 motion-reduce:transition-none"
          />
          Add a person
        </summary>
        <Form {...formProps(form)} action={HERE} className="grid gap-5 pt-5">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <FormNotice errors={form.errors} />
          {known ? (
            <Notice tone="info" action={<TextLink to={`${HERE}/${known}`}>Open this person</TextLink>}>
              {LEAD_TEXTS.emailTaken}
            </Notice>
          ) : null}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField {...textProps(fields.name)} label="Name" maxLength={LEAD_LIMITS.name} />
            <TextField {...textProps(fields.email)} label="Email" type="email" optional />
            <TextField
              {...textProps(fields.phone)}
              label="Phone"
              type="tel"
              optional
              maxLength={LEAD_LIMITS.phone}
            />
            <TextField
              {...textProps(fields.company)}
              label="Company"
              optional
              maxLength={LEAD_LIMITS.company}
            />
            <TextField
              {...textProps(fields.tags)}
              label="Tags"
              description="Separate them with commas."
              optional
            />
            <TextField
              {...textProps(fields.toldText)}
              label="How did they find you?"
              description="In their own words."
              optional
              maxLength={LEAD_LIMITS.told}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button variant="primary" name="intent" value="add" pending={pending} pendingText="Adding…">
              Add person
            </Button>
            <TextLink to={`${HERE}/import`}>Import a list</TextLink>
          </div>
        </Form>
      </details>
    </Card>
  )
}

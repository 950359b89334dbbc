import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { LINK_TEXTS, MACHINE_TEXTS } from '#app/links/copy.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { LINK_LABEL_MOST, linkFormSchema, placeName } from '#core/links/schema.ts'
import { TARGET_MOST } from '#core/links/target.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'
import { LinkDays } from './link-days.tsx'
import type { LinkPageProps } from './link-views.ts'

/** One link: who followed it, where it leads, and its code for print. */
export function LinkPage(props: LinkPageProps) {
  const { link, days, people, machines, referrers, referrersOf, timeZone, isLocked, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  const counted = machines.reduce((sum, { visits }) => sum + visits, 0)
  return (
    <>
      <PageHeading title={link.label || link.address} eyebrow={<TextLink to="/app/links">Links</TextLink>} />
      <div className="grid gap-8">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {link.deletedAt ? (
          <UndoNotice action={`/app/links/${link.id}`} id={link.id}>
            {LINK_TEXTS.deleted}
          </UndoNotice>
        ) : null}
        {link.deadSince && !link.deletedAt ? (
          <Notice tone="warning" title={LINK_TEXTS.dead}>
            Since {formatDate(link.deadSince, timeZone)}. {LINK_TEXTS.deadMore}
          </Notice>
        ) : null}
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid min-w-0 content-start gap-10">
            <section aria-labelledby="followed" className="grid gap-4">
              <h2 id="followed" className="text-2xl">
                Who followed it
              </h2>
              <p className="tabular-nums">
                <strong>{people === 1 ? '1 person' : `${numberText(people)} people`}</strong> ·{' '}
                {counted === 1 ? '1 machine' : `${numberText(counted)} machines`} ·{' '}
                {link.leads === 1 ? '1 person got in touch' : `${link.leads} got in touch`}
              </p>
              {days.some(day => day.people + day.machines > 0) ? <LinkDays days={days} /> : null}
              <p className="text-sm text-ink-soft">{LINK_TEXTS.counting}</p>
            </section>
            {referrers.length > 0 ? (
              <DataTable
                caption={
                  referrersOf < people
                    ? `Where the last ${numberText(referrersOf)} people came from`
                    : 'Where people came from'
                }
                rows={referrers}
                rowKey={row => row.referrer}
                columns={[
                  { key: 'page', label: 'Page', cell: row => row.referrer || 'Not said' },
                  { key: 'people', label: 'People', numeric: true, cell: row => row.people },
                ]}
              />
            ) : null}
            {machines.length > 0 ? (
              <DataTable
                caption="Machines, by what gave them away"
                rows={machines}
                rowKey={row => row.reason}
                columns={[
                  { key: 'reason', label: 'Machine', cell: row => MACHINE_TEXTS[row.reason] },
                  { key: 'visits', label: 'Times', numeric: true, cell: row => row.visits },
                ]}
              />
            ) : null}
            {isLocked || link.deletedAt ? null : <LinkForm {...props} />}
          </div>
          <LinkFacts {...props} />
          {isLocked || link.deletedAt ? null : (
            <div className="-ml-3 border-t border-line pt-6">
              <DeleteDialog id="delete-link" thing="link" pending={deleting}>
                <p>
                  Whoever follows it is told that it’s gone, wherever you’ve shared it. Its figures stay, and
                  you can undo this on the next page.
                </p>
              </DeleteDialog>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function LinkFacts({ link, timeZone }: LinkPageProps) {
  const code = `/app/links/${link.id}/code`
  return (
    <aside className="grid content-start gap-6 max-lg:order-first">
      <section aria-labelledby="address" className="grid gap-2">
        <h2 id="address" className="text-xl">
          The link
        </h2>
        <p className="rounded-md bg-sunk px-3 py-2 wrap-anywhere select-all">{link.address}</p>
        <p className="text-sm text-ink-soft">
          {networkName(link.network)}, {placeName(link.place)} · made {formatDate(link.createdAt, timeZone)}
        </p>
        {link.post ? (
          <p className="text-sm">
            In <TextLink to={`/app/create?post=${link.post.id}`}>{link.post.title || 'a post'}</TextLink>
          </p>
        ) : null}
        {link.campaign ? (
          <p className="text-sm">
            Of <TextLink to={`/app/campaigns/${link.campaign.id}`}>{link.campaign.name}</TextLink>
          </p>
        ) : null}
      </section>
      {link.deletedAt ? null : (
        <section aria-labelledby="code" className="grid gap-2">
          <h2 id="code" className="text-xl">
            QR code
          </h2>
          <img
            src={`${code}/svg`}
            alt={`QR code of ${link.address}`}
            width={180}
            height={180}
            className="rounded-md bg-white p-2"
          />
          <p className="flex gap-5 text-sm">
            {(['svg', 'png'] as const).map(format => (
              <a key={format} className="link" href={`${code}/${format}`} download>
                {format.toUpperCase()}
              </a>
            ))}
          </p>
        </section>
      )}
    </aside>
  )
}

function LinkForm({ link, reply }: LinkPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'link',
    schema: linkFormSchema,
    reply,
    defaultValue: { label: link.label, target: link.target, fallback: link.fallback ?? '' },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  return (
    <section aria-labelledby="change" className="grid gap-4">
      <h2 id="change" className="text-2xl">
        Where it leads
      </h2>
      <Form {...formProps(form)} className="grid max-w-2xl gap-4">
        <FormNotice errors={form.errors} />
        <TextField {...textProps(fields.label)} label="Name" optional maxLength={LINK_LABEL_MOST} />
        <TextField
          {...textProps(fields.target)}
          label="Leads to"
          type="url"
          inputMode="url"
          description="A change counts at once, also for what is already published."
          maxLength={TARGET_MOST}
        />
        <TextField
          {...textProps(fields.fallback)}
          label="If that page doesn’t answer"
          optional
          type="url"
          inputMode="url"
          placeholder="https://example.com"
          maxLength={TARGET_MOST}
        />
        <div>
          <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}

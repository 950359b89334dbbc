import { Form, Link } from 'react-router'
import { NUMBERS_TEXTS, POST_NUMBER_SOURCES_TEXTS } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import {
  METRIC_LABELS,
  METRICS,
  type Metric,
  type PostNumberSource,
  type PostNumbers,
  typedNumbersSchema,
} from '#core/analytics/networks/post-numbers.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'

interface PostNumbersPageProps {
  readonly post: { readonly id: string; readonly title: string; readonly publishedAt: Date | null }
  readonly networks: readonly {
    readonly network: string
    readonly believed: Readonly<Record<Metric, { value: number; source: PostNumberSource } | null>>
    readonly sources: readonly (PostNumbers & { source: PostNumberSource; measuredOn: string | null })[]
  }[]
  /** What was typed in, by platform. */
  readonly typed: Readonly<Record<string, PostNumbers>>
  readonly canWrite: boolean
  /** The platform whose numbers the form types in. */
  readonly network: PlatformId
  readonly timeZone: string
  readonly reply?: FormReply | undefined
}

/** What platforms counted for one post, by whom each number is known, and a form to type in what nobody else knows. */
export function PostNumbersPage(props: PostNumbersPageProps) {
  const { post, networks, canWrite, timeZone, network } = props
  return (
    <>
      <PageHeading
        title={post.title || 'Untitled'}
        eyebrow={<TextLink to="/app/analytics">Analytics</TextLink>}
        description={`${post.publishedAt ? `Published on ${formatDate(post.publishedAt, timeZone)}. ` : ''}${NUMBERS_TEXTS.postDescription}`}
        actions={<TextLink to={`/app/create?post=${post.id}`}>Open the post</TextLink>}
      />
      <div className="grid min-w-0 gap-8">
        {networks.length === 0 && !post.publishedAt ? (
          <p className="max-w-prose text-ink-soft">{NUMBERS_TEXTS.notPublished}</p>
        ) : networks.length === 0 ? (
          <p className="max-w-prose text-ink-soft">
            {NUMBERS_TEXTS.noNumbers} <TextLink to="/app/analytics/import">Import a file</TextLink>
          </p>
        ) : (
          networks.map(one => <OnPlatform key={one.network} {...one} />)
        )}
        {canWrite ? <TypeIn key={network} {...props} /> : null}
      </div>
    </>
  )
}

function OnPlatform({ network, believed, sources }: PostNumbersPageProps['networks'][number]) {
  const cells = METRICS.flatMap(metric => {
    const one = believed[metric]
    return one ? [{ metric, ...one }] : []
  })
  return (
    <Panel title={nameOf(network)}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {cells.map(({ metric, value, source }) => (
          <div key={metric} className="grid content-start gap-0.5">
            <dt className="text-sm text-ink-soft">{METRIC_LABELS[metric]}</dt>
            <dd className="font-display text-2xl tabular-nums">{numberText(value)}</dd>
            <dd className="text-sm text-ink-soft">{capital(POST_NUMBER_SOURCES_TEXTS[source])}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 1 ? (
        <DataTable
          caption={`What each source says of ${nameOf(network)}. The one further up goes first; they’re never added up.`}
          rows={[...sources].sort((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source))}
          rowKey={({ source }) => source}
          columns={[
            {
              key: 'source',
              label: 'Source',
              cell: ({ source }) => capital(POST_NUMBER_SOURCES_TEXTS[source]),
            },
            ...METRICS.map(metric => ({
              key: metric,
              label: METRIC_LABELS[metric],
              numeric: true,
              cell: (row: PostNumbers) => figure(row[metric]),
            })),
            {
              key: 'day',
              label: 'Counted on',
              cell: ({ measuredOn }) => (measuredOn ? dayText(measuredOn, { year: true }) : ''),
            },
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          {sources[0]?.measuredOn ? `Counted on ${dayText(sources[0].measuredOn, { year: true })}.` : ''}
        </p>
      )}
    </Panel>
  )
}

const ORDER: readonly PostNumberSource[] = ['network', 'imported', 'typed']

function TypeIn({ post, network, typed, reply }: PostNumbersPageProps) {
  const known = typed[network]
  const [form, fields] = useCheckedForm({
    id: `numbers-${network}`,
    schema: typedNumbersSchema,
    reply,
    defaultValue: {
      network,
      ...Object.fromEntries(METRICS.map(metric => [metric, known?.[metric]?.toString() ?? ''])),
    },
  })
  const pending = usePending()
  return (
    <Panel title="Type in numbers" description={NUMBERS_TEXTS.typedHelp} anchor="type-in">
      <ul className="flex flex-wrap gap-2" aria-label="Platform">
        {PLATFORM_IDS.map(id => (
          <li key={id}>
            <Link
              to={`/app/analytics/posts/${post.id}?platform=${id}#type-in`}
              preventScrollReset
              aria-current={id === network ? 'true' : undefined}
              className={classNames('button button-sm', id === network && 'bg-sunk font-semibold')}
            >
              {PLATFORMS[id].name}
            </Link>
          </li>
        ))}
      </ul>
      <Form {...formProps(form)} className="grid max-w-2xl gap-4">
        <FormNotice errors={form.errors} />
        <input type="hidden" name="network" value={network} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {METRICS.map(metric => (
            <TextField
              key={metric}
              {...textProps(fields[metric])}
              label={METRIC_LABELS[metric]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
            />
          ))}
        </div>
        {known ? (
          <p className="text-sm text-ink-soft">Empty all fields and save to remove what you typed in.</p>
        ) : null}
        <div>
          <Button variant="primary" pending={pending} pendingText="Saving…">
            Save numbers
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function nameOf(network: string): string {
  const platform = readPlatform(network)
  return platform ? PLATFORMS[platform].name : capital(network)
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** A number, or a dash where none is known. */
function figure(value: number | null): string {
  return value === null ? '–' : numberText(value)
}

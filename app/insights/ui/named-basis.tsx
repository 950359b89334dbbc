import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { CAMPAIGN_STATUS_LABELS } from '#core/campaigns/status.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatDate } from '#core/shared/time.ts'
import { STORY_KIND_TEXTS } from '#core/stories/kinds.ts'
import { ALIGNMENT, POST_TITLE, titleColumn } from './basis-columns.tsx'
import { BasisRows } from './basis-rows.tsx'
import type { NamedBasisView } from './insights-view.ts'

/** The very rows and figures that an insight names, each with the way to its page. */
export function NamedBasis({ basis, timeZone }: { basis: NamedBasisView; timeZone: string }) {
  const { posts, stories, planned, campaigns, people, figures, gone } = basis
  const day = (seconds: number) => formatDate(new Date(seconds * 1000), timeZone)
  return (
    <>
      {figures.length > 0 ? (
        <DataTable
          caption="Figures"
          rows={figures}
          rowKey={row => row.label}
          columns={[
            { key: 'label', label: 'What', cell: row => <TextLink to={row.path}>{row.label}</TextLink> },
            { key: 'value', label: 'Figure', numeric: true, cell: row => row.value },
          ]}
        />
      ) : null}
      {posts && (posts.length > 0 || figures.length === 0) ? (
        <BasisRows
          caption="Posts, newest first"
          none={gone > 0 ? 'The posts have been deleted since.' : 'No post.'}
          rows={posts}
          rowKey={row => row.id}
          columns={[
            POST_TITLE,
            { key: 'started', label: 'Started', wideOnly: true, cell: row => day(row.at) },
            {
              key: 'published',
              label: 'Published',
              cell: row => (row.outAt === null ? 'not yet' : day(row.outAt)),
            },
            ALIGNMENT,
          ]}
        />
      ) : null}
      {stories ? (
        <BasisRows
          caption="Stories"
          none="The story has been deleted since."
          rows={stories}
          rowKey={row => row.id}
          columns={[
            titleColumn('Story', '/app/storybank/'),
            { key: 'kind', label: 'Kind', wideOnly: true, cell: row => STORY_KIND_TEXTS[row.kind].label },
            { key: 'saved', label: 'Saved', cell: row => day(row.at) },
            {
              key: 'until',
              label: 'Permission until',
              cell: row => (row.expiresOn ? dayText(row.expiresOn, { year: true }) : 'no last day'),
            },
            { key: 'posts', label: 'Posts', numeric: true, cell: row => row.posts },
          ]}
        />
      ) : null}
      {planned ? (
        <BasisRows
          caption="Scheduled in the next 14 days"
          none="Nothing is scheduled in the next 14 days."
          rows={planned}
          rowKey={row => row.id}
          columns={[
            titleColumn('Post', '/app/content/planned/'),
            { key: 'day', label: 'Day', cell: row => day(row.at) },
          ]}
        />
      ) : null}
      {campaigns ? (
        <BasisRows
          caption="Campaigns"
          none="The campaign has been deleted since."
          rows={campaigns}
          rowKey={row => row.id}
          columns={[
            {
              key: 'name',
              label: 'Campaign',
              cell: row => <TextLink to={`/app/campaigns/${row.id}`}>{row.name}</TextLink>,
            },
            { key: 'status', label: 'Status', cell: row => CAMPAIGN_STATUS_LABELS[row.status] },
            {
              key: 'starts',
              label: 'Starts',
              wideOnly: true,
              cell: row => (row.startsOn ? dayText(row.startsOn) : 'no date'),
            },
            { key: 'posts', label: 'Posts', numeric: true, cell: row => row.posts },
          ]}
        />
      ) : null}
      {people ? (
        <BasisRows
          caption="People who wait, the longest wait first"
          none="They have been deleted since."
          rows={people}
          rowKey={row => row.id}
          columns={[
            {
              key: 'name',
              label: 'Person',
              cell: row => <TextLink to={`/app/sales-hub/people/${row.id}`}>{row.name}</TextLink>,
            },
            {
              key: 'since',
              label: 'Waits since',
              cell: row => (row.since === null ? 'answered' : day(row.since)),
            },
          ]}
        />
      ) : null}
      {gone > 0 ? (
        <p className="text-sm text-ink-soft">
          {gone === 1 ? 'One of these has been deleted since.' : `${gone} of these have been deleted since.`}
        </p>
      ) : null}
    </>
  )
}

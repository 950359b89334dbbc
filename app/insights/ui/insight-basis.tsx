import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable, type DataTableProps } from '#app/design/primitives/surface/data-table.tsx'
import { formatDate } from '#core/shared/time.ts'
import type { BasisView } from './insights-view.ts'

/** One kind of row; where there is none, that is what the insight rests on. */
function Rows<Row>({ none, ...table }: DataTableProps<Row> & { none: string }) {
  if (table.rows.length === 0)
    return <p className="text-ink-soft">{none} That’s what this insight is based on.</p>
  return <DataTable {...table} />
}

/** The rows that an insight rests on, each with the way to its place; nothing else. */
export function InsightBasis({ basis, timeZone }: { basis: BasisView; timeZone: string }) {
  const day = (seconds: number) => formatDate(new Date(seconds * 1000), timeZone)
  const { checkins, scores, posts, answers } = basis
  return (
    <section aria-label="The data behind this insight" className="grid gap-6 border-t border-line pt-4">
      {checkins ? (
        <Rows
          caption="Brand check-ins, newest first"
          none="No brand check-in yet."
          rows={checkins}
          rowKey={row => row.id}
          columns={[
            {
              key: 'day',
              label: 'Day',
              cell: row => <TextLink to="/app/dashboard#check-in">{day(row.at)}</TextLink>,
            },
            {
              key: 'alignment',
              label: 'How much it felt like your brand',
              numeric: true,
              cell: row => `${row.alignment} out of 10`,
            },
          ]}
        />
      ) : null}
      {posts ? (
        <Rows
          caption="Posts, newest first"
          none="No post yet."
          rows={posts}
          rowKey={row => row.id}
          columns={[
            {
              key: 'title',
              label: 'Post',
              cell: row => <TextLink to={`/app/create?post=${row.id}`}>{row.title || 'Untitled'}</TextLink>,
            },
            { key: 'day', label: 'Started', wideOnly: true, cell: row => day(row.at) },
            { key: 'overall', label: 'Alignment', numeric: true, cell: row => row.overall ?? 'not checked' },
          ]}
        />
      ) : null}
      {scores ? (
        <Rows
          caption="Posts saved in the last 30 days"
          none="No posts saved in the last 30 days."
          rows={scores}
          rowKey={row => row.id}
          columns={[
            {
              key: 'title',
              label: 'Post',
              cell: row =>
                row.postId ? (
                  <TextLink to={`/app/create?post=${row.postId}`}>{row.title || 'Untitled'}</TextLink>
                ) : (
                  row.title || 'Text not saved'
                ),
            },
            { key: 'day', label: 'Checked', wideOnly: true, cell: row => day(row.at) },
            { key: 'overall', label: 'Alignment', numeric: true, cell: row => row.overall },
          ]}
        />
      ) : null}
      {answers ? (
        <DataTable
          caption="The five foundation answers"
          rows={answers}
          rowKey={row => row.question}
          columns={[
            {
              key: 'question',
              label: 'Question',
              cell: row => <TextLink to={`/app/clarify?section=${row.section}`}>{row.question}</TextLink>,
            },
            {
              key: 'answer',
              label: 'Your answer',
              cell: row => row.answer || <span className="text-ink-soft">not answered yet</span>,
            },
          ]}
        />
      ) : null}
    </section>
  )
}

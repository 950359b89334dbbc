import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { formatDate } from '#core/shared/time.ts'
import { ALIGNMENT, POST_TITLE } from './basis-columns.tsx'
import { BasisRows } from './basis-rows.tsx'
import type { BasisView } from './insights-view.ts'
import { NamedBasis } from './named-basis.tsx'

/** The rows that an insight rests on, each with the way to its place; nothing else. */
export function InsightBasis({ basis, timeZone }: { basis: BasisView; timeZone: string }) {
  const day = (seconds: number) => formatDate(new Date(seconds * 1000), timeZone)
  const { checkins, scores, posts, answers, named } = basis
  return (
    <section aria-label="The data behind this insight" className="grid gap-6 border-t border-line pt-4">
      {checkins ? (
        <BasisRows
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
        <BasisRows
          caption="Posts, newest first"
          none="No post yet."
          rows={posts}
          rowKey={row => row.id}
          columns={[
            POST_TITLE,
            { key: 'day', label: 'Started', wideOnly: true, cell: row => day(row.at) },
            ALIGNMENT,
          ]}
        />
      ) : null}
      {scores ? (
        <BasisRows
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
            ALIGNMENT,
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
      {named ? <NamedBasis basis={named} timeZone={timeZone} /> : null}
    </section>
  )
}

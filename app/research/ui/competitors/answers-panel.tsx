import { Link } from 'react-router'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { COMPETITOR_TEXTS } from '#app/research/copy.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'
import type { AnswerRow } from './competitor-views.ts'

/** From what they published to our post, and from there to the people it brought. */
export function AnswersPanel({ answers, timeZone }: { answers: readonly AnswerRow[]; timeZone: string }) {
  return (
    <Panel title="What we answered" anchor="answers">
      {answers.length === 0 ? (
        <p className="max-w-prose text-ink-soft">{COMPETITOR_TEXTS.answersEmpty}</p>
      ) : (
        <DataTable
          caption={COMPETITOR_TEXTS.answersHelp}
          rows={answers}
          rowKey={({ item }) => item.id}
          columns={[
            {
              key: 'item',
              label: 'Their item',
              cell: ({ item }) => (
                <>
                  <span className="block min-w-40 wrap-anywhere">{item.title}</span>
                  <span className="text-ink-soft">{formatDate(item.publishedAt, timeZone)}</span>
                </>
              ),
            },
            {
              key: 'post',
              label: 'Our post',
              cell: ({ post }) => (
                <>
                  <Link className="link block min-w-40 wrap-anywhere" to={`/app/create?post=${post.id}`}>
                    {post.title}
                  </Link>
                  <span className="text-ink-soft">
                    {POST_STATUS_LABELS[post.status]}
                    {post.publishedAt ? `, ${formatDate(post.publishedAt, timeZone)}` : ''}
                  </span>
                </>
              ),
            },
            { key: 'people', label: 'People', numeric: true, cell: ({ post }) => post.people },
            { key: 'leads', label: 'Got in touch', numeric: true, cell: ({ post }) => post.leads },
          ]}
        />
      )}
    </Panel>
  )
}

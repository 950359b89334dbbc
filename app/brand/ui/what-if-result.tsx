import { MEASURE_TEXTS, WHAT_IF_UNTOLD } from '#app/brand/copy.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import {
  overallChange,
  type RescoredPost,
  type UntoldPost,
  type WhatIfSummary,
} from '#core/brand/what-if/summary.ts'

/** What the draft would do to the scores: means, the posts that move most, and every post. */
export function WhatIfResult({ result }: { result: WhatIfSummary }) {
  const { posts, untold, means, risers, fallers } = result
  const overall = means[0]
  if (posts.length === 0 && untold.length > 0)
    return (
      <Panel title="We can’t tell from your posts" description={WHAT_IF_UNTOLD}>
        <Untold posts={untold} />
      </Panel>
    )
  if (posts.length === 0 || !overall)
    return (
      <EmptyState
        title="No posts to score yet"
        action={<ButtonLink to="/app/create">Write a post</ButtonLink>}
      >
        Write a few posts to see how they’d score with these answers. You can still save the answers now.
      </EmptyState>
    )
  return (
    <Panel
      title={verdict(overall.change)}
      description={`Your last ${posts.length === 1 ? 'post' : `${posts.length} posts`}, scored with your saved answers and with these.`}
    >
      <div role="status" className="sr-only">
        {verdict(overall.change)}
      </div>
      <DataTable
        caption="Average scores"
        captionHidden
        rows={means}
        rowKey={row => row.measure}
        columns={[
          { key: 'measure', label: 'Score', cell: row => MEASURE_TEXTS[row.measure] },
          { key: 'before', label: 'Saved', numeric: true, cell: row => row.before },
          { key: 'after', label: 'With these', numeric: true, cell: row => row.after },
          { key: 'change', label: 'Change', numeric: true, cell: row => <Change by={row.change} /> },
        ]}
      />
      {risers.length + fallers.length > 0 ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Movers title="Biggest rise" posts={risers} />
          <Movers title="Biggest fall" posts={fallers} />
        </div>
      ) : (
        <p className="text-ink-soft">No post’s overall score would change.</p>
      )}
      <details>
        <summary className="cursor-pointer font-semibold">Every post, before and after</summary>
        <div className="pt-3">
          <DataTable
            caption="Overall score of each post"
            captionHidden
            rows={posts}
            rowKey={post => post.id}
            columns={[
              { key: 'post', label: 'Post', cell: post => <PostLink post={post} /> },
              { key: 'before', label: 'Saved', numeric: true, cell: post => post.before.overall },
              { key: 'after', label: 'With these', numeric: true, cell: post => post.after.overall },
              {
                key: 'change',
                label: 'Change',
                numeric: true,
                cell: post => <Change by={overallChange(post)} />,
              },
            ]}
          />
        </div>
      </details>
      {untold.length > 0 ? (
        <details>
          <summary className="cursor-pointer font-semibold">
            {untold.length === 1 ? '1 post we can’t score' : `${untold.length} posts we can’t score`}
          </summary>
          <div className="pt-3">
            <Untold posts={untold} />
          </div>
        </details>
      ) : null}
    </Panel>
  )
}

function verdict(change: number): string {
  if (change === 0) return 'Overall, nothing would change'
  const points = `${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'}`
  return change > 0 ? `Your posts would score ${points} higher` : `Your posts would score ${points} lower`
}

function Change({ by }: { by: number }) {
  const text = by > 0 ? `+${by}` : by < 0 ? `−${Math.abs(by)}` : '0'
  return (
    <span
      className={classNames(
        'font-semibold tabular-nums',
        by > 0 && 'text-success',
        by < 0 && 'text-danger',
        by === 0 && 'font-normal text-ink-soft',
      )}
    >
      {text}
    </span>
  )
}

function Movers({ title, posts }: { title: string; posts: readonly RescoredPost[] }) {
  if (posts.length === 0) return null
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-1.5 text-sm">
        {posts.map(post => (
          <li key={post.id} className="flex items-baseline justify-between gap-3">
            <PostLink post={post} />
            <Change by={overallChange(post)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Untold({ posts }: { posts: readonly UntoldPost[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {posts.map(post => (
        <li key={post.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <PostLink post={post} />
          <span className="text-ink-soft">
            {storedScoreText({ alignmentOverall: null, alignmentCertainty: post.because })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function PostLink({ post }: { post: Pick<RescoredPost, 'id' | 'title'> }) {
  return (
    <TextLink to={`/app/create?post=${post.id}`} className="min-w-0 wrap-anywhere">
      {post.title}
    </TextLink>
  )
}

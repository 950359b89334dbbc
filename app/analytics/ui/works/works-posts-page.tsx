import { SOURCE_LABELS, WORKS_ROWS_TEXTS, WORKS_TEXTS } from '#app/analytics/copy.ts'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Letter, LetterHead, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { LONG_PRESET, periodParameters } from '#core/analytics/period.ts'
import { WORKS_PATH, worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { postsHeadline } from '#core/analytics/works/sentences.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatDate } from '#core/shared/time.ts'
import type { WorksPostsPageProps } from './works-views.ts'

/** The posts of a group, each with its responses by where they come from. */
export function WorksPostsPage(props: WorksPostsPageProps) {
  const { period, timeZone, of, subject, posts, count, sum, page, pages } = props
  const texts = typeof of === 'string' ? WORKS_ROWS_TEXTS[of] : null
  return (
    <Letter>
      <p className="text-sm print:hidden">
        <TextLink to={`${WORKS_PATH}${listQuery(periodParameters(period, LONG_PRESET))}`}>
          {WORKS_TEXTS.title}
        </TextLink>
      </p>
      <LetterHead
        title={texts?.title ?? subject ?? ''}
        dateline={`Published ${spanText(period.from, period.to)}`}
        headline={postsHeadline({ count, sum })}
        standfirst={texts?.description ?? 'Every post of the group that counts, with what came of it.'}
      />
      <LetterPart
        title="Each with its responses"
        isWide
        margin={
          <p className="max-w-prose">
            Followed a link, got in touch: {SOURCE_LABELS.ours}. On the platform (likes, replies, shares):{' '}
            {SOURCE_LABELS.network}. “–” is not read.
          </p>
        }
      >
        {posts.length === 0 ? (
          <p className="text-ink-soft">No posts in these days.</p>
        ) : (
          <DataTable
            caption="Posts with their responses"
            captionHidden
            rows={posts}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'post',
                label: 'Post',
                cell: ({ id, title }) => (
                  <TextLink to={`/app/create?post=${id}`} className="wrap-anywhere">
                    {title || 'Untitled'}
                  </TextLink>
                ),
              },
              {
                key: 'platform',
                label: 'Platform',
                wideOnly: true,
                cell: ({ platform }) => nameOf(platform),
              },
              { key: 'at', label: 'Published', wideOnly: true, cell: ({ at }) => formatDate(at, timeZone) },
              {
                key: 'score',
                label: 'Score',
                numeric: true,
                wideOnly: true,
                cell: ({ overall }) => overall ?? '–',
              },
              {
                key: 'people',
                label: 'Followed a link',
                numeric: true,
                wideOnly: true,
                cell: ({ people }) => people,
              },
              {
                key: 'leads',
                label: 'Got in touch',
                numeric: true,
                wideOnly: true,
                cell: ({ leads }) => leads,
              },
              {
                key: 'network',
                label: 'On the platform',
                numeric: true,
                wideOnly: true,
                cell: ({ network }) => network ?? '–',
              },
              { key: 'responses', label: 'Responses', numeric: true, cell: ({ responses }) => responses },
            ]}
          />
        )}
        <Pagination
          page={page}
          pageCount={pages}
          label="posts"
          hrefOf={next => worksPostsAddress(period, of, next)}
        />
      </LetterPart>
    </Letter>
  )
}

function nameOf(network: string): string {
  const platform = readPlatform(network)
  return platform ? PLATFORMS[platform].name : network.charAt(0).toUpperCase() + network.slice(1)
}

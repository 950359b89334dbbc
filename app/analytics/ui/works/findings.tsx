import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { PenLine } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { postStartParameters } from '#core/posts/start.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { IntervalPicture } from './interval-picture.tsx'
import { type WorksPageProps, worksPostsAddress } from './works-views.ts'

/** What is claimed, each with its posts and a next post that belongs to them. */
export function Findings({ groups, period, canWrite }: WorksPageProps) {
  const claims = groups
    .filter(({ finding }) => finding !== null)
    .toSorted((a, b) => Math.abs(b.share - 0.5) - Math.abs(a.share - 0.5))
  return (
    <Panel title={WORKS_TEXTS.findings}>
      {claims.length === 0 ? (
        <p className="text-ink-soft">{WORKS_TEXTS.none}</p>
      ) : (
        <ul className="grid gap-6">
          {claims.map(claim => (
            <li key={claim.group} className="grid gap-3 border-b border-line pb-6 last:border-0 last:pb-0">
              <p className="max-w-prose text-lg">{claim.finding}</p>
              <div className="max-w-sm">
                <IntervalPicture share={claim.share} interval={claim.interval} isClaimed />
                <p aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
                  <span>Fewer</span>
                  <span>No difference</span>
                  <span>More</span>
                </p>
              </div>
              <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
                {canWrite && claim.next ? (
                  <ButtonLink
                    size="sm"
                    icon={<PenLine aria-hidden />}
                    to={`/app/create${listQuery(postStartParameters(claim.next))}`}
                  >
                    {WORKS_TEXTS.write}
                    <span className="sr-only">: {claim.label}</span>
                  </ButtonLink>
                ) : null}
                <TextLink to={worksPostsAddress(period, claim)}>
                  See the posts<span className="sr-only">: {claim.label}</span>
                </TextLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { PenLine } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { claimsOf } from '#core/analytics/works/lead.ts'
import { worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { postStartParameters } from '#core/posts/start.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { Words } from '../letter/words.tsx'
import { IntervalPicture } from './interval-picture.tsx'
import type { WorksPageProps } from './works-views.ts'

/** What is claimed, each with its posts and a next post that belongs to them. */
export function Findings({ groups, period, canWrite, widened }: WorksPageProps) {
  const claims = claimsOf(groups)
  return (
    <LetterPart
      title={WORKS_TEXTS.findings}
      margin={
        <>
          {widened ? <p>{widened}</p> : null}
          <p>{WORKS_TEXTS.compared}</p>
        </>
      }
    >
      {claims.length === 0 ? (
        <p className="text-ink-soft">{WORKS_TEXTS.none}</p>
      ) : (
        <ul className="findings">
          {claims.map(claim => (
            <li key={claim.group}>
              <p>
                <Words sentence={claim.finding ?? []} period={period} />
              </p>
              <div>
                <IntervalPicture share={claim.share} interval={claim.interval} isClaimed />
                <p aria-hidden="true">
                  <span>Fewer</span>
                  <span>No difference</span>
                  <span>More</span>
                </p>
              </div>
              <p className="no-print">
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
    </LetterPart>
  )
}

import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { linkDragProps } from '#app/design/primitives/actions/drag.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { DRAFT } from './planner-day.tsx'
import type { DeskView, DraftView } from './schedule-views.ts'

/** The drafts that wait for a time. Each is dragged to a day, or taken in hand and put into a free time. */
export function DraftTray({ desk, hrefOf }: { desk: DeskView; hrefOf: (over: object) => string }) {
  const { drafts, waiting, inHand } = desk
  return (
    <section id="drafts" aria-labelledby="drafts-title" className="draft-tray">
      <h2 id="drafts-title" className="text-xl">
        Drafts
      </h2>
      {drafts.length === 0 ? (
        <p className="text-ink-soft">
          No drafts are waiting. <TextLink to="/app/create">Write a post</TextLink>
        </p>
      ) : (
        <ul>
          {drafts.map(draft => (
            <li
              key={draft.id}
              {...linkDragProps(DRAFT, draft.id, true)}
              data-in-hand={draft.id === inHand || undefined}
            >
              <DraftWords draft={draft} />
              <ButtonLink
                to={`${hrefOf({ draft: draft.id })}#desk`}
                discover="none"
                size="sm"
                variant="quiet"
                aria-current={draft.id === inHand ? 'true' : undefined}
              >
                Choose a slot<span className="sr-only">{` for ${draft.title}`}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {waiting > drafts.length ? (
        <p className="text-sm">
          <TextLink to="/app/content?tab=create&status=draft">All {waiting} drafts</TextLink>
        </p>
      ) : null}
    </section>
  )
}

/** Where a draft goes, how it begins, how it is scored. */
export function DraftWords({ draft }: { draft: DraftView }) {
  return (
    <a href={`/app/create?post=${draft.id}`}>
      {draft.picture ? <img src={draft.picture} alt="" loading="lazy" /> : null}
      {`${platformName(draft.platform)} ${draft.status === 'approved' ? 'Approved' : 'Draft'}`}
      <span>{draft.title || 'Untitled post'}</span>
      <span>{storedScoreText(draft)}</span>
    </a>
  )
}

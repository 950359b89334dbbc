import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { AddMedia } from './add-media.tsx'
import { PictureCard } from './picture-card.tsx'
import type { PictureView } from './picture-views.ts'

export interface PicturesPageProps {
  readonly place: MediaPlace
  readonly placeId: string
  /** Of the post or story; empty when it has none. */
  readonly title: string
  readonly pictures: readonly PictureView[]
  readonly canWrite: boolean
  /** The picture that was removed a moment ago; null when none was. */
  readonly removed: string | null
  readonly problem?: string | undefined
  /** Why the video that was sent was not taken: beside its field where that is shown. */
  readonly videoProblem?: string | undefined
}

/** All pictures of one post or story: add, describe, order, remove. */
export function PicturesPage(props: PicturesPageProps) {
  const { place, placeId, title, pictures, canWrite, removed, videoProblem } = props
  const hasVideoField = canWrite && pictures.length === 0
  const problem = props.problem ?? (hasVideoField ? undefined : videoProblem)
  const action = `/app/media/${place}/${placeId}`
  const back = place === 'post' ? `/app/create?post=${placeId}` : `/app/storybank/${placeId}`
  const isGone = removed !== null && !pictures.some(({ id }) => id === removed)
  return (
    <>
      <PageHeading
        title="Pictures and video"
        eyebrow={<TextLink to={back}>{title || `Back to the ${place}`}</TextLink>}
      />
      <div className="grid gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {isGone && canWrite ? (
          <UndoNotice action={action} id={removed}>
            Removed. You can undo this, or restore it from the trash for 30 days.
          </UndoNotice>
        ) : null}
        {canWrite ? null : <Notice tone="info">{MEDIA_TEXTS.readOnly}</Notice>}
        {pictures.length > 0 ? (
          <div className="grid gap-6 lg:grid-cols-2">
            {pictures.map((picture, index) => (
              <PictureCard
                key={picture.id}
                picture={picture}
                number={index + 1}
                count={pictures.length}
                canWrite={canWrite}
                action={action}
              />
            ))}
          </div>
        ) : null}
        {canWrite ? (
          <AddMedia
            place={place}
            placeId={placeId}
            pictures={pictures}
            title={pictures.length > 0 ? 'Add more' : 'Add pictures or a video'}
            videoProblem={videoProblem}
          />
        ) : null}
      </div>
    </>
  )
}

import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { MediaPlace } from '#core/media/limits.ts'
import { FromWords } from './from-words.tsx'
import { PictureUpload } from './picture-upload.tsx'
import type { PictureView } from './picture-views.ts'
import { VideoUpload } from './video-upload.tsx'

export interface AddMediaProps {
  readonly place: MediaPlace
  readonly placeId: string
  /** What is there already: pictures or one video, not both. */
  readonly pictures: readonly PictureView[]
  /** Of a panel of its own; without one it stands in another's. */
  readonly title?: string
  /** Why the video that was sent was not taken. */
  readonly videoProblem?: string | undefined
}

/** The ways to add pictures or a video that are still open; none beside a video. */
export function AddMedia({ place, placeId, pictures, title, videoProblem }: AddMediaProps) {
  if (pictures.some(({ durationMs }) => durationMs !== null)) return null
  const ways = (
    <>
      <PictureUpload place={place} placeId={placeId} />
      {place === 'post' ? <FromWords postId={placeId} /> : null}
      {pictures.length === 0 ? <VideoUpload place={place} placeId={placeId} problem={videoProblem} /> : null}
    </>
  )
  return title === undefined ? ways : <Panel title={title}>{ways}</Panel>
}

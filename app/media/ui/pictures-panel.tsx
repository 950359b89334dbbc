import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { AddMedia } from './add-media.tsx'
import { PictureStrip } from './picture-strip.tsx'
import type { PictureView } from './picture-views.ts'

export interface PicturesPanelProps {
  readonly place: MediaPlace
  readonly placeId: string
  readonly pictures: readonly PictureView[]
  readonly canWrite: boolean
  /** What a platform would refuse of them, and what it would change. */
  readonly problems?: readonly string[]
  readonly notes?: readonly string[]
}

/** The pictures of a post or a story beside its text, and a way to add some. */
export function PicturesPanel(props: PicturesPanelProps) {
  const { place, placeId, pictures, canWrite, problems = [], notes = [] } = props
  const isVideo = pictures.some(({ durationMs }) => durationMs !== null)
  const undescribed = place === 'story' && !isVideo ? pictures.filter(({ alt }) => alt === '').length : 0
  return (
    <Panel title="Pictures or video">
      <PictureStrip pictures={pictures} />
      {undescribed > 0 ? (
        <p className="text-sm text-warning">
          {undescribed === 1
            ? 'One picture has no description.'
            : `${undescribed} pictures have no description.`}{' '}
          {MEDIA_TEXTS.altHint}
        </p>
      ) : null}
      {problems.map(problem => (
        <p key={problem} className="text-sm text-warning">
          {problem}
        </p>
      ))}
      {notes.map(note => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
      {pictures.length > 0 ? (
        <p>
          <TextLink to={`/app/media/${place}/${placeId}`}>
            {isVideo
              ? canWrite
                ? 'Describe or remove the video'
                : 'Open the video'
              : canWrite
                ? 'Describe, order or remove pictures'
                : 'Open pictures'}
          </TextLink>
        </p>
      ) : null}
      {canWrite ? <AddMedia place={place} placeId={placeId} pictures={pictures} /> : null}
    </Panel>
  )
}

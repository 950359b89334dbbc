import { MediaView } from './media-view.tsx'
import type { PictureView } from './picture-views.ts'

/** Pictures in their order, small and cut round what must stay in sight, or the one video; nothing where there are none. */
export function PictureStrip({ pictures }: { pictures: readonly PictureView[] }) {
  if (pictures.length === 0) return null
  const isVideo = pictures.some(({ durationMs }) => durationMs !== null)
  return (
    <ul className={isVideo ? 'grid max-w-sm' : 'grid grid-cols-3 gap-3 sm:grid-cols-4'}>
      {pictures.map(picture => (
        <li key={picture.id}>
          <MediaView
            media={picture}
            className="aspect-square h-auto w-full rounded-md border border-line object-cover"
            style={{ objectPosition: `${picture.focusX}% ${picture.focusY}%` }}
          />
        </li>
      ))}
    </ul>
  )
}

import { MediaView, type PictureView } from '#app/media/ui/index.ts'
import { cropFor } from '#core/media/fit.ts'
import { PICTURE_RULES } from '#core/media/network-rules.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'

/** Where several pictures are swiped through rather than laid side by side. */
const SWIPED: ReadonlySet<PlatformId> = new Set<PlatformId>(['instagram', 'threads', 'tiktok', 'linkedin'])

export interface PreviewPicturesProps {
  readonly platform: PlatformId
  readonly pictures: readonly PictureView[]
}

/** The pictures of a post as a network shows them: as many as it takes, in the shape it cuts them to. */
export function PreviewPictures({ platform, pictures }: PreviewPicturesProps) {
  const shown = pictures.slice(0, PICTURE_RULES[platform].count)
  const [first] = shown
  if (!first) return null
  if (shown.length === 1) return <Shown picture={first} ratio={ratioOf(platform, first)} />
  if (SWIPED.has(platform))
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      <ul aria-label="Pictures" tabIndex={0} className="flex snap-x gap-2 overflow-x-auto">
        {shown.map(picture => (
          <li key={picture.id} className="w-5/6 shrink-0 snap-start">
            <Shown picture={picture} ratio={ratioOf(platform, first)} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="grid grid-cols-2 gap-1">
      {shown.map(picture => (
        <li key={picture.id}>
          <Shown picture={picture} ratio={1} />
        </li>
      ))}
    </ul>
  )
}

function ratioOf(platform: PlatformId, { width, height, focusX, focusY, durationMs }: PictureView): number {
  if (durationMs !== null) return width / height
  const crop = cropFor(PICTURE_RULES[platform], { width, height, focus: { x: focusX, y: focusY } })
  return crop.width / crop.height
}

function Shown({ picture, ratio }: { picture: PictureView; ratio: number }) {
  return (
    <MediaView
      media={picture}
      className="h-auto w-full rounded-sm object-cover"
      style={{ aspectRatio: ratio, objectPosition: `${picture.focusX}% ${picture.focusY}%` }}
    />
  )
}

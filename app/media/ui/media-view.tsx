import type { CSSProperties } from 'react'
import type { PictureView } from './picture-views.ts'

/** A picture, or a video with its controls, which loads no more than its beginning until it is played. */
export function MediaView({
  media,
  className,
  style,
}: {
  media: PictureView
  className: string
  style?: CSSProperties
}) {
  const { address, alt, width, height, durationMs } = media
  if (durationMs === null)
    return (
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={className}
        style={style}
      />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: it is the founder's own, and its description is what it is called
    <video
      src={address}
      aria-label={alt || 'Video without a description'}
      width={width}
      height={height}
      controls
      playsInline
      preload="metadata"
      className={className}
      style={{ ...style, objectFit: 'contain' }}
    />
  )
}

import type { PictureView } from './picture-views.ts'

/** Pictures in their order, small and cut round what must stay in sight; nothing where there are none. */
export function PictureStrip({ pictures }: { pictures: readonly PictureView[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
      {pictures.map(picture => (
        <li key={picture.id}>
          <img
            src={picture.address}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="aspect-square h-auto w-full rounded-md border border-line object-cover"
            style={{ objectPosition: `${picture.focusX}% ${picture.focusY}%` }}
          />
        </li>
      ))}
    </ul>
  )
}

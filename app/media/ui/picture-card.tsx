import { type MouseEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import { FOCUS_PLACES } from '#core/media/focus.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import { MediaView } from './media-view.tsx'
import type { PictureView } from './picture-views.ts'

export interface PictureCardProps {
  readonly picture: PictureView
  /** Its place, from 1. */
  readonly number: number
  readonly count: number
  readonly canWrite: boolean
  /** Where its forms are sent. */
  readonly action: string
}

/** One picture or video with what is said of it. A click on it sets what must stay in sight; the nine choices do without scripts. */
export function PictureCard({ picture, number, count, canWrite, action }: PictureCardProps) {
  const [focus, setFocus] = useState(`${picture.focusX},${picture.focusY}`)
  const isVideo = picture.durationMs !== null
  const isOwn = !FOCUS_PLACES.some(({ value }) => value === focus)
  const choices = isOwn ? [...FOCUS_PLACES, { value: focus, label: 'The point you chose' }] : FOCUS_PLACES
  const [x = '50', y = '50'] = focus.split(',')
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) => {
    if (!canWrite) return
    const box = currentTarget.getBoundingClientRect()
    const share = (from: number, size: number) => Math.min(100, Math.max(0, Math.round((from / size) * 100)))
    setFocus(`${share(clientX - box.left, box.width)},${share(clientY - box.top, box.height)}`)
  }
  return (
    <Card
      as="section"
      aria-label={isVideo ? 'Video' : `Picture ${number}`}
      className="grid grid-cols-1 content-start gap-4"
    >
      <div className="relative justify-self-start">
        {isVideo ? (
          <MediaView
            media={picture}
            className="h-auto max-h-80 w-auto max-w-full rounded-md border border-line"
          />
        ) : (
          <>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the nine choices below do the same by keyboard */}
            <img
              src={picture.address}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              onClick={point}
              className="h-auto max-h-80 w-auto max-w-full rounded-md border border-line"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-4 -translate-1/2 rounded-full border-2 border-raised bg-ember"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          </>
        )}
      </div>
      {picture.alt === '' ? (
        <p className="text-sm text-warning">{isVideo ? MEDIA_TEXTS.noVideoAlt : MEDIA_TEXTS.noAlt}</p>
      ) : null}
      {canWrite ? (
        <>
          <Form method="post" action={action} className="grid grid-cols-1 gap-4">
            <input type="hidden" name="id" value={picture.id} />
            <TextField
              id={`alt-${picture.id}`}
              name="alt"
              label="Description"
              optional
              description={isVideo ? MEDIA_TEXTS.videoAltHint : MEDIA_TEXTS.altHint}
              defaultValue={picture.alt}
              maxLength={MEDIA_LIMITS.alt}
            />
            {isVideo ? (
              <input type="hidden" name="focus" value="50,50" />
            ) : (
              <fieldset className="grid min-w-0 gap-2">
                <legend className="mb-2 font-semibold">What must stay in sight when it’s cropped</legend>
                <div className="grid grid-cols-3 justify-start gap-2">
                  {choices.map(({ value, label }) => (
                    <label key={value} className="flex items-center gap-2 text-sm">
                      <input
                        type="radio"
                        name="focus"
                        value={value}
                        checked={value === focus}
                        onChange={() => setFocus(value)}
                      />
                      {label}
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <div>
              <Button name="intent" value="describe">
                {isVideo ? 'Save video' : 'Save picture'}
              </Button>
            </div>
          </Form>
          <Form method="post" action={action} className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={picture.id} />
            {number > 1 ? (
              <Button size="sm" variant="quiet" name="intent" value="earlier">
                Move earlier
              </Button>
            ) : null}
            {number < count ? (
              <Button size="sm" variant="quiet" name="intent" value="later">
                Move later
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" name="intent" value="remove">
              {isVideo ? 'Remove video' : 'Remove picture'}
            </Button>
          </Form>
        </>
      ) : null}
    </Card>
  )
}

import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { MediaPlace } from '#core/media/limits.ts'

/** Chooses pictures and sends them. */
export function PictureUpload({ place, placeId }: { place: MediaPlace; placeId: string }) {
  const sending = usePending({ name: 'intent', value: 'upload' })
  return (
    <Form
      method="post"
      action={`/app/media/${place}/${placeId}`}
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-3"
    >
      <label htmlFor="pictures" className="font-semibold">
        Choose pictures
      </label>
      <input
        id="pictures"
        name="pictures"
        type="file"
        multiple
        required
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        aria-describedby="pictures-hint"
        className="file-choice"
      />
      <p id="pictures-hint" className="text-sm text-ink-soft">
        {MEDIA_TEXTS.hint}
      </p>
      <div>
        <Button name="intent" value="upload" pending={sending} pendingText="Adding…">
          Add pictures
        </Button>
      </div>
    </Form>
  )
}

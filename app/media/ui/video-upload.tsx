import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { MediaPlace } from '#core/media/limits.ts'

/** Chooses a video and sends it. */
export function VideoUpload({ place, placeId }: { place: MediaPlace; placeId: string }) {
  const sending = usePending({ name: 'intent', value: 'upload_video' })
  return (
    <Form
      method="post"
      action={`/app/media/${place}/${placeId}?kind=video`}
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-3"
    >
      <label htmlFor="video" className="font-semibold">
        Or choose a video
      </label>
      <input
        id="video"
        name="video"
        type="file"
        required
        accept="video/mp4,video/quicktime,.mp4,.mov,.m4v"
        aria-describedby="video-hint"
        className="max-w-full text-sm text-ink-soft file:mr-3 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-raised file:px-3 file:py-2 file:font-semibold file:text-ink"
      />
      <p id="video-hint" className="text-sm text-ink-soft">
        {MEDIA_TEXTS.videoHint}
      </p>
      <div>
        <Button name="intent" value="upload_video" pending={sending} pendingText="Adding…">
          Add video
        </Button>
      </div>
    </Form>
  )
}

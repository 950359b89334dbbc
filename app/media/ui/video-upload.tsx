import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Field } from '#app/design/primitives/fields/field.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { MediaPlace } from '#core/media/limits.ts'

export interface VideoUploadProps {
  readonly place: MediaPlace
  readonly placeId: string
  /** Why the one that was sent was not taken. */
  readonly problem?: string | undefined
}

/** Chooses a video and sends it. */
export function VideoUpload({ place, placeId, problem }: VideoUploadProps) {
  const sending = usePending({ name: 'intent', value: 'upload_video' })
  return (
    <Form
      method="post"
      action={`/app/media/${place}/${placeId}?kind=video`}
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-3"
    >
      <Field
        label="Or choose a video"
        id="video"
        description={MEDIA_TEXTS.videoHint}
        error={problem ?? null}
        required
      >
        {control => (
          <input
            name="video"
            type="file"
            accept="video/mp4,video/quicktime,.mp4,.mov,.m4v"
            className="w-full min-w-0 file-choice"
            {...control}
          />
        )}
      </Field>
      <div>
        <Button name="intent" value="upload_video" pending={sending} pendingText="Adding…">
          Add video
        </Button>
      </div>
    </Form>
  )
}

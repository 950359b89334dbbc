import { MEDIA_TEXTS, mediaRefusal } from '#app/media/copy.ts'
import { takeUploadSlot } from '#app/media/services/take-upload-slot.ts'
import { FORM_LIMIT_BYTES } from '#app/platform/forms/form-body.server.ts'
import type { RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import type { WorkspacePost } from '#app/platform/http/posted-form.ts'
import { storyRefusal } from '#app/stories/copy.ts'
import { captureStory } from '#app/stories/services/capture-story.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readLinkKey } from '#core/stories/link-key.ts'
import { captureFormSchema, STORY_MESSAGES } from '#core/stories/schema.ts'

type Photo = Result<{ bytes: Uint8Array }, 'too_large'>

/** The photo of a capture. One that is too large is still read past, up to twice its size, so that the words come back. */
export const PHOTO = {
  field: 'file',
  most: 2 * MEDIA_LIMITS.fileBytes + FORM_LIMIT_BYTES,
  read: async (file: File): Promise<Photo> =>
    file.size > MEDIA_LIMITS.fileBytes
      ? err('too_large')
      : ok({ bytes: new Uint8Array(await file.arrayBuffer()) }),
}

/** What there is to say while as many photos arrive as one process takes. */
export const BUSY: RefusedForm = {
  ok: false,
  status: 503,
  reply: { status: 'error', error: { '': [MEDIA_TEXTS.busy] } },
}

/** Room for reading a capture, given back by calling what comes; null while there is none. Words alone need none. */
export function takeCaptureSlot(request: Request): (() => void) | null {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  return length <= FORM_LIMIT_BYTES ? () => {} : takeUploadSlot('picture')
}

export type TakenCapture =
  | { readonly ok: true; readonly storyId: string; readonly body: string }
  /** `canUpgrade`: another plan would help. */
  | { readonly ok: false; readonly refused: RefusedForm; readonly canUpgrade: boolean }

/** Keeps what was posted as a capture: words, a photo with what it shows, or both. */
export async function takeCapture({ ctx, body: posted, check }: WorkspacePost<Photo>): Promise<TakenCapture> {
  const form = await check(captureFormSchema, 'create_story')
  if (!form.ok) return { ok: false, refused: form, canUpgrade: false }
  const refuse = (field: string, text: string, canUpgrade = false): TakenCapture => ({
    ok: false,
    refused: form.refuse({ status: 409, fields: { [field]: text } }),
    canUpgrade,
  })
  const { photoAlt: alt, link, idempotencyKey } = form.value
  const photo = posted.ok ? posted.file : null
  if (photo?.ok === false) return refuse('file', mediaRefusal(photo))
  if (form.value.body === '' && !photo) return refuse('body', STORY_MESSAGES.captureRequired)
  const body = form.value.body || alt
  const result = await captureStory(ctx, {
    body,
    link: readLinkKey(link),
    photo: photo && { bytes: photo.bytes, alt },
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  if (result.ok) return { ok: true, storyId: result.storyId, body }
  switch (result.reason) {
    case 'read_only':
    case 'story_limit_reached': {
      const refused = form.refuse({ status: 409, form: storyRefusal(result) })
      return { ok: false, refused, canUpgrade: result.reason === 'story_limit_reached' }
    }
    case 'storage_full':
      return refuse('file', mediaRefusal(result), true)
    default:
      return refuse('file', mediaRefusal(result))
  }
}

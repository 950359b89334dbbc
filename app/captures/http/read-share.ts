import { readFormData } from '#app/platform/forms/form-data.server.ts'
import { readBody } from '#app/platform/forms/read-body.server.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { type CaptureText, readSharedCapture } from '#core/captures/shared-capture.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

/** Bytes that a share may have beside its pictures. */
const FRAME_BYTES = 500_000

export interface Share {
  readonly text: CaptureText
  /** What was sent as pictures, at most one more than a capture may have, so that what is left out is noticed. */
  readonly files: readonly Uint8Array[]
}

/** Whether it is sent as a share sheet sends what is shared. */
export function isShare(request: Request): boolean {
  return /^multipart\/form-data/i.test(request.headers.get('Content-Type') ?? '')
}

/** What a phone's share sheet posted, by the names that the manifest gives. Never throws. */
export async function readShare(request: Request): Promise<Result<{ share: Share }, 'too_much' | 'unread'>> {
  if (!isShare(request)) return err('unread')
  const type = request.headers.get('Content-Type') ?? ''
  const body = await readBody(request, MEDIA_LIMITS.pressBytes + FRAME_BYTES)
  if (!body) return err('too_much')
  const form = await readFormData(body, type)
  if (form === 'too_many') return err('too_much')
  if (form === 'unread') return err('unread')
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const text = readSharedCapture({ title: field('title'), text: field('text'), url: field('url') })
  const files: Uint8Array[] = []
  for (const file of form.getAll('pictures').slice(0, CAPTURE_LIMITS.pictures + 1)) {
    if (file instanceof File && file.size > 0) files.push(new Uint8Array(await file.arrayBuffer()))
  }
  return ok({ share: { text, files } })
}

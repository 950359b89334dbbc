import { holdForm } from '#app/platform/held-forms/hold-form.ts'
import { openHeldFormWithFiles } from '#app/platform/held-forms/open-held-form.ts'
import { services } from '#app/platform/http/services.ts'
import { ensureBrowserSecret, readBrowserSecret } from '#app/platform/http/session-cookie.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { readSharedCapture } from '#core/captures/shared-capture.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import type { Share } from './read-share.ts'

/** In the place of an account: nobody is signed in, so a share belongs to the browser alone. */
const ACCOUNT = 'share'

/** Keeps a share for this browser until somebody signs in: where it waits, and the cookie by which it is known again. */
export async function holdShare(
  request: Request,
  { text, files }: Share,
): Promise<{ path: string; cookie: string } | null> {
  const { secret, cookie } = ensureBrowserSecret(request)
  const kept = files
    .filter(file => file.byteLength <= MEDIA_LIMITS.fileBytes)
    .slice(0, CAPTURE_LIMITS.pictures)
  const id = await holdForm(services(), {
    account: ACCOUNT,
    browserSecret: secret,
    form: {
      target: '/app/share',
      page: '/app/captures',
      fields: [
        ['title', text.title],
        ['text', text.body],
        ['url', text.link],
      ],
      hadFile: kept.length < files.length,
    },
    files: kept,
    minutes: CAPTURE_LIMITS.heldMinutes,
  })
  return id === null ? null : { path: `/app/share/${id}`, cookie }
}

export interface HeldShare extends Share {
  /** Something that was sent along could not be kept. */
  readonly hadFile: boolean
}

/** What this browser shared while nobody was signed in; null when there is none, or no more. `isTaken` removes it. */
export async function openShare(
  request: Request,
  { id, isTaken }: { id: string; isTaken: boolean },
): Promise<HeldShare | null> {
  const browserSecret = readBrowserSecret(request)
  if (!browserSecret) return null
  const held = await openHeldFormWithFiles(services(), { id, account: ACCOUNT, browserSecret, isTaken })
  if (!held) return null
  const { title, text, url } = Object.fromEntries(held.fields)
  return {
    text: readSharedCapture({ title: title ?? '', text: text ?? '', url: url ?? '' }),
    files: held.files,
    hadFile: held.hadFile,
  }
}

import type { HeldForm } from '#app/platform/held-forms/held-form.ts'
import { holdForm } from '#app/platform/held-forms/hold-form.ts'
import {
  openHeldForm,
  openHeldFormAndCount,
  openHeldFormWithFiles,
} from '#app/platform/held-forms/open-held-form.ts'
import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { services } from '#app/platform/http/services.ts'
import { newSecret } from '#app/platform/secrets/secrets.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { readSharedCapture } from '#core/captures/shared-capture.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import type { Share } from './read-share.ts'

/** In the place of an account: nobody is signed in, so a share belongs to the browser alone. */
const ACCOUNT = 'share'

/**
 * A cookie of its own. A share may be posted from anywhere, and then comes without our cookies and sets this one anew: the
 * browser's mark (session-cookie.ts), by which mailed links and forms are known again, must not be lost by that.
 */
const COOKIE = 'held_share'
const SECRET = /^[\w-]{43}$/

/** Keeps a share for this browser until somebody signs in: where it waits, and the cookie by which it is known again. */
export async function holdShare(
  request: Request,
  { text, files }: Share,
): Promise<{ path: string; cookie: string } | null> {
  const secret = readSecret(request) ?? newSecret()
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
  if (id === null) return null
  const cookie = writeCookie(secretCookieName(COOKIE), secret, { maxAge: CAPTURE_LIMITS.heldMinutes * 60 })
  return { path: `/app/share/${id}`, cookie }
}

/** What this browser shared while nobody was signed in, to be looked at; null when there is none, or no more. */
export async function readHeldShare(request: Request, { id }: { id: string }) {
  const key = keyOf(request, id)
  const held = key && (await openHeldFormAndCount(services(), key))
  return held && { text: textOf(held), pictures: held.files, hadFile: held.hadFile }
}

/** The same with its pictures. It waits on until it is dropped: whatever goes wrong meanwhile costs nothing. */
export async function openHeldShare(request: Request, { id }: { id: string }): Promise<Share | null> {
  const key = keyOf(request, id)
  const held = key && (await openHeldFormWithFiles(services(), key))
  return held && { text: textOf(held), files: held.files }
}

/** Deletes what this browser shared, once it is somewhere else or nobody wants it. */
export async function dropHeldShare(request: Request, { id }: { id: string }): Promise<void> {
  const key = keyOf(request, id)
  if (key) await openHeldForm(services(), { ...key, isTaken: true })
}

function keyOf(request: Request, id: string) {
  const browserSecret = readSecret(request)
  return browserSecret === null ? null : { id, account: ACCOUNT, browserSecret }
}

function textOf({ fields }: HeldForm) {
  const { title = '', text = '', url = '' } = Object.fromEntries(fields)
  return readSharedCapture({ title, text, url })
}

function readSecret(request: Request): string | null {
  const value = readCookie(request, secretCookieName(COOKIE))
  return value && SECRET.test(value) ? value : null
}

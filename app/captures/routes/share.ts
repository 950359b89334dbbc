import { type RouterContextProvider, redirect } from 'react-router'
import { CAPTURE_REFUSALS } from '#app/captures/copy.ts'
import { holdShare } from '#app/captures/http/held-share.ts'
import { isShare, readShare, type Share } from '#app/captures/http/read-share.ts'
import { addCapture } from '#app/captures/services/add-capture.ts'
import { takeUploadSlot } from '#app/media/services/take-upload-slot.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { toastCookie } from '#app/platform/http/toast.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import type { Route } from './+types/share'

/** Where a phone's share sheet posts to; there is nothing to look at. */
export function loader() {
  return redirect('/app/captures')
}

/**
 * Keeps what was shared until the person says what becomes of it. It may be posted from anywhere (see `sameOrigin`), so it
 * does nothing else. Without a session, or where a phone sends no cookie along, it waits for the browser's next page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return plainly(405, CAPTURE_REFUSALS.unread, { Allow: 'GET, HEAD, POST' })
  const viewer = await findViewer(context)
  const limited = viewer
    ? await overLimit(context, 'share_capture', { user: viewer.userId })
    : await overLimit(context, 'hold_share')
  if (limited) return plainly(429, limited)
  // What no share sheet sends takes no room of those that do.
  if (!isShare(request)) return plainly(400, CAPTURE_REFUSALS.unread)
  const endUpload = takeUploadSlot(viewer ? 'picture' : 'share')
  if (!endUpload) return plainly(503, CAPTURE_REFUSALS.busy, { 'Retry-After': '10' })
  try {
    const read = await readShare(request)
    if (!read.ok) return plainly(read.reason === 'too_much' ? 413 : 400, CAPTURE_REFUSALS[read.reason])
    return viewer ? await add(request, context, read.share) : await hold(request, read.share)
  } finally {
    endUpload()
  }
}

async function add(request: Request, context: Readonly<RouterContextProvider>, { text, files }: Share) {
  const ctx = await workspaceContext(request, context)
  const result = await addCapture(ctx, { text, files, mail: null })
  if (result.ok) return redirect(`/app/captures/${result.captureId}`, 303)
  return redirect(`/app/captures?problem=${result.reason}`, 303)
}

async function hold(request: Request, share: Share) {
  const held = await holdShare(request, share)
  if (!held) return plainly(413, CAPTURE_REFUSALS.not_held)
  const headers = new Headers({ 'Set-Cookie': held.cookie })
  headers.append('Set-Cookie', toastCookie('shareHeld'))
  return redirect(held.path, { status: 303, headers })
}

function plainly(status: number, text: string, headers: Record<string, string> = {}) {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}

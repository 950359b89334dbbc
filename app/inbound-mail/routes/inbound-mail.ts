import { receiveMail } from '#app/inbound-mail/services/receive-mail.ts'
import { takeUploadSlot } from '#app/media/services/take-upload-slot.ts'
import { readBody } from '#app/platform/forms/read-body.server.ts'
import { nothingToSee } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { isTimely } from '#core/captures/delivery-time.ts'
import type { Route } from './+types/inbound-mail'

/** In bytes: fifteen megabytes of pictures as base64. */
const LONGEST_DELIVERY = 21_000_000

const STATUS = { not_offered: 404, not_signed: 401, unread: 400 } as const

export const loader = nothingToSee

/**
 * What the operator's mail service tells us of an email. Read raw, because the signature is over the bytes as they came.
 * Without its setting there is no such address, and nothing is read.
 */
export async function action({ request }: Route.ActionArgs) {
  const context = services()
  if (!context.config.inboundMail) return new Response(null, { status: 404 })
  const header = (name: string) => request.headers.get(name)?.slice(0, 1000) ?? ''
  const headers = {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
  }
  // Before anything is read: no room for whoever has no signature, or an old one.
  if (headers.signature === '' || !isTimely(headers.timestamp, context.now()))
    return new Response(null, { status: 401 })
  const endUpload = takeUploadSlot('mail')
  if (!endUpload) return new Response(null, { status: 503, headers: { 'Retry-After': '10' } })
  try {
    const body = await readBody(request, LONGEST_DELIVERY)
    if (body === null) return new Response(null, { status: 413 })
    const result = await receiveMail(context, { body: Buffer.from(body), headers })
    if (!result.ok) return new Response(null, { status: STATUS[result.reason] })
    return Response.json({ received: true })
  } finally {
    endUpload()
  }
}

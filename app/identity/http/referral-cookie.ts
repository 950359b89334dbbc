import type { MiddlewareFunction } from 'react-router'
import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { parseReferral, type Referral } from '#core/identity/referral.ts'

const NAME = 'referral'
const MONTH = 30 * 24 * 60 * 60

/** Who sent this visitor, as the first page they landed on was told; null when nobody did. */
export function readReferral(request: Request): Referral | null {
  const value = readCookie(request, NAME)
  if (!value) return null
  const params = new URLSearchParams(value)
  const at = new Date(Number(params.get('at')))
  return parseReferral(params, Number.isNaN(at.getTime()) ? new Date(0) : at)
}

/** Keeps ref, referrer and utm_* of a landing address on the device; the first one stays. */
export const keepReferral: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  if (request.method !== 'GET' || readCookie(request, NAME)) return response
  const params = new URL(request.url).searchParams
  const referral = parseReferral(params, new Date())
  if (!referral) return response
  const stored = new URLSearchParams({ at: String(referral.timestamp.getTime()) })
  for (const key of ['ref', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign']) {
    const value = params.get(key)
    if (value) stored.set(key, value.slice(0, 200))
  }
  response.headers.append('Set-Cookie', writeCookie(NAME, stored.toString(), { maxAge: MONTH }))
  return response
}

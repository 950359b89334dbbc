import type { Config } from '#app/config.server.ts'
import type { Check } from './check.ts'

/** Domains that are kept for examples (RFC 2606, RFC 6761): no mail reaches them. */
const EXAMPLE = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$/

/** Whether captures and replies to tickets by email are offered, and whether mail can reach their domain. */
export function checkInboundMail({ mode, inboundMail }: Pick<Config, 'mode' | 'inboundMail'>): Check {
  const name = 'inbound mail'
  if (!inboundMail)
    return {
      name,
      status: 'ok',
      detail: 'not set, so captures and replies to tickets by email are not offered',
    }
  const { domain } = inboundMail
  if (mode === 'production' && EXAMPLE.test(domain))
    return { name, status: 'fail', detail: `INBOUND_MAIL_DOMAIN is ${domain}, which no mail reaches` }
  return { name, status: 'ok', detail: `captures and replies to tickets by email at ${domain}` }
}

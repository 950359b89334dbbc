import type { Config } from '#app/config.server.ts'
import type { Check } from './check.ts'

/** Domains that are kept for examples (RFC 2606, RFC 6761): nobody reads what is sent there. */
const EXAMPLE = /(?:[.@](?:test|example|invalid|localhost)|[.@]example\.(?:com|net|org))$/i

/** Whether people can see who runs this installation and reach them: needed as soon as it serves others. */
export function checkOperator({
  mode,
  operator,
  mailFrom,
}: Pick<Config, 'mode' | 'operator' | 'mailFrom'>): Check {
  const name = 'operator'
  const addresses = {
    MAIL_FROM: mailFrom.replace(/^.*<|>.*$/g, '').trim(),
    SUPPORT_EMAIL: operator.supportEmail,
  }
  const examples = Object.entries(addresses).filter(([, address]) => EXAMPLE.test(address))
  if (mode !== 'production')
    return { name, status: 'ok', detail: `${operator.name}, ${operator.supportEmail}` }
  if (examples.length > 0) {
    const list = examples.map(([key, address]) => `${key} is ${address}`).join(', ')
    return { name, status: 'fail', detail: `${list}, which no one reads` }
  }
  if (!operator.number || !operator.address)
    return {
      name,
      status: 'warn',
      detail: 'OPERATOR_NUMBER or OPERATOR_ADDRESS is not set: companies have to say both on their pages',
    }
  return { name, status: 'ok', detail: `${operator.name}, ${operator.supportEmail}` }
}

import type { ServiceContext } from '#app/platform/context.ts'
import { type LinkSecrets, openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'

/** The secrets of everything around requests; each kind has a word of its own, so that none opens another. */
export interface RequestSecrets {
  /** Of the address at which people ask, by its id. */
  readonly address: Pick<LinkSecrets, 'make' | 'find'>
  /** Of the page that shows a request's state, by the request's id. */
  readonly status: Pick<LinkSecrets, 'make'>
  /** The token that ends news of a request: its id and what shows that we made it. */
  leave(id: string): string
  /** The id in such a token; null when it is none of ours. */
  readLeave(token: string): string | null
}

/** Opens the secrets of requests: made from ids and the kept key of shared links, so that a workspace can see them again. */
export async function openRequestSecrets(
  context: Pick<ServiceContext, 'db' | 'config'>,
): Promise<RequestSecrets> {
  const secrets = await openLinkSecrets(context, 'share')
  const named = (kind: string) => ({
    make: (id: string) => secrets.make(`${kind}:${id}`),
    find: (id: string, hash: Uint8Array | null) => secrets.find(`${kind}:${id}`, hash),
  })
  return {
    address: named('request-address'),
    status: named('request-status'),
    leave: id => `${id}.${secrets.make(`request-news:${id}`)}`,
    readLeave(token) {
      const [id = '', mark = '', ...more] = token.slice(0, 100).split('.')
      return more.length === 0 && secrets.isOf(`request-news:${id}`, mark) ? id : null
    },
  }
}

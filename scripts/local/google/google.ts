import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'
import { chooserPage, type StandInPerson } from './chooser-page.ts'

export interface GoogleStandIn {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  close(): Promise<void>
}

/**
 * An OpenID provider on this machine in the place of Google: `oauth2-mock-server` with discovery, PKCE, nonce and
 * signed id tokens, and before it a page on which one says who one is. Nothing real happens.
 */
export async function openGoogle(port = 0): Promise<GoogleStandIn> {
  const issuer = new OAuth2Issuer()
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer)
  const people = new Map<string, StandInPerson>()

  // The provider would send the browser straight back; the stand-in asks who it is first.
  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    const back = url.href
    url.href = `${issuer.url}/choose`
    url.search = new URLSearchParams({ back }).toString()
  })
  service.on(
    'beforeTokenSigning',
    (token: { payload: Record<string, unknown> }, request: { body?: { code?: string } }) => {
      const person = people.get(request.body?.code ?? '')
      if (person) Object.assign(token.payload, person)
    },
  )

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer.url)
    if (url.pathname !== '/choose') return service.requestHandler(request, response)
    const back = URL.canParse(url.searchParams.get('back') ?? '')
      ? new URL(url.searchParams.get('back') ?? '')
      : null
    if (!back || !/^(localhost|127\.0\.0\.1)$/.test(back.hostname)) {
      response.writeHead(400).end('There is no app to go back to')
      return
    }
    const email = url.searchParams.get('email')
    if (url.searchParams.has('cancel')) {
      back.searchParams.delete('code')
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The user denied access')
    } else if (email) {
      people.set(back.searchParams.get('code') ?? '', {
        sub: `stand-in-${email.trim().toLowerCase()}`,
        email,
        email_verified: url.searchParams.has('verified'),
        name: url.searchParams.get('name') ?? '',
      })
    } else {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(chooserPage(back.href))
      return
    }
    response.writeHead(302, { Location: back.href }).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  issuer.url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    issuer: issuer.url,
    clientId: 'brandhearth-local',
    clientSecret: 'local-only',
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

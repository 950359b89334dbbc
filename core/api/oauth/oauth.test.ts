import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs } from '../../shared/time.ts'
import { API_SCOPES } from '../scopes.ts'
import { FORGIVEN_MS, isVerifier, readAccessToken, refreshFate } from './app-tokens.ts'
import { answerAddress, isOurResource, readAuthorizeRequest } from './authorize-request.ts'
import { isLoopback, readClientDocument, readClientId, readRedirectUri } from './client-document.ts'

const APP = 'https://app.example.test'
const ID = 'https://agent.example/client.json'
const document = { client_id: ID, client_name: 'Agent', redirect_uris: ['https://agent.example/back'] }

describe('who an app is', () => {
  it('is known by an https address with a path and nothing hidden in it', () => {
    expect(readClientId(ID, [])?.href).toBe(ID)
    for (const id of [
      ...[
        'http://agent.example/c',
        'https://agent.example',
        'https://agent.example/',
        'ftp://agent.example/c',
      ],
      ...[
        'https://u:p@agent.example/c',
        `${ID}?a=b`,
        `${ID}#a`,
        'https://agent.example/a/../c',
        'nothing',
        '',
      ],
    ])
      expect(readClientId(id, []), id).toBeNull()
    expect(readClientId('http://localhost:4000/c', ['localhost:4000'])).not.toBeNull()
    expect(readClientId('http://localhost:4001/c', ['localhost:4000'])).toBeNull()
  })

  it('never throws, whatever lies at its address', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (json, id) => {
        const read = readClientDocument(json, id)
        if (read) expect(read.id).toBe(id)
        readClientId(id, [])
      }),
    )
    expect(readClientDocument(document, ID)).toMatchObject({ id: ID, name: 'Agent' })
    expect(readClientDocument(document, `${ID}x`)).toBeNull()
    expect(
      readClientDocument({ ...document, token_endpoint_auth_method: 'client_secret_post' }, ID),
    ).toBeNull()
    for (const unseen of ['  ', '\u200b', '\u3164 \u2800'])
      expect(readClientDocument({ ...document, client_name: unseen }, ID)).toBeNull()
  })

  it('has a name that is one line, can be kept and hides nothing', () => {
    const nameOf = (client_name: string) => readClientDocument({ ...document, client_name }, ID)?.name
    expect(nameOf(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79))
    expect(nameOf('A\u202Egent\u200B\n of\u0007 ours')).toBe('Agent of ours')
    expect(nameOf('\u200B\u2060')).toBeUndefined()
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), given => {
        const name = nameOf(given)
        if (name === undefined) return
        expect([name.isWellFormed(), name.length <= 80, /[\p{Cc}\p{Cf}]/u.test(name)]).toEqual([
          true,
          true,
          false,
        ])
        expect(nameOf(name)).toBe(name)
      }),
    )
  })

  it('is answered at no address that can’t be kept as it wrote it', () => {
    const given = (uri: string) => readRedirectUri({ id: ID, name: 'Agent', redirectUris: [uri] }, uri)
    expect(given(`https://agent.example/${'a'.repeat(1978)}`)).not.toBeNull()
    expect(given(`https://agent.example/${'a'.repeat(1979)}`)).toBeNull()
    expect(given(`https://agent.example/${'ä'.repeat(400)}`), 'long once it is spelled out').toBeNull()
    expect(given(`https://${'a'.repeat(300)}/`)).not.toBeNull()
    expect(given(`https://${'a'.repeat(301)}/`)).toBeNull()
    for (const uri of ['\0https://agent.example/', 'https://agent.example/\0', 'https://agent.example/\n'])
      expect(given(uri), JSON.stringify(uri)).toBeNull()
  })

  it('is answered at its own addresses alone, on the person’s machine on any port', () => {
    const client = {
      ...{ id: ID, name: 'Agent' },
      redirectUris: ['https://agent.example/back', 'http://127.0.0.1/cb', 'javascript:alert(1)'],
    }
    const given = (uri: string) => readRedirectUri(client, uri)?.href ?? null
    expect(given('https://agent.example/back')).toBe('https://agent.example/back')
    expect(given('http://127.0.0.1:9000/cb')).toBe('http://127.0.0.1:9000/cb')
    for (const uri of [
      ...['https://agent.example/back/', 'https://agent.example/back?x', 'https://evil.example/back'],
      ...['http://127.0.0.1:9000/other', 'http://localhost:9000/cb', 'javascript:alert(1)', 'nothing'],
      ...['http://agent.example/back', 'https://u@agent.example/back'],
    ])
      expect(given(uri), uri).toBeNull()
    expect([isLoopback('http://[::1]:1/'), isLoopback('https://localhost.evil.example/')]).toEqual([
      true,
      false,
    ])
    fc.assert(
      fc.property(fc.webUrl(), uri => {
        if (!client.redirectUris.includes(uri)) expect(given(uri)).toBeNull()
      }),
    )
  })
})

describe('what an app asks for', () => {
  const asked = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      ...{ response_type: 'code', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
      ...change,
    })

  it('is a code with a challenge for our one resource', () => {
    expect(readAuthorizeRequest(asked(), APP)).toMatchObject({ scopes: ['read', 'draft'], state: '' })
    expect(readAuthorizeRequest(asked({ scope: 'read offline_access' }), APP)).toMatchObject({
      scopes: ['read'],
    })
    expect(readAuthorizeRequest(asked({ code_challenge_method: 'plain' }), APP)).toBe('invalid_request')
    expect(readAuthorizeRequest(asked({ resource: 'https://other.example/mcp' }), APP)).toBe('invalid_target')
    const twice = asked()
    twice.append('state', 'a')
    twice.append('state', 'b')
    expect(readAuthorizeRequest(twice, APP)).toBe('invalid_request')
    expect(readAuthorizeRequest(asked({ state: 'their\0word' }), APP)).toBe('invalid_request')
    expect([isOurResource(null, APP), isOurResource(`${APP}/mcp`, APP), isOurResource(APP, APP)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('holds no scope that was not named', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...API_SCOPES), { minLength: 1 }), scopes => {
        const read = readAuthorizeRequest(asked({ scope: scopes.join(' ') }), APP)
        if (typeof read === 'string') throw new Error(read)
        expect(read.scopes.filter(scope => scope !== 'read' && !scopes.includes(scope))).toEqual([])
      }),
    )
  })

  it('is answered with what it said, and by whom', () => {
    const back = new URL(
      answerAddress('https://a.example/b?keep=1', { code: 'c' }, { state: 's', appUrl: APP }),
    )
    expect(Object.fromEntries(back.searchParams)).toEqual({ keep: '1', code: 'c', state: 's', iss: APP })
  })
})

describe('tokens of an app', () => {
  it('forgive a second trade for half a minute and none after that', () => {
    const now = new Date('2026-11-26T12:00:00Z')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000 }), age => {
        const token = { usedAt: addMs(now, -age), expiresAt: addMs(now, 1) }
        expect(refreshFate(token, now)).toBe(age <= FORGIVEN_MS ? 'again' : 'stolen')
      }),
    )
    expect(refreshFate({ usedAt: null, expiresAt: addMs(now, 1) }, now)).toBe('trade')
    expect(refreshFate({ usedAt: null, expiresAt: now }, now)).toBe('over')
  })

  it('are read from a header as they are, and nothing else is', () => {
    const token = `bha_${'a'.repeat(43)}`
    expect(readAccessToken(`Bearer ${token}`)).toBe(token)
    for (const header of [
      null,
      '',
      token,
      `Bearer bhk_${'a'.repeat(43)}`,
      `Bearer ${token}x`,
      `Basic ${token}`,
    ])
      expect(readAccessToken(header)).toBeNull()
    expect([isVerifier('x'.repeat(43)), isVerifier('x'.repeat(42)), isVerifier('ä'.repeat(50))]).toEqual([
      true,
      false,
      false,
    ])
  })
})

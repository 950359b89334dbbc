import { describe, expect, it } from 'vitest'
import { isTokenOver } from './token-is-over.ts'

const refused = (error: string, error_description?: string) => ({ error, error_description })

describe('a token is over', () => {
  it.each([
    ['LinkedIn, ended now: no words at all', 200, null],
    ['LinkedIn, ended before', 400, refused('invalid_token', 'The token has been revoked')],
    ['LinkedIn, two months old', 401, refused('token_expired')],
    ['X, ended now', 200, { revoked: true }],
    ['X, ended before', 400, refused('invalid_request', 'Value passed for the token was invalid.')],
    ['TikTok, ended now', 200, {}],
    ['TikTok, ended before, in an answer that looks like a yes', 200, refused('access_token_invalid')],
    ['Mastodon, ended now or before', 200, {}],
    ['Bluesky, ended now or before', 204, null],
    ['Bluesky, of a session that ended', 400, refused('invalid_grant', 'Session not found')],
  ])('%s', (_, status, data) => expect(isTokenOver({ status, data })).toBe(true))
})

describe('a token is not over', () => {
  it.each([
    ['LinkedIn, with a wrong secret', 401, refused('invalid_client', 'Client authentication failed')],
    ['X, without what it takes', 400, refused('invalid_request', 'Missing required parameter [client_id].')],
    ['TikTok, in an answer that looks like a yes', 200, refused('invalid_request', 'Client key is missing')],
    ['Mastodon, of another app', 403, refused('unauthorized_client', 'You are not authorized to revoke it')],
    ['any of them, asked too often', 429, refused('invalid_token')],
    ['any of them, unwell', 503, refused('invalid_token', 'The token is invalid')],
    ['a page of somebody between', 404, null],
  ])('%s', (_, status, data) => expect(isTokenOver({ status, data })).toBe(false))
})

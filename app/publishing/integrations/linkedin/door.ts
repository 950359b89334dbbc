import type { OAuthDoor } from '#app/publishing/integrations/oauth/door.ts'

export const LINKEDIN_DOOR: OAuthDoor = {
  authorizePath: '/oauth/v2/authorization',
  tokenPath: '/oauth/v2/accessToken',
  revokePath: '/oauth/v2/revoke',
  scopes: ['openid', 'profile', 'w_member_social'],
  needed: ['w_member_social'],
  separator: ' ',
  idName: 'client_id',
  hasPkce: false,
  hasBasic: false,
}

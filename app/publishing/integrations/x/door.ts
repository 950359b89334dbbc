import type { OAuthDoor } from '#app/publishing/integrations/oauth/door.ts'

export const X_DOOR: OAuthDoor = {
  authorizePath: '/i/oauth2/authorize',
  tokenPath: '/2/oauth2/token',
  revokePath: '/2/oauth2/revoke',
  scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
  needed: ['tweet.read', 'tweet.write', 'users.read'],
  separator: ' ',
  idName: 'client_id',
  hasPkce: true,
  hasBasic: true,
}

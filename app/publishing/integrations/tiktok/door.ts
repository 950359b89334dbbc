import type { OAuthDoor } from '#app/publishing/integrations/oauth/door.ts'

export const TIKTOK_DOOR: OAuthDoor = {
  authorizePath: '/v2/auth/authorize/',
  tokenPath: '/v2/oauth/token/',
  revokePath: '/v2/oauth/revoke/',
  scopes: ['user.info.basic', 'video.publish', 'video.list'],
  // Without the list nothing is looked up or read back, but all is published.
  needed: ['user.info.basic', 'video.publish'],
  separator: ',',
  idName: 'client_key',
  // TikTok takes a code challenge from apps on a phone or a computer, not from websites.
  hasPkce: false,
  hasBasic: false,
}

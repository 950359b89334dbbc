/** Words of connecting an app. */
export const APP_TEXTS = {
  notNow: 'We can’t connect an app just now',
  unknown: 'We can’t connect this app',
  unknownText:
    'We couldn’t read who it is, or it asked for a reply at an address that isn’t its own. Nothing was connected. Try again from the app, or ask its maker.',
  loopback:
    'This app runs on your own computer. Any program there could pretend to be it, so continue only if you’ve just started this yourself.',
  not_found: 'This app isn’t connected any more.',
} as const

/** What a token endpoint says is wrong, for whoever writes a program. */
export const TOKEN_ERRORS = {
  invalid_request: 'Something is missing, or comes twice.',
  invalid_grant: 'This is wrong, used or over. Ask the person again.',
  invalid_target: 'Tokens are only for this server’s own address.',
  unsupported_grant_type: 'This takes authorization_code and refresh_token.',
  temporarily_unavailable: 'Too many requests. Try again later.',
} as const

export type TokenError = keyof typeof TOKEN_ERRORS

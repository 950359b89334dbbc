/** Why an account was not connected. `{server}` is the host that was typed or left for. */
export const CONNECTION_PROBLEMS = {
  no_server: 'Enter the address of your server, such as mastodon.social',
  not_mastodon: 'We found no Mastodon server at this address. Check the spelling.',
  not_public: 'This server isn’t on the open internet, so we can’t connect to it.',
  unreachable: 'We couldn’t reach this server. Check the spelling, or try again in a few minutes.',
  busy: 'This server has had too many requests from us. Try again in 10 minutes.',
  moved: 'This server’s accounts are at {host}. Enter that address.',
  refused: 'The server didn’t let us connect. Allow everything we ask for, and try again.',
  unknown_app: 'The server no longer knows us. Try again, and we’ll introduce ourselves again.',
  denied: 'You chose not to connect this account. You can try again at any time.',
  used: 'This sign-in has been used already. Connect again if your account isn’t listed.',
  not_begun: 'This sign-in took longer than 10 minutes, or began in another browser. Connect again.',
  network_limit: 'Your plan includes one platform to publish to. Disconnect the other one, or upgrade.',
  not_allowed: 'Only the owner and admins can connect accounts.',
  read_only: 'Your plan has ended, so nothing new can be connected.',
  not_found: 'This account isn’t connected any more.',
  not_confirmed: 'Type DISCONNECT to confirm.',
} as const

export type ConnectionProblem = keyof typeof CONNECTION_PROBLEMS

/** The sentence of a problem named in an address; null when it names none. */
export function connectionProblem(name: string | null): string | null {
  return name !== null && Object.hasOwn(CONNECTION_PROBLEMS, name)
    ? CONNECTION_PROBLEMS[name as ConnectionProblem]
    : null
}

/** The word to type before an account is disconnected. */
export const DISCONNECT_WORD = 'DISCONNECT'

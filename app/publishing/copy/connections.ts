import { NETWORK_NAMES, type Network } from '#core/publishing/networks.ts'

/** Why an account was not connected. `{host}` is where its server has moved to, `{network}` the platform’s name. */
export const CONNECTION_PROBLEMS = {
  no_server: 'Enter the address of your server, such as mastodon.social',
  no_account: 'We found no {network} account of this name. Check the spelling.',
  no_page: 'We found no {network} page or professional account you could publish to.',
  not_mastodon: 'We found no Mastodon server at this address. Check the spelling.',
  not_public: 'This server isn’t on the open internet, so we can’t connect to it.',
  not_offered: 'This platform can’t be connected here.',
  unreachable: 'We couldn’t reach {network}. Check the spelling, or try again in a few minutes.',
  busy: '{network} has had too many requests from us. Try again in 10 minutes.',
  moved: 'This server’s accounts are at {host}. Enter that address.',
  refused: '{network} didn’t let us connect. Allow everything we ask for, and try again.',
  unknown_app: '{network} no longer knows us. Try again, and we’ll introduce ourselves again.',
  denied: 'You chose not to connect this account. You can try again at any time.',
  used: 'This sign-in has been used already. Connect again if your account isn’t listed.',
  not_begun: 'This sign-in took longer than 10 minutes, or began in another browser. Connect again.',
  network_limit: 'Your plan includes one platform to publish to. Disconnect the other one, or upgrade.',
  not_allowed: 'Only the owner and admins can connect accounts.',
  read_only: 'Your plan has ended, so nothing new can be connected.',
  not_found: 'This account isn’t connected any more.',
  not_confirmed: 'Type DISCONNECT to confirm.',
} as const

type ConnectionProblem = keyof typeof CONNECTION_PROBLEMS

/** The sentence of a problem, with the platform's name in it. */
export function problemText(problem: ConnectionProblem, network: Network | null): string {
  return CONNECTION_PROBLEMS[problem].replace('{network}', network ? NETWORK_NAMES[network] : 'The platform')
}

/** The sentence of a problem named in an address; null when it names none. */
export function connectionProblem(name: string | null, network: Network | null): string | null {
  return name !== null && Object.hasOwn(CONNECTION_PROBLEMS, name)
    ? problemText(name as ConnectionProblem, network)
    : null
}

/** The word to type before an account is disconnected. */
export const DISCONNECT_WORD = 'DISCONNECT'

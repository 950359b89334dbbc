/**
 * Every reason for which code may look across workspaces, and why it has to. A transaction that crosses names one of
 * them (`Database.acrossWorkspaces`); who names
 * which is listed in scripts/checks/architecture/crossings.ts.
 */
export const CROSSINGS = {
  account: 'an account goes with its workspace and with what it holds in others',
  handover: 'a workspace is given to somebody who has no place in it yet, by link',
  team: 'a place in a workspace concerns two people: whose it is, and who takes, has or leaves it',
  review: 'a reviewer’s answer moves a post that they may not edit; a client’s comes by link',
  request: 'a customer answers a founder’s question by link',
  leads: 'a visitor’s link, form or proposal names no workspace: its address is looked up in all of them',
  'content request':
    'people ask for a post, and see what became of it, by links that name no workspace; news go to all',
  'share link': 'a link names no workspace: its hash is looked up in all of them',
  'calendar feed': 'a feed’s address names no workspace: its hash is looked up in all of them',
  export: 'an account’s own rows lie in several workspaces and in identity',
  billing: 'plans, credits and customers are written by the product and never by a founder',
  stripe: 'Stripe tells of customers, not of workspaces',
  schedule: 'what falls due is looked for in every workspace',
  publishing: 'what has to be sent to a network is looked for in every workspace',
  webhooks: 'deliveries are due in every workspace, and their owners are told of what failed',
  notifications: 'what is to be mailed is looked for in every workspace, with the addresses of its people',
  captures: 'an email names no workspace: the hash of its address is looked up in all of them',
  watch: 'sources are due in every workspace, and a host that limits us limits all of them',
  onboarding:
    'an hour of ours can be taken once, whichever workspace takes it, and calls are due in all of them',
  'monthly review': 'a month is over in every workspace at about the same time',
  insights: 'insights and scores are made anew for workspaces by the batch',
  support:
    'an operator answers the tickets of every workspace, and how long that takes is measured over all of them',
  mail: 'the outbox of mails belongs to no workspace',
  sweep: 'what is over is deleted wherever it lies',
  'live changes': 'one look for all open screens of this process',
  'worker checks': 'how far the queues are behind is nobody’s workspace',
  keys: 'what is sealed is sealed anew, wherever it lies',
  operator: 'a command of the operator, or made-up data',
} as const satisfies Record<string, string>

/** Why a transaction crosses workspaces. */
export type Crossing = keyof typeof CROSSINGS

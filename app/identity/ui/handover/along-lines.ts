export interface AlongView {
  readonly connections: number
  readonly scheduled: number
  readonly webhooks: number
  readonly programs: number
}

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** What goes along with a workspace and keeps running, in a line each; nothing where there is nothing. */
export function alongLines({ connections, scheduled, webhooks, programs }: AlongView): readonly string[] {
  return [
    ...(scheduled > 0
      ? [`${counted(scheduled, 'scheduled post', 'scheduled posts')}, published as planned`]
      : []),
    ...(connections > 0
      ? [`${counted(connections, 'connected account', 'connected accounts')} on other platforms`]
      : []),
    ...(webhooks > 0
      ? [`${counted(webhooks, 'webhook', 'webhooks')}, sent to the same addresses as now`]
      : []),
    ...(programs > 0
      ? [`${counted(programs, 'API token or app', 'API tokens and apps')} of the people who stay`]
      : []),
  ]
}

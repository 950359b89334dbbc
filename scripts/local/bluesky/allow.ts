/**
 * Answers the page on which Local Bluesky asks whether an app may use an account, as a browser would; gives the address
 * that it sends back to. For tests.
 */
export async function allowAtBluesky(
  address: URL | string,
  handle: string,
  decision: 'allow' | 'deny' = 'allow',
): Promise<URL> {
  const { origin, searchParams } = new URL(address)
  const form = new URLSearchParams({
    client_id: searchParams.get('client_id') ?? '',
    request_uri: searchParams.get('request_uri') ?? '',
    account: handle,
    decision,
  })
  const answer = await fetch(`${origin}/oauth/authorize`, { method: 'POST', body: form, redirect: 'manual' })
  const back = URL.parse(answer.headers.get('Location') ?? '')
  if (!back) throw new Error(`Local Bluesky answered ${answer.status}: ${await answer.text()}`)
  return back
}

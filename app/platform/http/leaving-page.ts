/** A page that leads to another site at once, with a link for browsers that stay where they are. */
export function leavingPage(address: string): Response {
  const { host } = new URL(address)
  const href = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Connecting</title>
<p><a href="${href}">Continue to ${host}</a></p></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        Refresh: `0; url=${address}`,
      },
    },
  )
}

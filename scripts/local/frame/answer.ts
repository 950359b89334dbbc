/** JSON, as APIs answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

/** A page of a stand-in, which says on top what it is: `name` as in “Local Mastodon”. */
export function standInPage(name: string, title: string, body: string, status = 200): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · ${escapeHtml(name)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; color: #1d1b24; background: #f7f6fa }
  article { background: #fff; border: 1px solid #d9d5e3; border-radius: .5rem; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere }
  .note { background: #fff4d6; border-radius: .5rem; padding: .5rem 1rem }
  button, input, select { font: inherit; padding: .4rem .8rem; margin: .2rem 0 }
  label { display: block; margin: .8rem 0 .2rem }
  img { max-width: 100%; max-height: 20rem; border-radius: .5rem }
  .invisible { font-size: 0 }
</style>
<p class="note">This is ${escapeHtml(name)}, a stand-in on this computer. Nothing real happens here: no one else sees what is posted.</p>
<h1>${escapeHtml(title)}</h1>
${body}</html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  )
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

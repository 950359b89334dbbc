/** A webhook as it arrived. */
export interface ReceivedEvent {
  readonly id: string
  readonly at: string
  readonly body: string
  /** Whether it was signed with the secret that is known here; `unknown` while there is none. */
  readonly signature: 'right' | 'wrong' | 'unknown'
  /** What was answered. */
  readonly status: number
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

const SIGNATURES: Record<ReceivedEvent['signature'], string> = {
  right: 'signature right',
  wrong: 'signature wrong',
  unknown: 'signature not checked',
}

/** The page of the local receiver: where to type the secret, and what arrived, the newest first. */
export function receiverPage(events: readonly ReceivedEvent[], hasSecret: boolean): string {
  const items = events
    .map(
      ({ id, at, body, signature, status }) =>
        `<li><strong>${SIGNATURES[signature]}</strong>, answered ${status}, <time>${escapeHtml(at)}</time><br><code>${escapeHtml(id)}</code><pre>${escapeHtml(body)}</pre></li>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local webhook receiver</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  .note { padding: .5rem .75rem; border: 1px solid; border-radius: .5rem; opacity: .75; font-size: .875rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<p class="note">Local webhook receiver. It empties when the app stops.</p>
<h1>Received events</h1>
<form method="post" action="/_secret">
  <label>Secret of the webhook <input name="secret" placeholder="whsec_…" autocomplete="off"></label>
  <button>${hasSecret ? 'Replace secret' : 'Check signatures'}</button>
</form>
${items ? `<ul>${items}</ul>` : '<p>Nothing has arrived yet.</p>'}
</html>`
}

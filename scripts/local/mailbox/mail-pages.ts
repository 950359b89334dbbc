import { escapeHtml } from '#core/shared/escape-html.ts'
import type { StoredMail } from './mail-store.ts'

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  .note { padding: .5rem .75rem; border: 1px solid; border-radius: .5rem; opacity: .75; font-size: .875rem }
  li { margin: .75rem 0 } time, dt { opacity: .7 } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
  pre { white-space: pre-wrap; font: inherit } iframe { width: 100%; height: 34rem; border: 1px solid; border-radius: .5rem; background: #fff }
</style>
<p class="note">Local mailbox. Nothing here was sent to anyone. It empties when the app stops.</p>
${body}
</html>`

/** The list of messages, newest first, and a form that sends one to the app where it takes mail of a domain. */
export function inboxPage(mails: readonly StoredMail[], domain: string | null): string {
  const items = mails
    .map(
      mail =>
        `<li><a href="/messages/${mail.id}">${escapeHtml(mail.subject)}</a><br>to ${escapeHtml(mail.to.join(', '))} · <time>${escapeHtml(mail.at)}</time></li>`,
    )
    .join('')
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>${items ? `<ul>${items}</ul>` : '<p>No messages yet.</p>'}${domain ? sendForm(domain) : ''}`,
  )
}

const sendForm = (domain: string) => `<h2>Send an email to the app</h2>
<form method="post" action="/inbound" enctype="multipart/form-data">
<p><label>To, an address of ${escapeHtml(domain)} from “Capture by email” in the app’s settings, or the one that an email about a ticket gives for replies<br><input name="to" size="50" required></label></p>
<p><label>From<br><input name="from" size="50" value="you@example.test"></label></p>
<p><label>Subject<br><input name="subject" size="50"></label></p>
<p><label>Text<br><textarea name="text" rows="4" cols="50"></textarea></label></p>
<p><label>Pictures<br><input name="pictures" type="file" multiple accept="image/*"></label></p>
<p><button>Send</button></p></form>`

/** What the app answered to an email that was sent with the form. */
export function sentPage(status: number): string {
  return page('Sent', `<h1>The app answered ${status}</h1><p><a href="/">Back to the mailbox</a></p>`)
}

/** One message with its links, its text, and its HTML in a frame that can run nothing. */
export function messagePage(mail: StoredMail): string {
  const links = mail.links
    .map(link => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
    .join('')
  const files = mail.attachments
    .map(({ name, mime, bytes }) => `<li>${escapeHtml(name)} (${escapeHtml(mime)}, ${bytes} bytes)</li>`)
    .join('')
  return page(
    mail.subject,
    `<p><a href="/">All messages</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd>${mail.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(mail.replyTo)}</dd>` : ''}<dt>At</dt><dd>${escapeHtml(mail.at)}</dd></dl>
${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}
${links ? `<h2>Links</h2><ul>${links}</ul>` : ''}
<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>
<h2>As HTML</h2><iframe sandbox title="The message as HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`,
  )
}

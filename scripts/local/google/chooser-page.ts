import { escapeHtml } from '#core/shared/escape-html.ts'
/** Who signs in at the stand-in: claims of an id token. */
export interface StandInPerson {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** The page of the stand-in on which one chooses an account. `back` is where the app waits. */
export function chooserPage(back: string): string {
  const hidden = `<input type="hidden" name="back" value="${escapeHtml(back)}">`
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stand-in for Google</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0 .25rem}
input[type=text],input[type=email]{width:100%;box-sizing:border-box;padding:.5rem;font:inherit}
button{font:inherit;padding:.5rem 1rem;margin:1rem .5rem 0 0}p.note{background:#fff3cd;padding:.75rem 1rem}</style></head>
<body><h1>Stand-in for Google</h1>
<p class="note">This page stands in for Google on this machine. Nothing real happens here.</p>
<form method="get" action="/choose">${hidden}
<label for="email">Email</label><input id="email" name="email" type="email" required>
<label for="name">Name</label><input id="name" name="name" type="text" value="Maya Okafor">
<label><input type="checkbox" name="verified" value="1" checked> Google has verified this email</label>
<button>Continue</button></form>
<form method="get" action="/choose">${hidden}<button name="cancel" value="1">Cancel</button></form>
</body></html>`
}

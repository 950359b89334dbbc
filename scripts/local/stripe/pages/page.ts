export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

export const pounds = (pence: number) =>
  `${pence < 0 ? '−' : ''}£${(Math.abs(pence) / 100).toFixed(2).replace(/\.00$/, '')}`

export const day = (seconds: number | null) =>
  seconds === null
    ? '—'
    : new Date(seconds * 1000).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })

/** A page of the stand-in; each says that nothing real happens on it. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  .note { padding: .5rem .75rem; border: 1px solid; border-radius: .5rem; font-size: .875rem }
  form { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin: .25rem .5rem .25rem 0; align-items: center }
  button { font: inherit; padding: .6rem 1.1rem; border-radius: .5rem; border: 1px solid; cursor: pointer; min-height: 44px }
  button.main { background: #4a3aff; color: #fff; border-color: #4a3aff }
  input { font: inherit; padding: .5rem; border-radius: .5rem; border: 1px solid; min-height: 44px; box-sizing: border-box }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886; vertical-align: top }
  .wrong { color: #b3261e; font-weight: 600 }
  @media (prefers-color-scheme: dark) { .wrong { color: #ff9d95 } }
</style>
<p class="note">Stripe stand-in. Nothing real happens here, and no card is charged.</p>
${body}
</html>`
}

/** A form of one button. */
export function press(
  action: string,
  name: string,
  value: string,
  label: string,
  isMain = false,
  fields = '',
): string {
  const look = isMain ? ' class="main"' : ''
  return `<form method="post" action="${escapeHtml(action)}">${fields}<button${look} name="${name}" value="${escapeHtml(value)}">${escapeHtml(label)}</button></form>`
}

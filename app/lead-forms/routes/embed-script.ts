import { EMBED_SCRIPT } from '#app/lead-forms/http/embed-script.ts'

/** The script that founders put into their own pages. */
export function loader() {
  return new Response(EMBED_SCRIPT, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

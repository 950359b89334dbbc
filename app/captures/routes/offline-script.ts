import { OFFLINE_SCRIPT } from '#app/captures/ui/offline-scripts.ts'

/** The script of the offline page. */
export function loader() {
  return new Response(OFFLINE_SCRIPT, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

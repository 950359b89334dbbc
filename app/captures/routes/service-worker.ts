import { SERVICE_WORKER } from '#app/captures/ui/offline-scripts.ts'

/** A browser asks for it anew each time, so that a fault in it does not stay. */
export function loader() {
  return new Response(SERVICE_WORKER, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

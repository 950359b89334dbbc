import { runOfflinePage } from '#app/captures/client/offline-page.island.ts'
import { serveOffline } from '#app/captures/client/offline-worker.island.ts'
import { openWaitingStore } from '#app/captures/client/waiting-store.island.ts'
import { showMessages } from '#app/notifications/ui/index.ts'

const STORE = `const store = (${openWaitingStore.toString()})()`

/** The one service worker there is: messages of ours, and a page for when there is no connection. */
export const SERVICE_WORKER = `${STORE}
;(${showMessages.toString()})(self)
;(${serveOffline.toString()})(self, store)
`

/** The script of the offline page. */
export const OFFLINE_SCRIPT = `{
${STORE}
;(${runOfflinePage.toString()})(store)
}
`

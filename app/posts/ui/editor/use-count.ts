import { useEffect, useState } from 'react'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { quickCountFor } from '#core/posts/platforms/quick-count.ts'

/** How many characters a network counts; null while that cannot be told. */
export type Count = (platform: PlatformId, text: string) => number | null

/** The server, whose pages also serve those without scripts, counts right at once. */
const start: Count = import.meta.env.SSR
  ? (await import('#core/posts/platforms/count.ts')).countFor
  : quickCountFor

/** Counts for the networks: in the browser without what only X's library can tell, until that is fetched in an idle moment. */
export function useCount(): Count {
  const [count, setCount] = useState<Count>(() => start)
  useEffect(
    () =>
      whenIdle(() => {
        // Should the file not arrive, the counts that need it stay unsaid.
        import('#core/posts/platforms/count.ts').then(
          file => setCount(() => file.countFor),
          () => {},
        )
      }),
    [],
  )
  return count
}

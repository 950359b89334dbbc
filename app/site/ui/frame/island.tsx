import { useNonce } from '#app/design/layout/nonce.ts'

/** Sends a self-contained function (`*.island.ts`) along with the page and runs it there. */
export function Island({ run }: { run: () => void }) {
  return <script nonce={useNonce()}>{`(${run.toString().replace(/\n\s+/g, '\n')})()`}</script>
}

import { useNonce } from '#app/design/layout/nonce.ts'

/** Lets browsers that can fetch a page of words when its link is about to be pressed (speculation rules; data, no code). */
export function FetchAhead({ paths }: { paths: readonly string[] }) {
  const rules = { prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }] }
  return (
    <script type="speculationrules" nonce={useNonce()}>
      {JSON.stringify(rules)}
    </script>
  )
}

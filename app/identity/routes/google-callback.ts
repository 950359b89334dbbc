import type { Route } from './+types/google-callback'

/** Where Google sends the browser back to. State, PKCE and nonce make this GET safe: it only ends what a POST began. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { finishGoogle } = await import('#app/identity/http/google/google-flow.ts')
  return finishGoogle(request, context)
}

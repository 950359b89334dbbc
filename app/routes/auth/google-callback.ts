import { finishGoogle } from '#app/http/identity/google-flow.ts'
import type { Route } from './+types/google-callback'

/** Where Google sends the browser back to. State, PKCE and nonce make this GET safe: it only ends what a POST began. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return finishGoogle(request, context)
}

import { redirect } from 'react-router'
import { findViewer } from '#app/platform/http/viewer.ts'
import type { Route } from './+types/help-door'

/** The Help Center: whoever is signed in is led to support, a visitor to the contact form. */
export async function loader({ context }: Route.LoaderArgs) {
  return redirect((await findViewer(context)) ? '/app/support' : '/contact')
}

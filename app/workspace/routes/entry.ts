import { redirect } from 'react-router'

/** The workspace begins at its dashboard. */
export function loader() {
  return redirect('/app/dashboard')
}

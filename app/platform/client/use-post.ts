import { useNavigate, useSubmit } from 'react-router'

/** Posts a few fields to an address of ours, as a pressed button would, and keeps the page where it is. */
export function usePost(): (action: string, fields: Readonly<Record<string, string>>) => void {
  const submit = useSubmit()
  return (action, fields) => void submit(fields, { method: 'post', action, preventScrollReset: true })
}

/** Goes to an address of ours, from a list of choices or a key. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate()
  return to => void navigate(to)
}

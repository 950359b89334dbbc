import { useNavigate } from 'react-router'

/** Goes to an address of ours, from a list of choices or a key. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate()
  return to => void navigate(to)
}

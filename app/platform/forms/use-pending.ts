import { useNavigation } from 'react-router'

/** True while a form is on its way; with a name and value, only while the form pressed by that button is. */
export function usePending(button?: { name: string; value: string }): boolean {
  const { formData, formMethod } = useNavigation()
  if (formMethod !== 'POST') return false
  return button === undefined || formData?.get(button.name) === button.value
}

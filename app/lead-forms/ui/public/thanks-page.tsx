import type { ComponentProps } from 'react'
import { FounderPage, type FounderPageProps } from '#app/design/layout/founder-page.tsx'
import { Thanks } from './thanks.tsx'

/** The page of thanks, in the founder’s look. */
export function ThanksPage(props: ComponentProps<typeof Thanks> & Pick<FounderPageProps, 'brand' | 'kit'>) {
  return (
    <FounderPage brand={props.brand} kit={props.kit}>
      <Thanks {...props} />
    </FounderPage>
  )
}

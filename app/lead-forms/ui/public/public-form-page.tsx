import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

/** A founder’s form on a page of its own, in their look. */
export function PublicFormPage(props: VisitorFormProps) {
  return (
    <FounderPage brand={props.form.brand} kit={props.form.kit}>
      <VisitorForm {...props} />
    </FounderPage>
  )
}

import { EmbedFrame } from './embed-frame.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

/** A founder’s form within their own page. */
export function EmbeddedForm(props: VisitorFormProps & { fits: boolean }) {
  return (
    <EmbedFrame fits={props.fits} kit={props.form.kit}>
      <VisitorForm {...props} />
    </EmbedFrame>
  )
}

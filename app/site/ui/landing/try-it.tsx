import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { TRY } from '#app/site/copy/try.ts'
import { SiteSection } from '../frame/section.tsx'
import { TryFields } from '../try/try-fields.tsx'

const field = (name: 'business' | 'voice' | 'post') => ({ id: `try-${name}`, name })

/** The score itself, to be tried on one's own words: a plain form that another page answers. */
export function TryIt() {
  return (
    <SiteSection id="try" title={TRY.title} lead={TRY.lead}>
      <KeptForm
        as="form"
        keptAs={null}
        method="post"
        action={FORM_PAGES.tryScore.path}
        className="grid content-start gap-6 lg:grid-cols-2"
      >
        <TryFields business={field('business')} voice={field('voice')} post={field('post')} />
        <div>
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {TRY.submit}
          </button>
        </div>
      </KeptForm>
    </SiteSection>
  )
}

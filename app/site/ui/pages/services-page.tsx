import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { PageIntro } from '../frame/page-intro.tsx'

/** The five service pages, in the order in which one would need them. */
const SERVICES = [
  SITE_PAGES.branding,
  SITE_PAGES.socialMediaStrategy,
  SITE_PAGES.contentCreation,
  SITE_PAGES.socialMediaManagement,
  SITE_PAGES.ourServices,
]

/** What people of ours can do for you, each with its own page. */
export function ServicesPage() {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-5 py-14 sm:py-20">
      <PageIntro
        eyebrow="Services"
        title="Get help from our team"
        lead="You can do everything yourself. If you’d rather have help, our team can work with you in your own workspace."
      />
      <ul className="grid gap-5 sm:grid-cols-2">
        {SERVICES.map(service => (
          <li
            key={service.path}
            className="grid content-start gap-2 rounded-lg border border-line bg-raised p-6"
          >
            <h2 className="text-2xl">
              <a href={service.path} className="hover:text-ember hover:underline">
                {service.title}
              </a>
            </h2>
            <p className="text-ink-soft">{service.description}</p>
          </li>
        ))}
      </ul>
      <a
        href="/contact?topic=services"
        className={`${buttonClass({ variant: 'primary', size: 'lg' })} w-fit`}
      >
        Tell us what you need
      </a>
    </div>
  )
}

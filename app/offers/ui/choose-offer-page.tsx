import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { listQuery } from '#core/shared/list-address.ts'
import { pageText } from '#core/shared/page-text.ts'

/** A page of offers to choose from. */
export interface OfferChoices {
  readonly rows: readonly { readonly id: string; readonly name: string }[]
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly total: number
}

type Query = Readonly<Record<string, string | number | null>>

/** Chooses one of many offers for the page that it leads back to: a list of all of them weighed a tenth of that page. */
export function ChooseOfferPage(props: {
  offers: OfferChoices
  /** The page that an offer is chosen for, with the one it has, and what it is called. */
  path: string
  query: Query
  title: string
  /** What no offer in particular is called, and what the page is told of it. */
  none: { readonly label: string; readonly offer: string | null }
  /** Where on the page the offer stands. */
  anchor?: string
}) {
  const { offers, path, query, title, none, anchor = '' } = props
  const at = (offer: string | null) => `${path}${listQuery({ ...query, offer })}${anchor}`
  return (
    <div className="grid max-w-2xl gap-6">
      <SectionHeading
        title="Choose an offer"
        eyebrow={<TextLink to={`${path}${listQuery(query)}`}>{title}</TextLink>}
        description={`By name: ${pageText(offers)}.`}
      />
      <ul className="choice-list" data-rooms="">
        <li>
          <a href={at(none.offer)}>{none.label}</a>
        </li>
        {offers.rows.map(({ id, name }) => (
          <li key={id}>
            <a href={at(id)}>{name}</a>
          </li>
        ))}
      </ul>
      <Pagination
        page={offers.page}
        pageCount={offers.pages}
        hrefOf={page => `${path}${listQuery({ ...query, choose: 'offer', offers: page > 1 ? page : null })}`}
        label="offers"
      />
    </div>
  )
}

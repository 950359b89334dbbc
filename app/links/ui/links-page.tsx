import { FileDown, Link2 } from '#app/design/icons/icons.ts'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { LINK_TEXTS } from '#app/links/copy.ts'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { placeName } from '#core/links/schema.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatDate } from '#core/shared/time.ts'
import type { LinkItem, LinksPageProps } from './link-views.ts'
import { NewLink } from './new-link.tsx'

/** The links of a workspace: where each leads, and who followed it. */
export function LinksPage(props: LinksPageProps) {
  const { links, networks, total, network, timeZone, canWrite } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'create' })
  return (
    <>
      <PageHeading title={LINK_TEXTS.title} description={LINK_TEXTS.description} />
      {canWrite ? <NewLink key={key} {...props} idempotencyKey={key} /> : null}
      {total === 0 ? (
        <EmptyState icon={<Link2 />} title={LINK_TEXTS.emptyTitle} example={LINK_TEXTS.example}>
          {LINK_TEXTS.empty}
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <nav aria-label="Filter by platform" className="flex flex-wrap gap-2">
            <PillLink to="/app/links" label="All" count={total} isCurrent={network === null} />
            {networks.map(each => (
              <PillLink
                key={each.network}
                to={`/app/links${listQuery({ network: each.network })}`}
                label={networkName(each.network)}
                count={each.count}
                isCurrent={each.network === network}
              />
            ))}
          </nav>
          {links.rows.length === 0 ? (
            <p className="py-6 text-ink-soft">
              No links found. <TextLink to="/app/links">Show all links</TextLink>
            </p>
          ) : (
            <ul className="link-list">
              {links.rows.map(link => (
                <LinkRow key={link.id} link={link} timeZone={timeZone} />
              ))}
            </ul>
          )}
          <p className="text-sm text-ink-soft">{LINK_TEXTS.counting}</p>
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {(['csv', 'json'] as const).map(format => (
              <a
                key={format}
                className="link inline-flex items-center gap-1"
                href={`/app/links/export/${format}`}
                download
              >
                <FileDown size={16} aria-hidden />
                Links as {format.toUpperCase()}
              </a>
            ))}
          </p>
          <Pagination
            page={links.page}
            pageCount={links.pages}
            label="links"
            hrefOf={page => `/app/links${listQuery({ network, page })}`}
          />
        </div>
      )}
    </>
  )
}

function LinkRow({ link, timeZone }: { link: LinkItem; timeZone: string }) {
  const people = link.people === 1 ? '1 person' : `${link.people} people`
  const machines = link.machines === 1 ? '1 machine' : `${link.machines} machines`
  const isNamed = link.place === 'bio' || link.place === 'comment'
  const where = `${networkName(link.network)}${isNamed ? `, ${placeName(link.place)}` : ''}`
  return (
    <li>
      <p>
        <RoomLink to={`/app/links/${link.id}`}>{link.label || link.address}</RoomLink>
        {link.deadSince ? <Badge tone="warning">{LINK_TEXTS.dead}</Badge> : null}
      </p>
      {link.label ? <p>{link.address}</p> : null}
      <p>{`Leads to ${link.target}`}</p>
      <p>
        <strong>{people}</strong>
        {` · ${machines} · ${where} · ${formatDate(link.createdAt, timeZone)}`}
      </p>
    </li>
  )
}

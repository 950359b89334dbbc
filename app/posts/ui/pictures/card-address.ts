import type { Card } from '#core/media/quote/card.ts'

/** Where a picture of words can be looked at before it is added. */
export function cardAddress({
  text,
  name,
  template,
  format,
  shade,
  accent,
  logo,
  number,
  count,
}: Card): string {
  const query = new URLSearchParams({ template, format, shade, accent, text, name })
  if (logo) query.set('logo', logo)
  query.set('number', String(number))
  query.set('count', String(count))
  return `/app/create/card?${query}`
}

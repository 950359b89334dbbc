import type { MetaDescriptor } from 'react-router'

/**
 * The head of a page whose address holds a key. Under the header's no-referrer browsers send forms with `Origin: null`,
 * which our own check refuses, so the page loosens it to our own origin, where no one else is told either.
 */
export function secretMeta(title: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

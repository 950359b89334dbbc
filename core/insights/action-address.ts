import { isPlainObject, readKey, readText } from '../shared/untrusted.ts'
import type { InsightAction } from './insight.ts'

/** Where an action leads when its own address cannot be read. */
const HOME = '/app/dashboard'

/** What a page of ours can be opened with. */
const FILLS = ['post', 'campaign', 'date', 'view', 'section', 'gap', 'link', 'status'] as const

/**
 * The address that an insight's action opens: its path, the tab, a section of the brand page, what the page is filled in
 * with, and the place on the page that is meant. Only pages of the workspace; anything else is the dashboard.
 */
export function actionAddress(data: InsightAction['actionData']): string {
  const path = readText(readKey(data, 'path'))
  if (!/^\/app\/[\w/-]+$/.test(path) || path.includes('//')) return HOME
  const query = new URLSearchParams()
  const tab = readText(readKey(data, 'tab'))
  const section = readText(readKey(data, 'section'))
  const isBrand = path === '/app/clarify'
  if (tab) query.set('tab', tab)
  if (isBrand && section) query.set('section', section)
  const fill = readKey(data, 'fill')
  if (isPlainObject(fill)) {
    for (const name of FILLS) {
      const value = readText(readKey(fill, name))
      if (value) query.set(name, value)
    }
  }
  const place = readText(readKey(data, 'highlight')) || (isBrand ? '' : section)
  const search = query.toString() === '' ? '' : `?${query}`
  return `${path}${search}${place ? `#${encodeURIComponent(place.toWellFormed())}` : ''}`
}

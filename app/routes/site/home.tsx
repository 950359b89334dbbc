import type { Route } from './+types/home'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brandhearth' }]
}

export default function Home() {
  return <h1>Brandhearth</h1>
}

/** The page that has to say in ten seconds what this is. */
export function LandingPage() {
  return <h1>Brandhearth</h1>
}

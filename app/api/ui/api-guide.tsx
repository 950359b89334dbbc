import { Panel } from '#app/design/primitives/surface/panel.tsx'

/** How a program calls us. */
export function ApiGuide({ appUrl }: { appUrl: string }) {
  return (
    <Panel
      title="Using the API"
      description="Your programs can read and add stories, posts, people and more, with your own rights."
    >
      <ApiExample appUrl={appUrl} />
      <p className="text-ink-soft">
        Everything the API can do is in its{' '}
        <a className="link" href="/api/v1/openapi.json">
          OpenAPI description
        </a>
        , from which tools such as Postman or an SDK generator make a client.
      </p>
      <ul className="list-disc space-y-1 pl-5 text-ink-soft">
        <li>
          A token can do what you can do here, within its scopes. If your role changes, so does the token.
        </li>
        <li>Lists come in pages. Ask for the next one with the cursor that came with the last.</li>
        <li>Send an Idempotency-Key with each POST, and a request that’s sent twice acts once.</li>
        <li>
          A token can make 120 requests a minute, 30 of them changes. Status 429 says when to try again.
        </li>
      </ul>
    </Panel>
  )
}

/** The shortest call there is. */
export function ApiExample({ appUrl }: { appUrl: string }) {
  const text = `export BRANDHEARTH_TOKEN=bhk_…
curl -H "Authorization: Bearer $BRANDHEARTH_TOKEN" \\
  ${appUrl}/api/v1/me`
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label="A call with curl"
      className="overflow-x-auto rounded-md bg-sunk p-4 text-sm"
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}

/** What an email's link leads to: what it would do, and the one button that does it. */
export function UnsubscribePage({ title, text, button }: { title: string; text: string; button?: string }) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-8 px-5 py-14 sm:py-20">
      <div className="grid gap-3">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg text-ink-soft">{text}</p>
      </div>
      {button ? (
        <form method="post">
          <button type="submit" className="button button-primary button-lg">
            {button}
          </button>
        </form>
      ) : null}
    </div>
  )
}

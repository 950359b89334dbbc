interface Outline {
  readonly name: string
  readonly address: string
  readonly site: string
}

/** Feeds as an OPML document, which every feed reader takes. */
export async function writeOpml(title: string, feeds: readonly Outline[]): Promise<string> {
  const { generateOpml } = await import('feedsmith')
  return generateOpml({
    head: { title },
    body: {
      outlines: feeds.map(({ name, address, site }) => ({
        text: name,
        title: name,
        type: 'rss',
        xmlUrl: address,
        ...(site === '' ? {} : { htmlUrl: site }),
      })),
    },
  })
}

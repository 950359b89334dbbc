interface Outline {
  readonly name: string
  readonly address: string
  readonly site: string
}

/** A document without feeds, which the library does not write. */
const EMPTY =
  '<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0"><head><title>No feeds</title></head><body/></opml>\n'

/** Feeds as an OPML document, which every feed reader takes. */
export async function writeOpml(title: string, feeds: readonly Outline[]): Promise<string> {
  if (feeds.length === 0) return EMPTY
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

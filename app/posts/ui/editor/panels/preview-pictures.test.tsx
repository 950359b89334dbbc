import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { PreviewPictures } from './preview-pictures.tsx'

const picture = (id: number, width: number, height: number) => ({
  ...{ id: `p${id}`, address: `/media/p${id}`, width, height, alt: `Alt ${id}`, focusX: 0, focusY: 100 },
  ...{ bytes: 1000, durationMs: null as number | null },
})
const shown = (platform: PlatformId, pictures: ReturnType<typeof picture>[]) =>
  renderToStaticMarkup(<PreviewPictures platform={platform} pictures={pictures} />)
const ratioOf = (html: string) => Number(/aspect-ratio:([\d.]+)/.exec(html)?.[1])
const many = Array.from({ length: 25 }, (_, place) => picture(place, 1000, 1000))

describe('the pictures of a post, as a network shows them', () => {
  it('are as many as it takes, each with its words and cut round what must stay in sight', () => {
    const counts = PLATFORM_IDS.map(id => [id, shown(id, many).match(/<img/g)?.length])
    expect(Object.fromEntries(counts)).toMatchObject({
      ...{ instagram: 10, facebook: 10, linkedin: 20, twitter: 4, mastodon: 4, bluesky: 4 },
    })
    for (const id of PLATFORM_IDS) {
      const html = shown(id, many)
      expect(html).toContain('alt="Alt 3"')
      expect(html).toContain('object-position:0% 100%')
      expect(shown(id, [])).toBe('')
    }
  })

  it('have the shape that it cuts them to', () => {
    const [wide, tall, square] = [picture(1, 3000, 1000), picture(2, 500, 1000), picture(3, 800, 800)]
    expect(ratioOf(shown('instagram', [wide]))).toBeCloseTo(1.91, 1)
    expect(ratioOf(shown('instagram', [tall]))).toBeCloseTo(0.8, 1)
    expect(ratioOf(shown('mastodon', [wide]))).toBe(3)
    expect(ratioOf(shown('linkedin', [square]))).toBe(1)
    // Further pictures of a carousel take the shape of the first.
    const carousel = shown('instagram', [square, wide])
    expect(carousel.match(/aspect-ratio:1;/g)).toHaveLength(2)
    expect(carousel).toContain('aria-label="Pictures"')
    expect(shown('bluesky', [tall, wide]).match(/aspect-ratio:1;/g)).toHaveLength(2)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DimensionBars } from './dimension-bars.tsx'

const scores = { voice: 53, values: null, audience: 58, emotion: 53 }

it('leaves a bar unlit and names no movement where there is nothing to rate or to compare with', () => {
  const html = renderToStaticMarkup(<DimensionBars label="This post" scores={scores} before={null} />)
  expect(html).toContain('Nothing to rate yet')
  expect(html).toContain('width:0%')
  expect(html).not.toContain('→')
  const moved = renderToStaticMarkup(
    <DimensionBars label="This post" scores={scores} before={{ ...scores, voice: 50, values: 40 }} />,
  )
  expect(moved.match(/→/g)).toHaveLength(1)
})

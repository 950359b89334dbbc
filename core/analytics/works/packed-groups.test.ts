import { expect, it } from 'vitest'
import { packGroups, unpackGroups } from './packed-groups.ts'

it('sends of a group that waits for posts what its line says, and reads it back', () => {
  const listed = {
    ...({ dimension: 'opening', key: 'scene', label: 'A scene', all: 6 } as const),
    standing: 'Not enough yet: 6 of 10 posts',
  }
  const packed = packGroups([{ ...listed, ...{ share: 0.5, interval: null } }])
  expect(packed).toEqual([['opening', 'scene', 'A scene', 6, 'Not enough yet: 6 of 10 posts']])
  expect(unpackGroups(packed)).toEqual([listed])
})

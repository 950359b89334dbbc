import { expect, it } from 'vitest'
import { readFolds } from './folds-address.ts'

it('asks for the folds of the same page, and is asked for them by that address', () => {
  const folds = readFolds('https://a.test/app/analytics?period=7&by=story')
  expect(folds).toEqual({ to: '?period=7&by=story&folds=open', areShown: false })
  const opened = readFolds(`https://a.test/app/analytics${folds.to}`)
  expect(opened).toEqual({ to: folds.to, areShown: true })
})

it('is not asked by anything else of that name', () => {
  expect(readFolds('https://a.test/app/analytics?folds=1').areShown).toBe(false)
})

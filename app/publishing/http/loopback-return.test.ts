import { expect, it } from 'vitest'
import { loopbackReturn } from './loopback-return.ts'

it('leads from 127.0.0.1 to localhost, and nowhere else', () => {
  const asked = (address: string, appUrl: string) => loopbackReturn(new URL(address), appUrl)
  expect(asked('http://127.0.0.1:3000/app/x?state=a&code=b', 'http://localhost:3000')).toBe(
    'http://localhost:3000/app/x?state=a&code=b',
  )
  expect(asked('http://localhost:3000/app/x', 'http://localhost:3000')).toBeNull()
  expect(asked('http://127.0.0.1:3000/app/x', 'http://127.0.0.1:3000')).toBeNull()
  expect(asked('http://127.0.0.1:4000/app/x', 'http://localhost:3000')).toBeNull()
  expect(asked('http://127.0.0.1:3000//evil.example', 'https://app.example')).toBeNull()
})

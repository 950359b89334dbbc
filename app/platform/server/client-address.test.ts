import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const forwarded = (value: string) => new Headers({ 'X-Forwarded-For': value })

describe('where a request came from', () => {
  it('is the socket when no proxy is trusted, whatever the sender wrote', () => {
    expect(clientAddress('10.0.0.1', forwarded('203.0.113.9'), 0)).toBe('10.0.0.1')
  })

  it('is what the nearest trusted proxy saw, not what the sender put before it', () => {
    expect(clientAddress('10.0.0.1', forwarded('6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', forwarded('6.6.6.6, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9')
  })

  it('is the socket when the proxy said nothing', () => {
    expect(clientAddress('10.0.0.1', new Headers(), 1)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', forwarded(''), 1)).toBe('10.0.0.1')
  })

  it('is the address without its port, which a sender could change with each connection', () => {
    for (const port of [1, 4711, 65_535]) {
      expect(clientAddress('10.0.0.1', forwarded(`203.0.113.9:${port}`), 1)).toBe('203.0.113.9')
      expect(clientAddress('10.0.0.1', forwarded(`[2001:db8::1]:${port}`), 1)).toBe('2001:db8::1')
    }
    expect(clientAddress('10.0.0.1', forwarded('"[2001:db8::1]"'), 1)).toBe('2001:db8::1')
    expect(clientAddress('10.0.0.1', forwarded('2001:db8::1'), 1)).toBe('2001:db8::1')
    expect(clientAddress('10.0.0.1', forwarded('fe80::1%eth0'), 1)).toBe('fe80::1')
  })

  it('is the socket when the entry holds no address', () => {
    for (const entry of [
      'unknown',
      '_hidden',
      'a@evil.test',
      '203.0.113',
      '203.0.113.999',
      '[]:1',
      ':1',
      '1e3',
    ])
      expect(clientAddress('10.0.0.1', forwarded(entry), 1), entry).toBe('10.0.0.1')
  })
})

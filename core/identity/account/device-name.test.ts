import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceName, placeName } from './device-name.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36'

describe('a device is named', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [`${CHROME} Edg/147.0`, 'Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('without ever repeating what a header said', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(deviceName(`<b>${text}`)).not.toContain('<b>')
      }),
    )
  })
})

describe('a place is named', () => {
  it.each([
    ['127.0.0.1', 'This network'],
    ['::ffff:192.168.1.4', 'This network'],
    ['fd00::1', 'This network'],
    ['203.0.113.9', '203.0.113.9'],
    ['172.32.0.1', '172.32.0.1'],
    ['', 'Unknown place'],
  ])('%s', (ip, name) => {
    expect(placeName(ip)).toBe(name)
  })
})

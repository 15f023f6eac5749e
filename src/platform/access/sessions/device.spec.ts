import { expect, test } from 'vitest'

import { describeOrigin } from '#platform/log/origin.ts'
import { inLanguage } from '#translations/language-now.ts'
import { deviceOf, sayDevice } from './device.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

test('a device and where a command came from are in the language of who reads them', () => {
  const device = deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
  const address = '203.0.113.7'
  const said = () => [
    sayDevice(device),
    sayDevice(deviceOf('')),
    describeOrigin({ device, address }),
    describeOrigin({ device: deviceOf('') }),
    describeOrigin({ device, address, token: 'ERP' }),
  ]
  expect(said()).toEqual([
    'Firefox on Linux',
    'Unknown device',
    'from Firefox on Linux, 203.0.113.7',
    'from an unknown device',
    'through the token ERP, 203.0.113.7',
  ])
  expect(inLanguage('es', said)).toEqual([
    'Firefox en Linux',
    'Dispositivo desconocido',
    'desde Firefox en Linux, 203.0.113.7',
    'desde un dispositivo desconocido',
    'con el token ERP, 203.0.113.7',
  ])
})

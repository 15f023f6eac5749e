import { say } from '#platform/text/say.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (table: typeof browsers, userAgent: string) => table.find(([pattern]) => pattern.test(userAgent))?.[1]

export const UNKNOWN_DEVICE = 'Unknown device'

/** 'Firefox on Linux'; the user agent is not stored. */
export const deviceOf = (userAgent: string): string => {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? UNKNOWN_DEVICE)
}

/** A recorded device in the reader's language: 'Firefox en Linux'. */
export const sayDevice = (device: string): string => {
  if (device === UNKNOWN_DEVICE) return say('Unknown device')
  const [browser, system] = device.split(' on ')
  return browser && system ? say('{0} on {1}', browser, system) : device
}

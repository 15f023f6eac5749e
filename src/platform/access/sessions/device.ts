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

/** What a device is called that does not say what it is. */
export const UNKNOWN_DEVICE = 'Unknown device'

/** 'Firefox on Linux', enough to know one's own device by. The user agent itself is not kept. */
export const deviceOf = (userAgent: string): string => {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? UNKNOWN_DEVICE)
}

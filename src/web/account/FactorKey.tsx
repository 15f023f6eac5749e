import { encode } from 'uqr'
import { setUpTexts as texts } from '#texts/security.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import classes from './FactorKey.module.css'

/** What an authenticator app takes: the picture, and the same as letters, in groups that can be typed. */
export const FactorKey = ({ secret, uri }: { secret: string; uri: string }) => (
  <Stack gap={3}>
    <p>{texts.scan}</p>
    <QrCode text={uri} label={texts.picture} />
    <p>
      {texts.key}: <code className={classes['key']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </p>
  </Stack>
)

/** Dark on white in both schemes: cameras do not read it otherwise. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={classes['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

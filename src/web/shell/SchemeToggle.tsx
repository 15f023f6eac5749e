import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

import { announce } from '#web/ui/announce.ts'
import { useScheme } from '#web/ui/scheme.ts'
import { shellWords } from '#web/words/shell.ts'
import classes from './IconLink.module.css'

const order = ['light', 'dark', 'auto'] as const
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

/** Light, Dark, System, one after the other. */
export const SchemeToggle = () => {
  const [scheme, choose] = useScheme()
  const SchemeIcon = icons[scheme]
  const name = shellWords.schemeNow(shellWords.schemes[scheme])
  const next = () => {
    const chosen = order[(order.indexOf(scheme) + 1) % order.length] ?? 'auto'
    choose(chosen)
    announce(shellWords.schemeNow(shellWords.schemes[chosen]))
  }
  return (
    <button type="button" className={classes['link']} aria-label={name} title={name} onClick={next}>
      <SchemeIcon size={21} stroke={1.6} aria-hidden />
    </button>
  )
}

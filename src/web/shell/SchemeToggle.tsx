import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { shellTexts } from '#texts/shell.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { useScheme } from '#web/ui/style/scheme.ts'

const order = ['light', 'dark', 'auto'] as const
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

/** Light, Dark, System, one after the other. */
export const SchemeToggle = () => {
  const [scheme, choose] = useScheme()
  const SchemeIcon = icons[scheme]
  const name = shellTexts.schemeNow(shellTexts.schemes[scheme])
  const next = () => {
    const chosen = order[(order.indexOf(scheme) + 1) % order.length] ?? 'auto'
    choose(chosen)
    announce(shellTexts.schemeNow(shellTexts.schemes[chosen]))
  }
  return (
    <IconButton size="large" label={name} word={shellTexts.schemes[scheme]} onClick={next}>
      <SchemeIcon size={21} stroke={1.6} aria-hidden />
    </IconButton>
  )
}

import { IconCopy, IconRefresh } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Logo } from '#web/ui/page/Logo.tsx'
import classes from './CrashPage.module.css'

/** A bug of ours: a plain sentence, another try, and a reference to quote. In the main part of the frame around it. */
export const CrashPage = () => {
  const fault = useRouteError()
  const [copied, setCopied] = useState(false)
  const reference = useMemo(() => crypto.randomUUID().slice(0, 8).toUpperCase(), [])
  useTitle(shellTexts.crashed)

  useEffect(() => console.error(`[${reference}]`, fault), [reference, fault])

  const copy = async () => {
    await navigator.clipboard.writeText(reference)
    setCopied(true)
  }
  return (
    <div className={classes['page']}>
      <div className={classes['card']}>
        <Logo />
        <h1>{shellTexts.crashed}</h1>
        <p>{shellTexts.crashedLead}</p>
        <p className={classes['reference']}>
          <bdi dir="ltr">{reference}</bdi>
          <Button
            size="small"
            look="text"
            icon={<IconCopy size={16} stroke={1.8} aria-hidden />}
            onClick={() => void copy()}
          >
            {copied ? shellTexts.copied : shellTexts.copyReference}
          </Button>
        </p>
        <div className={classes['actions']}>
          <Button
            look="filled"
            icon={<IconRefresh size={18} stroke={1.8} aria-hidden />}
            onClick={() => location.reload()}
          >
            {shellTexts.tryAgain}
          </Button>
          <a href="/">{shellTexts.backHome}</a>
        </div>
      </div>
    </div>
  )
}

/** The same without a frame. */
export const LoneCrashPage = () => (
  <main id="main" tabIndex={-1} className={classes['lone']}>
    <CrashPage />
  </main>
)

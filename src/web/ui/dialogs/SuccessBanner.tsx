import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { uiTexts } from '#texts/ui.ts'
import { clearSuccess, pageChanged, personActed, useMessages } from './messages.ts'
import classes from './SuccessBanner.module.css'

const ACTS = ['pointerdown', 'keydown', 'click', 'popstate'] as const

/** Under the header; goes when it is clicked, dismissed by key, or when the page changes. */
export const SuccessBanner = () => {
  const { success } = useMessages()
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current !== pathname) pageChanged()
    shownOn.current = pathname
  }, [pathname])

  useEffect(() => {
    for (const act of ACTS) window.addEventListener(act, personActed, true)
    return () => {
      for (const act of ACTS) window.removeEventListener(act, personActed, true)
    }
  }, [])

  return (
    <div role="status" className={classes['region']} data-no-print>
      {success !== null && (
        <button
          type="button"
          className={classes['banner']}
          onClick={clearSuccess}
          aria-label={`${success} ${uiTexts.dismiss}`}
        >
          <IconCircleCheck size={20} stroke={1.8} aria-hidden />
          <span>{success}</span>
          <IconX size={16} stroke={1.8} aria-hidden />
        </button>
      )}
    </div>
  )
}

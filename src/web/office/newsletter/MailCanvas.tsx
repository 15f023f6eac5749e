import { useEffect, useRef } from 'react'

import classes from './MailCanvas.module.css'

/** Sets styles by script: the content security policy refuses parsed ones. A mail's text has its quotes escaped. */
const drawn = (html: string): readonly Node[] => {
  const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-look="'), 'text/html')
  for (const element of body.querySelectorAll<HTMLElement>('[data-look]'))
    element.style.cssText = element.dataset['look'] ?? ''
  for (const link of body.querySelectorAll('a')) link.target = '_blank'
  return [...body.childNodes]
}

/** A mail as its reader sees it, apart from the looks of the portal. */
export const MailCanvas = ({ html, width }: { html: string; width: 'wide' | 'narrow' }) => {
  const canvas = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = canvas.current?.shadowRoot ?? canvas.current?.attachShadow({ mode: 'open' })
    root?.replaceChildren(...drawn(html))
  }, [html])
  return <div ref={canvas} className={classes['canvas']} data-width={width} />
}

import { useEffect, useRef } from 'react'

import classes from './MailCanvas.module.css'

/**
 * What a mail says of its looks is set by script: what a page parses may hold no styles of its own. In the text of a mail
 * there are no such quotes, they are escaped there.
 */
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

import { useEffect } from 'react'

import brand from '#brand'
import { announce } from './announce.ts'

let unread = 0
let title: string = brand.name

const show = (): void => {
  document.title = `${unread > 0 ? `(${unread}) ` : ''}${title === brand.name ? title : `${title} · ${brand.name}`}`
}

/** The page's name in the tab and, said once, to people who listen. Every page calls it, most through PageHeader. */
export const useTitle = (name: string): void =>
  useEffect(() => {
    title = name
    show()
    announce(name)
  }, [name])

/** '(3) ' in front of the tab's title. */
export const showUnread = (count: number): void => {
  unread = count
  show()
}

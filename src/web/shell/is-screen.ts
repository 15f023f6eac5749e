import { matchPath } from 'react-router-dom'
import { paths } from '#paths'

import { officeScreens, openScreens, portalScreens, publicScreens } from '#web/screens.ts'

const everyScreen = [...publicScreens, ...openScreens, ...portalScreens, ...officeScreens]

/** Whether an address leads to a screen and not to /404. Apart from the menus: public pages ask it and show none of them. */
export const isScreen = (address: string): boolean =>
  address === paths.login() || everyScreen.some(({ path }) => matchPath(path, address.split('?')[0] ?? ''))

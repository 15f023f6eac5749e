import brand from '#brand'
import { atMost99 } from '#platform/text/formats.ts'
import { fixed } from '#web/texts/fixed.ts'

export const shellTexts = {
  skip: 'Skip to content',
  home: `${brand.name}, home`,
  mainMenu: 'Main menu',
  mySpace: 'My space',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  search: 'Search or jump to…',
  searchLabel: 'Search or jump to',
  notifications: 'Notifications',
  unread: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${atMost99(count)} unread`),
  latest: 'Latest notifications',
  unreadOne: 'unread',
  newNotification: (title: string, content: string) => `New notification: ${title}. ${content}`,
  noNotifications: 'No notifications yet. News for you appears here.',
  markAllRead: 'Mark all as read',
  allNotifications: 'See all notifications',
  cart: (count: number) =>
    count === 0 ? 'My cart' : `My cart, ${atMost99(count)} ${count === 1 ? 'product' : 'products'}`,
  schemes: { light: 'Light', dark: 'Dark', auto: 'System' },
  schemeNow: (name: string) => `Colour scheme: ${name}`,
  helpCentre: 'Help centre',
  termsOfSale: 'Terms of sale',
  privacy: 'Privacy policy',
  contact: 'Contact',
  version: 'Version 1.0',
  languages: 'Languages',
  follow: 'Follow us',
  timesIn: (zone: string) => `Times are in ${zone}`,
  staff: 'Staff',
  office: 'Back office',
  signIn: 'Sign in',
  logout: fixed('Logout'),
  notFound: fixed('Page not found'),
  notFoundSearch: 'Search the portal',
  notFoundAt: (address: string) => `There is nothing at ${address}.`,
  notFoundLead: 'The address may have changed, or you do not have access to this page.',
  backHome: fixed('Back to home'),
  crashed: 'This page stopped working',
  crashedLead: 'Nothing you sent was lost. Try again, or contact us with this reference.',
  tryAgain: 'Try again',
  copyReference: 'Copy the reference',
  copied: 'Copied',
  bottomBar: 'Shortcuts',
}

/** What a company can do while it cannot order. */
export const accountTexts = {
  pending:
    'Today you can see the products, and complete your file and your documents. You can order once we have checked them.',
  suspended:
    'New orders and material for CareCoins have stopped. Running orders, messages and documents go on, and you can browse.',
  because: (reason: string) => `Our reason: ${reason}`,
}

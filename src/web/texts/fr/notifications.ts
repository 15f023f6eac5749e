import type {
  notificationKinds as EnglishNotificationKinds,
  notificationsTexts as EnglishNotifications,
} from '#texts/notifications.ts'
import type { Translated } from '#web/texts/translated.ts'

export const notificationsTexts = {
  title: 'Notifications',
  lead: 'Les nouvelles de vos commandes, de vos documents et de votre compte.',
  unread: (count) => (count === 0 ? 'Aucune notification non lue.' : count === 1 ? '1 non lue.' : `${count} non lues.`),
  markAllRead: 'Tout marquer comme lu',
  unreadOne: 'non lue',
  list: 'Toutes les notifications, les plus récentes d’abord',
  empty: 'Aucune notification pour le moment. Les nouveautés qui vous concernent s’affichent ici.',
  toHome: 'Aller à l’accueil',
  chooseMails: 'Notifications par e-mail',
  kind: 'Type',
  show: 'Afficher',
  shows: { all: 'Toutes', unread: 'Non lues' },
  perPage: 'Par page',
  thing: 'notification',
  noneUnread: 'Aucune notification non lue ici.',
  noneOfKind: 'Aucune notification de ce type.',
  mail: {
    SENT: 'E-mail envoyé',
    KEPT: 'Pas d’e-mail : aucun serveur de messagerie n’est configuré',
    SENT_IN_DIGEST: 'Dans un e-mail quotidien',
    WAITS: 'E-mail planifié',
    DIGEST: (until) => `Dans l’e-mail quotidien (${until})`,
    QUIET: (until) => `E-mail prévu : ${until}`,
    FAILED: 'E-mail non remis',
    READ: 'Pas d’e-mail : lue avant l’e-mail quotidien',
    NONE: 'Pas d’e-mail',
  },
} satisfies Translated<typeof EnglishNotifications>

/** What a notification is about, as people choose among them. */
export const notificationKinds = {
  orders: 'Commandes',
  documents: 'Documents',
  loyalty: 'Fidélité',
  library: 'Bibliothèque',
  service: 'Service',
  account: 'Compte',
  log: 'Journal d’événements',
} satisfies Translated<typeof EnglishNotificationKinds>

import type {
  notificationKinds as EnglishKinds,
  notificationsTexts as EnglishNotifications,
} from '#texts/notifications.ts'
import type { Translated } from '#web/texts/translated.ts'

export const notificationsTexts = {
  title: 'Notificações',
  lead: 'Novidades sobre as suas encomendas, documentos e conta.',
  unread: (count) => (count === 0 ? 'Nenhuma notificação por ler.' : `${count} por ler.`),
  markAllRead: 'Marcar tudo como lido',
  unreadOne: 'por ler',
  list: 'Todas as notificações, as mais recentes primeiro',
  empty: 'Ainda não há notificações. As novidades aparecem aqui.',
  toHome: 'Ir para a página inicial',
  chooseMails: 'Notificações por e-mail',
  kind: 'Tipo',
  show: 'Mostrar',
  shows: { all: 'Todas', unread: 'Por ler' },
  perPage: 'Por página',
  thing: 'notificação',
  noneUnread: 'Não há nada por ler.',
  noneOfKind: 'Não há notificações deste tipo.',
  mail: {
    SENT: 'E-mail enviado',
    KEPT: 'Sem e-mail: não há servidor de e-mail configurado',
    SENT_IN_DIGEST: 'Num e-mail diário',
    WAITS: 'E-mail agendado',
    DIGEST: (until) => `No e-mail diário de ${until}`,
    QUIET: (until) => `E-mail agendado: ${until}`,
    FAILED: 'E-mail não entregue',
    READ: 'Sem e-mail: lida antes do e-mail diário',
    NONE: 'Sem e-mail',
  },
} satisfies Translated<typeof EnglishNotifications>

/** What a notification is about, as people choose among them. */
export const notificationKinds = {
  orders: 'Encomendas',
  documents: 'Documentos',
  loyalty: 'Fidelização',
  library: 'Biblioteca',
  service: 'Apoio',
  account: 'Conta',
  log: 'Registo de eventos',
} satisfies Translated<typeof EnglishKinds>

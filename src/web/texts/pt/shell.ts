import brand from '#brand'
import { atMost99 } from '#platform/text/formats.ts'
import type { accountTexts as EnglishAccount, shellTexts as EnglishShell } from '#texts/shell.ts'
import type { Translated } from '#web/texts/translated.ts'

export const shellTexts = {
  skip: 'Saltar para o conteúdo',
  home: `${brand.name}, início`,
  mainMenu: 'Menu principal',
  mySpace: 'O meu espaço',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  search: 'Pesquisar ou ir para…',
  searchLabel: 'Pesquisar ou ir para',
  notifications: 'Notificações',
  unread: (count) => (count === 0 ? 'Notificações' : `Notificações, ${atMost99(count)} por ler`),
  latest: 'Últimas notificações',
  unreadOne: 'por ler',
  newNotification: (title, content) => `Nova notificação: ${title}. ${content}`,
  noNotifications: 'Ainda não há notificações. As novidades aparecem aqui.',
  markAllRead: 'Marcar tudo como lido',
  allNotifications: 'Ver todas as notificações',
  cart: (count) =>
    count === 0 ? 'O meu carrinho' : `O meu carrinho, ${atMost99(count)} ${count === 1 ? 'produto' : 'produtos'}`,
  schemes: { light: 'Claro', dark: 'Escuro', auto: 'Sistema' },
  schemeNow: (name) => `Esquema de cores: ${name}`,
  helpCentre: 'Centro de ajuda',
  termsOfSale: 'Condições de venda',
  privacy: 'Política de privacidade',
  contact: 'Contacto',
  version: 'Versão 1.0',
  languages: 'Línguas',
  follow: 'Siga-nos',
  timesIn: (zone) => `Fuso horário: ${zone}`,
  staff: 'Equipa interna',
  office: 'Back office',
  signIn: 'Iniciar sessão',
  logout: 'Terminar sessão',
  notFound: 'Página não encontrada',
  notFoundSearch: 'Pesquisar no portal',
  notFoundAt: (address) => `Não existe nada em ${address}.`,
  notFoundLead: 'O endereço pode ter mudado, ou não tem acesso a esta página.',
  backHome: 'Voltar ao início',
  crashed: 'Esta página deixou de funcionar',
  crashedLead: 'Nada do que enviou se perdeu. Tente de novo ou contacte-nos indicando esta referência.',
  tryAgain: 'Tentar de novo',
  copyReference: 'Copiar a referência',
  copied: 'Copiado',
  bottomBar: 'Atalhos',
} satisfies Translated<typeof EnglishShell>

/** What a company can do while it cannot order. */
export const accountTexts = {
  pending:
    'Por agora, pode ver os produtos e completar o processo e os documentos da sua empresa. Poderá encomendar assim que os tivermos verificado.',
  suspended:
    'As novas encomendas e os pedidos de material com CareCoins estão suspensos. As encomendas em curso, as mensagens e os documentos continuam, e pode consultar o portal.',
  because: (reason) => `Motivo: ${reason}`,
} satisfies Translated<typeof EnglishAccount>

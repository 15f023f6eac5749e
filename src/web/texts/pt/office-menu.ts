import type { officeMenuTexts as English } from '#texts/office-menu.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The menu of staff. */
export const officeMenuTexts = {
  officeGroups: {
    day: 'Dia a dia',
    trade: 'Vendas',
    content: 'Conteúdos',
    record: 'Auditoria',
    house: 'Administração',
  },
  officeHome: { label: 'Hoje', help: 'O que aguarda a sua ação, e as promessas deste mês' },
  quotes: { label: 'Cotações', help: 'Encomendas a aguardar cotação, por tempo restante' },
  officeDocuments: { label: 'Documentos', help: 'Documentos de distribuidores por aprovar ou rejeitar' },
  officeRequests: {
    label: 'Pedidos de clientes',
    help: 'Pedidos de apoio, comunicações e pedidos de acordos, produtos e rótulos',
  },
  officeOrders: { label: 'Encomendas', help: 'Todas as encomendas de todos os distribuidores' },
  vetting: { label: 'Due diligence', help: 'Processos de empresas por analisar' },
  officeAgreements: { label: 'Acordos', help: 'Acordos pedidos e assinados' },
  officeLabels: { label: 'Rótulos', help: 'Problemas de rótulos e os rótulos de cada registo' },
  distributors: { label: 'Distribuidores', help: 'Empresas e as suas pessoas' },
  loyalty: { label: 'Fidelização', help: 'CareCoins, estatutos e material por enviar' },
  content: { label: 'Conteúdos', help: 'Recursos e as suas línguas' },
  promoCodes: { label: 'Códigos promocionais', help: 'Descontos, condições e utilizações' },
  officeData: { label: 'Análises', help: 'Encomendas e previsões por produto e mês' },
  officeProducts: { label: 'Produtos', help: 'Produtos, categorias e registos' },
  prices: { label: 'Preços', help: 'Preços por produto e país, agora ou no passado' },
  people: { label: 'Pessoas', help: 'Contas de distribuidores e da equipa interna' },
  officeRoles: { label: 'Funções', help: 'O que cada função pode fazer e quem a tem' },
  officeAccount: { label: 'A minha segurança', help: 'Palavra-passe, segundo fator e sessões' },
  officeNews: { label: 'Notícias', help: 'Escrever, agendar e publicar artigos' },
  officeEvents: { label: 'Eventos', help: 'O calendário público' },
  officeNewsletter: { label: 'Newsletter', help: 'Edições e os seus leitores' },
  officeSocial: { label: 'Publicações nas redes', help: 'Publicações ao lado das notícias' },
  audit: { label: 'Pista de auditoria', help: 'Todos os eventos registados' },
  log: { label: 'Registo de eventos', help: 'Prova de que nada foi alterado' },
  invariants: { label: 'Invariantes', help: 'Regras e violações' },
  projections: { label: 'Projeções', help: 'Progresso e reconstruções' },
  outbox: { label: 'E-mails', help: 'Os e-mails e a sua entrega' },
  settings: { label: 'Definições', help: 'Marca, contactos, e-mails, horário de trabalho' },
} satisfies Translated<typeof English>

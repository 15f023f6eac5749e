import brand from '#brand'
import type {
  aboutTexts as EnglishAbout,
  contactTexts as EnglishContacts,
  draftTexts as EnglishDraft,
  foundTexts as EnglishFound,
  newTicketTexts as EnglishNewTicket,
  ratingTexts as EnglishRating,
  reportPageTexts as EnglishReport,
  serviceTexts as EnglishService,
  ticketTexts as EnglishTicket,
} from '#texts/tickets.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Customer service, as distributors see it. */
export const serviceTexts = {
  title: 'Apoio ao cliente',
  heading: 'Pedidos de clientes',
  lead: 'Respondemos em 48 horas.',
  open: 'Novo pedido',
  faq: 'FAQ',
  views: 'Colunas da lista',
  byComment: 'Pedidos',
  byReference: 'Números de referência',
  columns: {
    date: 'Data',
    department: 'Departamento',
    subject: 'Assunto',
    comment: 'Comentário',
    reference: 'N.º de referência',
    status: 'Estado',
  },
  statuses: { OPEN: 'Connosco', ANSWERED: 'Respondido', SOLVED: 'Resolvido', CLOSED: 'Encerrado' },
  changed: (reference, status) => `Pedido ${reference}: ${status}`,
  none: 'Ainda não há pedidos. Pergunte-nos o que quiser sobre encomendas, produtos ou documentos.',
  isPrivate: 'Só para si',
} satisfies Translated<typeof EnglishService>

export const ticketTexts = {
  back: 'Todos os pedidos',
  author: 'Pedido por',
  about: 'Sobre',
  shared: 'Visível para',
  sharings: { COMPANY: 'A sua empresa e a nossa equipa', PRIVATE: 'Si e o seu representante' },
  due: 'Respondemos até',
  overdue: 'A nossa resposta está atrasada. Pedimos desculpa; estamos a tratar do assunto.',
  answered: 'Respondemos. Se a resposta não ajudar, escreva de novo; se ajudar, marque o pedido como resolvido.',
  solved: 'Resolvido. Pode ser reaberto até',
  closed: 'Encerrado. Se ficou algo por tratar, abra um novo pedido.',
  thread: 'Mensagens',
  empty: 'Ainda não há mensagens.',
  reply: 'A sua mensagem',
  replyReopens: 'A sua mensagem reabre o pedido.',
  files: 'Ficheiros',
  send: 'Enviar mensagem',
  sent: 'Mensagem enviada.',
  solve: 'Marcar como resolvido',
  solvedNow: 'Marcado como resolvido.',
  reopen: 'Reabrir',
  reopenedNow: 'Reaberto. Respondemos em 48 horas.',
  notFound: 'Este pedido não existe, ou é privado de um colega.',
  wasSolved: 'Marcou como resolvido',
  wasReopened: 'Reabriu o pedido',
  wasMerged: 'Juntou este pedido a outro',
  mergedInto: 'Continua em',
  tookIn: 'Junto com',
  attached: (name) => `Abrir ${name}`,
} satisfies Translated<typeof EnglishTicket>

export const ratingTexts = {
  question: 'A nossa resposta ajudou?',
  yes: 'Ajudou',
  no: 'Não ajudou',
  why: 'Motivo (opcional)',
  send: 'Enviar a sua resposta',
  thanks: 'Obrigado.',
  change: 'Alterar',
} satisfies Translated<typeof EnglishRating>

/** What a request is about. */
export const aboutTexts = {
  kind: 'Sobre (opcional)',
  kinds: {
    ORDER: 'Uma encomenda',
    PRODUCT: 'Um produto',
    DOCUMENT: 'Um documento',
    LABEL: 'Um rótulo',
    REPORT: 'Uma comunicação',
  },
  which: {
    ORDER: 'Encomenda',
    PRODUCT: 'Produto',
    DOCUMENT: 'Documento',
    LABEL: 'Rótulo',
    REPORT: 'Comunicação',
  },
} satisfies Translated<typeof EnglishAbout>

/** What was written before and not sent. */
export const draftTexts = {
  back: 'O texto que não enviou está de volta.',
  discard: 'Descartar',
} satisfies Translated<typeof EnglishDraft>

export const foundTexts = {
  title: 'Isto talvez já ajude',
  faq: 'FAQ',
  newTab: 'num novo separador',
} satisfies Translated<typeof EnglishFound>

export const newTicketTexts = {
  title: 'Novo pedido',
  department: 'Departamento',
  subject: 'Assunto',
  comment: 'Comentário',
  files: 'Ficheiros',
  about: (label) => `Sobre: ${label}`,
  sharing: 'Quem o pode ler',
  company: 'A minha empresa',
  own: 'Só eu e o meu representante',
  keep: 'Cancelar',
  confirm: 'Enviar o pedido',
  chooseDepartment: 'Escolha um departamento',
  chooseThing: 'Escolha de que se trata',
  enterSubject: 'Introduza um assunto',
  enterComment: 'Introduza um comentário',
  sentTitle: 'Pedido enviado',
  close: 'Fechar',
  show: 'Abrir o pedido',
} satisfies Translated<typeof EnglishNewTicket>

export const reportPageTexts = {
  titles: {
    reportOrderIssue: 'Comunicar um problema de encomenda',
    reportTender: 'Comunicar um concurso público',
    reportCompetitor: 'Comunicar um concorrente',
    reportLawChange: 'Comunicar uma alteração legislativa',
  },
  leads: {
    reportOrderIssue:
      'Diga-nos o que não está bem numa entrega. A nossa equipa de qualidade lê a comunicação de imediato.',
    reportTender: 'Informe-nos de um convite público a propostas, para podermos preparar a nossa proposta consigo.',
    reportCompetitor: 'Diga-nos o que outros fazem no seu mercado.',
    reportLawChange: 'Informe-nos de uma nova regra que diga respeito aos nossos produtos.',
  },
  emergency: 'Em caso de emergência, ligue para',
  required: 'Obrigatório',
  optional: 'Mais detalhes (opcional)',
  country: 'País',
  comment: 'Comentário',
  consent: `Concordo que a ${brand.name} trate os dados que comunico`,
  missing: 'Faltam campos obrigatórios',
  noDay: 'Introduza um dia no formato DD/MM/AAAA',
  fields: {
    authority: 'Autoridade',
    product: 'Produto',
    quantity: 'Quantidade',
    closingDay: 'Data-limite',
    priceLevel: 'Nível de preço',
    company: 'Empresa',
    price: 'Preço',
    source: 'Fonte',
    law: 'Lei ou regra',
    inForceFrom: 'Em vigor desde',
    products: 'Produtos abrangidos',
    lines: 'Linhas da encomenda',
    lot: 'Número de lote',
    wrong: 'O que está errado',
    foundOn: 'Data da deteção',
  },
  order: 'Encomenda',
  people: 'Houve pessoas afetadas',
  files: 'Ficheiros',
  send: 'Enviar a comunicação',
  sending: 'O seu pedido está a ser enviado…',
  result: 'Comunicação enviada',
  close: 'Fechar',
  own: 'As suas comunicações',
  none: 'Ainda não há comunicações.',
  filed: 'Data de envio',
  by: 'Por',
  status: 'Estado',
  reference: 'N.º de referência',
  statuses: {
    RECEIVED: 'Recebida',
    READ: 'Lida',
    ANSWERED: 'Respondida',
    ACCEPTED: 'Aceite',
    REFUSED: 'Não aceite',
    DONE: 'Concluída',
  },
  read: 'Data de leitura',
  coins: 'CareCoins ganhos',
  yes: 'Sim',
  no: 'Não',
  changed: (reference, status) => `Comunicação ${reference}: ${status}`,
} satisfies Translated<typeof EnglishReport>

export const contactTexts = {
  title: 'Contactos',
  roles: { SALES: 'Vendas', ORDERS: 'Encomendas e envios', QUALITY: 'Qualidade', FINANCE: 'Faturas' },
} satisfies Translated<typeof EnglishContacts>

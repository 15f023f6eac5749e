import type { additionsTexts as EnglishAdditions, documentTexts as EnglishDocuments } from '#texts/order-documents.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What a distributor sends, what it is sent for approval, and what it can keep. */
export const documentTexts = {
  previewOf: (name) => `Pré-visualização: ${name}`,
  downloadOf: (name) => `Descarregar: ${name}`,
  requests: {
    PROOF_OF_PREPAYMENT: {
      title: 'Pré-pagamento',
      ask: 'Envie-nos o comprovativo do pré-pagamento, por exemplo a confirmação do seu banco. A produção começa assim que o tivermos verificado.',
    },
    LICENSE_DOCUMENT: {
      title: 'Licença de importação',
      ask: 'Envie-nos a licença de importação desta mercadoria. A produção prossegue assim que a tivermos verificado.',
    },
    PREINSPECTION: {
      title: 'Pré-inspeção',
      ask: 'Envie-nos o documento da pré-inspeção. A mercadoria é expedida assim que o tivermos verificado.',
    },
  },
  amount: 'A pagar antecipadamente',
  dueOn: 'A pagar até',
  proforma: 'Fatura pró-forma',
  note: 'A nossa nota',
  send: 'Enviar o documento',
  chooseFirst: 'Escolha primeiro um ficheiro',
  submitted: 'Documento já enviado. A aguardar aprovação.',
  sent: (label) => `Enviado: ${label}. Vamos verificar e enviar-lhe uma notificação.`,
  sentOn: (at) => `Enviado a ${at}`,
  because: 'Rejeitado:',
  replace: 'Substituir o documento',
  keepSent: 'Manter o documento enviado',
  rejected: 'Não pudemos aceitar o último documento.',
  rejectedBecause: 'Motivo:',
  approved: 'Aprovado. Não precisa de fazer mais nada.',
  states: { SUBMITTED: 'Em análise', APPROVED: 'Aprovado', REJECTED: 'Rejeitado', REPLACED: 'Substituído' },
  /** What became of a quote that is offered no more. */
  lapsedQuote: {
    WITHDRAWN: 'Retirada',
    REJECTED: 'Rejeitada',
    EXPIRED: 'Expirada',
    CANCELLED: 'Cancelada com a encomenda',
  },
  onlySend: (names) =>
    `Só utilizadores com a função Compras podem enviar documentos.${names === '' ? '' : ` Fale com ${names}.`}`,
  documents: 'Documentos',
  yours: 'O que enviou',
  issued: (version, day) => (version === 1 ? `Enviada a ${day}` : `Versão ${version}, enviada a ${day}`),
  none: 'A cotação aparece aqui assim que for enviada.',
  never: 'Esta encomenda foi cancelada antes do envio de uma cotação.',

  drafts: 'Documentos por aprovar',
  draftsLead: 'Verifique se estes documentos estão corretos para a alfândega. É com eles que enviamos a mercadoria.',
  round: (round) => (round === 1 ? 'Primeira versão' : `Versão ${round}, corrigida`),
  approve: 'Aprovar os documentos',
  reject: 'Rejeitar os documentos',
  onlyDecide: (names) =>
    `Só utilizadores com a função Compras podem aprová-los ou rejeitá-los.${names === '' ? '' : ` Fale com ${names}.`}`,
  draftsApproved: 'Aprovou os documentos. Vamos concluir a produção e enviar a mercadoria.',
  draftsRejected: 'Rejeitou os documentos. Vamos corrigi-los e enviá-los de novo.',
  rejectTitle: 'Rejeitar estes documentos?',
  rejectLead: 'Vamos corrigi-los e enviá-los de novo.',
  reason: 'O que está errado',
  enterReason: 'Indique o que está errado nos documentos',
  goBack: 'Voltar',
  lastRejected: (reason) => `Rejeitou a última versão: ${reason}`,

  track: 'Seguir a encomenda',
  shipment: 'Expedição',
  carrier: 'Transportador',
  shippedOn: 'Data de expedição',
  expectedOn: 'Data prevista',
  noLink: 'O transportador não forneceu uma ligação de seguimento.',
  invoice: 'Fatura',
  invoiceDue: (day) => `A pagar até ${day}`,
  onHold: 'Esta encomenda está retida.',
  heldForLabel: 'Prossegue assim que o rótulo for libertado.',
  heldHelp: 'Estamos a analisar o assunto. Não precisa de fazer nada.',
  heldWhileQuoted: (until) => `Estamos a analisar o assunto. Ainda pode confirmar a cotação até ${until}.`,
  heldWhileAsked: 'Estamos a analisar o assunto. Ainda pode enviar o que pedimos.',
  readyOn: (day) => `Prevemos concluir a produção a ${day}.`,
  readyLate: (day) => `A produção devia estar concluída a ${day}, mas ainda está em curso.`,
  earned: (coins) => `Com esta entrega ganhou ${coins}.`,
} satisfies Translated<typeof EnglishDocuments>

/** What goes with the goods, whenever it was added. */
export const additionsTexts = {
  title: 'Certificados e documentos de transporte',
  addedOn: (at) => `Adicionado a ${at}`,
  toCome: 'Por adicionar',
  trackingNumber: 'Número de seguimento',
  track: 'Seguir a mercadoria',
  lots: 'Números de lote',
} satisfies Translated<typeof EnglishAdditions>

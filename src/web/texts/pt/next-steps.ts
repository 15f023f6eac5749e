import type {
  nextTexts as EnglishNext,
  officeNextTexts as EnglishOfficeNext,
  procurementTexts as EnglishProcurement,
  promisedQuoteTexts as EnglishPromisedQuote,
} from '#texts/next-steps.ts'
import type { Translated } from '#web/texts/translated.ts'

/** One sentence each: what happens next, and who does it. Read by the distributor. */
export const nextTexts = {
  WAITING_FOR_QUOTE: 'Calculamos o frete e enviamos-lhe uma cotação.',
  QUOTE_RECEIVED: 'Confirme a encomenda para começarmos a tratar dela.',
  CONFIRMED: 'Pedimos um pré-pagamento ou iniciamos a produção.',
  WAITING_FOR_PREPAYMENT: 'Faça o pré-pagamento e envie-nos o comprovativo.',
  PREPAYMENT_SUBMITTED: 'Verificamos o seu comprovativo de pré-pagamento.',
  PREPAYMENT_APPROVED: 'Iniciamos a produção ou pedimos uma licença de importação.',
  WAITING_FOR_LICENSE: 'Envie-nos a licença de importação.',
  LICENSE_SUBMITTED: 'Verificamos a sua licença de importação.',
  LICENSE_APPROVED: 'Iniciamos a produção.',
  IN_PRODUCTION: 'Concluímos a produção e enviamos-lhe os documentos de transporte para aprovação.',
  DOCUMENTS_APPROVED: 'Concluímos a produção e enviamos a mercadoria com os documentos que aprovou.',
  DOCUMENTS_REJECTED: 'Corrigimos os documentos de transporte e enviamo-los de novo.',
  PENDING_APPROVAL: 'Aprove os documentos de transporte ou diga-nos o que está errado.',
  WAITING_FOR_PREINSPECTION: 'Envie-nos o documento de pré-inspeção.',
  PREINSPECTION_SUBMITTED: 'Verificamos o seu documento de pré-inspeção.',
  PREINSPECTION_APPROVED: 'Enviamos a mercadoria.',
  SHIPPED: 'O transportador entrega a mercadoria.',
  DELIVERED: 'Enviamos-lhe a fatura.',
  BILLED: 'Nada: esta encomenda está concluída.',
  CANCELLED: 'Encerrada. Não é preciso fazer nada. Pode repetir a encomenda.',
  ON_HOLD: 'Estamos a analisar o assunto. A encomenda prossegue assim que for libertada.',
  ON_HOLD_QUOTED: 'Pode confirmar a cotação. A encomenda prossegue assim que for libertada.',
} satisfies Translated<typeof EnglishNext>

/** What only PROCUREMENT does, as the others of the company read it. */
export const procurementTexts = {
  QUOTE_RECEIVED: 'A sua equipa de Compras confirma a encomenda, e começamos a tratar dela.',
  WAITING_FOR_PREPAYMENT: 'A sua equipa de Compras faz o pré-pagamento e envia-nos o comprovativo.',
  WAITING_FOR_LICENSE: 'A sua equipa de Compras envia-nos a licença de importação.',
  ON_HOLD_QUOTED: 'A sua equipa de Compras pode confirmar a cotação. A encomenda prossegue assim que for libertada.',
  PENDING_APPROVAL: 'A sua equipa de Compras aprova os documentos de transporte ou diz-nos o que está errado.',
  WAITING_FOR_PREINSPECTION: 'A sua equipa de Compras envia-nos o documento de pré-inspeção.',
} satisfies Translated<typeof EnglishProcurement>

/** The same for staff. */
export const officeNextTexts = {
  WAITING_FOR_QUOTE: 'A equipa de vendas envia a cotação.',
  QUOTE_RECEIVED: 'O distribuidor confirma ou rejeita a cotação.',
  CONFIRMED: 'A equipa de operações pede um pré-pagamento ou uma licença de importação, ou inicia a produção.',
  WAITING_FOR_PREPAYMENT: 'O distribuidor envia o comprovativo de pré-pagamento.',
  PREPAYMENT_SUBMITTED: 'A equipa de operações ou de qualidade analisa o comprovativo de pré-pagamento.',
  PREPAYMENT_APPROVED: 'A equipa de operações inicia a produção ou pede uma licença de importação.',
  WAITING_FOR_LICENSE: 'O distribuidor envia a licença de importação.',
  LICENSE_SUBMITTED: 'A equipa de operações ou de qualidade analisa a licença de importação.',
  LICENSE_APPROVED: 'A equipa de operações inicia a produção.',
  IN_PRODUCTION: 'A equipa de operações envia os documentos de transporte para aprovação.',
  DOCUMENTS_APPROVED: 'A equipa de operações expede a encomenda ou pede uma pré-inspeção.',
  DOCUMENTS_REJECTED: 'A equipa de operações corrige os documentos de transporte e envia-os de novo.',
  PENDING_APPROVAL: 'O distribuidor aprova ou rejeita os documentos de transporte.',
  WAITING_FOR_PREINSPECTION: 'O distribuidor envia o documento de pré-inspeção.',
  PREINSPECTION_SUBMITTED: 'A equipa de operações ou de qualidade analisa o documento de pré-inspeção.',
  PREINSPECTION_APPROVED: 'A equipa de operações expede a encomenda.',
  SHIPPED: 'A equipa de operações regista a entrega.',
  DELIVERED: 'A equipa de operações envia a fatura.',
  BILLED: 'Nada: esta encomenda está concluída.',
  CANCELLED: 'Encerrada. Não é preciso fazer nada.',
  ON_HOLD: 'A equipa de qualidade liberta a encomenda. Até lá, não pode avançar.',
  ON_HOLD_QUOTED:
    'A equipa de qualidade liberta a encomenda. Entretanto, o distribuidor pode confirmar ou rejeitar a cotação.',
} satisfies Translated<typeof EnglishOfficeNext>

/** The same for staff while a quote is promised: by when, or that this moment has passed. */
export const promisedQuoteTexts = {
  due: (by) => `A equipa de vendas envia a cotação. Está prometida em 72 horas: até ${by}.`,
  late: (by) => `A cotação está em atraso: foi prometida até ${by}. Envie-a o mais depressa possível.`,
} satisfies Translated<typeof EnglishPromisedQuote>
